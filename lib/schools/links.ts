import 'server-only'
import { settings } from '@/base/settings'
import { fingerprint, tokenHash } from '@/lib/auth/secrets'
import { routes } from '@/lib/routes'
import { staffCode } from './staff-code'

/**
 * An invitation's token follows from its id and the site's secret, so that an email can be sent again
 * while the database holds only a hash.
 */
export const invitationToken = (id: string) => fingerprint('invitation', id)
export const invitationHash = (id: string) => tokenHash(invitationToken(id))
export const joinAddress = (id: string) => addressOf(invitationToken(id))

/** The staff room's link is short enough to type. */
export const codeAddress = (id: string) => addressOf(staffCode(id))

const addressOf = (token: string) => new URL(routes.join(token), settings().appUrl).href
