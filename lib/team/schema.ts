import * as z from 'zod/mini'
import { emailAddress, fieldError, requiredText } from '@/base/text'

/** Crockford's alphabet: without lookalikes. */
export const RECOVERY_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TEAM_ROLES = ['editor', 'manager', 'accounts', 'viewer'] as const

const CHAR_REPLACEMENTS: Record<string, string> = { O: '0', I: '1', L: '1' }

export const factorCodeForm = z.object({
  code: requiredText('codeRequired', 40).check(
    z.overwrite((text) =>
      text
        .toUpperCase()
        .replace(/[\s-]/g, '')
        .replace(/[OIL]/g, (char) => CHAR_REPLACEMENTS[char] ?? char),
    ),
    z.regex(/^(\d{6}|[0-9A-Z]{12})$/, fieldError('codeInvalid')),
  ),
})

export const formatRecoveryCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code

export const roleAssignment = z.object({
  email: emailAddress('emailRequired', 'emailInvalid'),
  role: z.enum(TEAM_ROLES, fieldError('roleRequired')),
})

export const roleChange = z.object({ role: z.enum(TEAM_ROLES, fieldError('roleRequired')) })

export type VerificationMethods = { passkey: boolean; code: boolean; password: boolean }

export type TeamSearchHit = { url: string; name: string; detail: string }
export type TeamSearchGroup = { title: string; hits: TeamSearchHit[] }
