import 'server-only'
import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendanceInvitations, liveSessions } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { recordAttendance } from '../record-attendance'

/** Once an address is confirmed. Housekeeping covers every other way to confirm one. */
export const matchInvitedUser = (userId: string) => matchInvited(eq(users.id, userId))

export const matchAllInvited = () => matchInvited()

/** Locked invitations belong to another run, so two at once record each attendance once. */
async function matchInvited(condition?: SQL): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const matchedRows = await tx
      .select({
        id: attendanceInvitations.id,
        liveSession: { id: liveSessions.id, title: liveSessions.title },
        userId: users.id,
      })
      .from(attendanceInvitations)
      .innerJoin(liveSessions, eq(liveSessions.id, attendanceInvitations.liveSessionId))
      .innerJoin(users, sql`lower(${users.email}) = lower(${attendanceInvitations.email})`)
      .where(and(isNotNull(users.emailConfirmedAt), condition))
      .for('update', { of: attendanceInvitations, skipLocked: true })
    for (const { id, liveSession, userId } of matchedRows) {
      await recordAttendance(tx, siteActor, liveSession, userId)
      await tx.delete(attendanceInvitations).where(eq(attendanceInvitations.id, id))
    }
  })
}

/** Addresses of people who never registered must not be kept. */
export async function purgeAttendanceInvitations(db: Db): Promise<void> {
  await db
    .delete(attendanceInvitations)
    .where(lt(attendanceInvitations.createdAt, ago(RETENTION.attendanceInvitation)))
}
