import 'server-only'
import { settings } from '@/base/settings'
import { fingerprint, hashToken, listFingerprints } from '@/lib/auth/secrets'
import { routes } from '@/lib/routes'

/** Derived from the id, so that an email can be sent again while the database holds only a hash. */
export const createInvitationToken = (id: string) => fingerprint('invitation', id)
export const createInvitationHash = (id: string) => hashToken(createInvitationToken(id))
export const buildJoinUrl = (id: string) => toJoinUrl(createInvitationToken(id))

/** Null if it was created with a secret that the site no longer has. */
export function findJoinUrl(id: string, hash: string): string | null {
  const tokens = listFingerprints('invitation', id)
  const token = tokens.find((candidate) => hashToken(candidate) === hash)
  return token ? toJoinUrl(token) : null
}

export const buildCodeUrl = (code: string) => toJoinUrl(code)

const toJoinUrl = (token: string) => new URL(routes.join(token), settings().appUrl).href
