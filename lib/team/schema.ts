import * as z from 'zod/mini'
import { emailAddress, requiredText, saying } from '@/base/text'

/** Crockford's signs: none that is taken for another. */
export const RECOVERY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ROLES = ['editor', 'manager'] as const

const READ_AS: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Six digits of the app, or one of the recovery codes, however it was typed. */
export const factorCode = z.object({
  code: requiredText('codeRequired', 40).check(
    z.overwrite((text) =>
      text
        .toUpperCase()
        .replace(/[\s-]/g, '')
        .replace(/[OIL]/g, (sign) => READ_AS[sign] ?? sign),
    ),
    z.regex(/^(\d{6}|[0-9A-Z]{12})$/, saying('codeOdd')),
  ),
})

/** In three groups, as a person copies it. */
export const asWritten = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code

export const roleGift = z.object({
  email: emailAddress('emailRequired', 'emailInvalid'),
  role: z.enum(ROLES, saying('roleRequired')),
})

export const roleChange = z.object({ role: z.enum(ROLES, saying('roleRequired')) })

/** By what somebody can show who they are. */
export type WaysToProve = { passkey: boolean; code: boolean; password: boolean }
