import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { attendanceInvitations } from '@/db/schema'
import { MAX_INVITED_ATTENDEES } from '../attendee-schema'

/** People who took part and have not confirmed an account yet. The limit of a session is a page. */
export async function findInvitedAttendees(liveSessionId: string) {
  const db = await database()
  return db
    .select({
      id: attendanceInvitations.id,
      name: attendanceInvitations.name,
      email: attendanceInvitations.email,
      invitedAt: attendanceInvitations.createdAt,
    })
    .from(attendanceInvitations)
    .where(eq(attendanceInvitations.liveSessionId, liveSessionId))
    .orderBy(orderByName(attendanceInvitations.name), asc(attendanceInvitations.id))
    .limit(MAX_INVITED_ATTENDEES)
}

export type InvitedAttendee = Awaited<ReturnType<typeof findInvitedAttendees>>[number]
