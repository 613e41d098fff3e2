import 'server-only'
import { settings } from '@/base/settings'
import { fingerprint, hashToken } from '@/lib/auth/secrets'
import { routes } from '@/lib/routes'
import { createStaffRoomCode } from './staff-room-code'

/**
 * An invitation's token follows from its id and the site's secret, so that an email can be sent again
 * while the database holds only a hash.
 */
export const createInvitationToken = (id: string) => fingerprint('invitation', id)
export const createInvitationHash = (id: string) => hashToken(createInvitationToken(id))
export const buildJoinUrl = (id: string) => toJoinUrl(createInvitationToken(id))

/** The staff room's link is short enough to type. */
export const buildCodeUrl = (id: string) => toJoinUrl(createStaffRoomCode(id))

const toJoinUrl = (token: string) => new URL(routes.join(token), settings().appUrl).href
