import 'server-only'
import { settings } from '@/base/settings'
import { fingerprint, hashToken } from '@/lib/auth/secrets'
import { routes } from '@/lib/routes'
import { createStaffRoomCode } from './staff-room-code'

/** Derived from the id, so that an email can be sent again while the database holds only a hash. */
export const createInvitationToken = (id: string) => fingerprint('invitation', id)
export const createInvitationHash = (id: string) => hashToken(createInvitationToken(id))
export const buildJoinUrl = (id: string) => toJoinUrl(createInvitationToken(id))

export const buildCodeUrl = (id: string) => toJoinUrl(createStaffRoomCode(id))

const toJoinUrl = (token: string) => new URL(routes.join(token), settings().appUrl).href
