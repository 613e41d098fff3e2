import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { inHouseSessions } from '@/db/schema'
import { lockOwnSchool } from '@/lib/schools/locks'
import { hasStarted } from './conditions'

export type Coordinator = { id: string }

export const isSessionOf = (schoolId: string, id: string) =>
  and(eq(inHouseSessions.id, requireUuid(id)), eq(inHouseSessions.schoolId, schoolId))

/** Of the school that this user coordinates; any other is not found. */
export async function lockOwnSession(tx: Db, viewer: Coordinator, id: string) {
  const { school } = await lockOwnSchool(tx, viewer.id)
  const [session] = await tx
    .select({
      id: inHouseSessions.id,
      title: inHouseSessions.title,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      itemId: inHouseSessions.itemId,
      version: inHouseSessions.version,
      signedListFileId: inHouseSessions.signedListFileId,
      closedAt: inHouseSessions.closedAt,
      cancelledAt: inHouseSessions.cancelledAt,
      hasStarted,
    })
    .from(inHouseSessions)
    .where(isSessionOf(school.id, id))
    .for('no key update')
  if (!session) throw new AppError('notFound', 'notFound')
  return { school, session }
}

/** A cancelled session is not found; a closed one keeps its details and attendance. */
export async function lockOpenSession(tx: Db, viewer: Coordinator, id: string) {
  const { school, session } = await lockOwnSession(tx, viewer, id)
  if (session.cancelledAt) throw new AppError('notFound', 'notFound')
  if (session.closedAt) throw new AppError('conflict', 'inHouseAttendanceClosed')
  return { school, session }
}
