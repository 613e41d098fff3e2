import 'server-only'
import { settings } from '@/base/settings'
import { fingerprint, tokenHash } from '@/lib/auth/secrets'

/**
 * An invitation's token follows from its id and the site's secret, so that a coordinator can be shown
 * the staff room's link again, and a letter can be sent again, while the database holds only a hash.
 */
export const invitationToken = (id: string) => fingerprint('invitation', id)
export const invitationHash = (id: string) => tokenHash(invitationToken(id))
export const joinAddress = (id: string) =>
  new URL(`/join/${invitationToken(id)}`, settings().appUrl).href
