import 'server-only'
import * as z from 'zod/mini'
import type { SignInProvider, SignInProviderKey } from '@/base/settings/sign-in'

/** Who logged in, as the provider says. Issuer and subject identify; all the rest may change. */
export type ProviderIdentity = {
  provider: SignInProviderKey
  issuer: string
  subject: string
  email: string | null
  /** The provider knows that the mailbox belongs to this person. */
  isEmailVerified: boolean
  /** The organisation: a Workspace domain (`hd`) or a directory (`tid`). */
  tenant: string | null
  firstname: string
  lastname: string
}

const MAX_CHARS = 255
const MAX_NAME = 80

const text = z.optional(z.catch(z.string().check(z.maxLength(MAX_CHARS)), ''))

const claims = z.object({
  iss: z.string().check(z.minLength(1), z.maxLength(MAX_CHARS)),
  sub: z.string().check(z.minLength(1), z.maxLength(MAX_CHARS)),
  email: text,
  email_verified: z.optional(z.unknown()),
  /** Microsoft's claim for an address whose domain the organisation owns. */
  xms_edov: z.optional(z.unknown()),
  hd: text,
  tid: text,
  /** Where Microsoft's guest of a directory comes from. */
  idp: text,
  given_name: text,
  family_name: text,
})

type Claims = z.output<typeof claims>

/** Of accounts that belong to no organisation. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Rejects claims without an identity. */
export function toIdentity({ key }: SignInProvider, value: unknown): ProviderIdentity {
  const given = claims.parse(value)
  const tenant = TENANTS[key](given).toLowerCase()
  return {
    provider: key,
    issuer: given.iss,
    subject: given.sub,
    email: given.email || null,
    isEmailVerified: Boolean(given.email) && VERIFIED[key](given),
    tenant: tenant === '' || tenant === PERSONAL_TENANT ? null : tenant,
    firstname: (given.given_name ?? '').slice(0, MAX_NAME),
    lastname: (given.family_name ?? '').slice(0, MAX_NAME),
  }
}

const TENANTS: Record<SignInProviderKey, (given: Claims) => string> = {
  google: ({ hd }) => hd ?? '',
  // A guest does not belong to the directory that lets him in.
  microsoft: ({ tid = '', idp }) =>
    idp && !idp.toLowerCase().includes(tid.toLowerCase()) ? '' : tid,
  other: () => '',
}

/**
 * Google vouches for its own mailboxes and those of a Workspace; another address may have changed hands since.
 * A Microsoft directory may contain any address.
 */
const VERIFIED: Record<SignInProviderKey, (given: Claims) => boolean> = {
  google: ({ email = '', email_verified: isVerified, hd }) =>
    isVerified === true && (Boolean(hd) || email.toLowerCase().endsWith('@gmail.com')),
  microsoft: ({ xms_edov: isOwned }) => isOwned === true || isOwned === 1 || isOwned === '1',
  other: ({ email_verified: isVerified }) => isVerified === true,
}
