import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { listChanges, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { InHouseSessionUpdateInput } from '../schema'
import { createItemError, isPublishedItem, toSessionColumns } from './plan'
import { type Coordinator, hadSeat, lockOpenSession } from './session'

/** Rejects a form that was opened before a colleague saved. */
export async function changeInHouseSession(
  viewer: Coordinator,
  id: string,
  { version, ...plan }: InHouseSessionUpdateInput,
): Promise<void> {
  const columns = toSessionColumns(plan)
  const isPublished = await isPublishedItem(columns.itemId)
  const db = await database()
  await db.transaction(async (tx) => {
    const { school, session } = await lockOpenSession(tx, viewer, id)
    if (session.version !== version) throw new AppError('conflict', 'inHouseSessionChanged')
    // An item that is no longer published may stay.
    if (columns.itemId !== session.itemId && !isPublished) throw createItemError()
    await tx
      .update(inHouseSessions)
      .set({ ...columns, version: version + 1 })
      .where(eq(inHouseSessions.id, session.id))
    await rejectAbsentAttendees(tx, session.id)
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.changed', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: session.id },
      values: {
        title: session.title,
        changes: listChanges(toAuditFields(session), toAuditFields(columns), AUDIT_FIELDS),
      },
    })
  })
}

const AUDIT_FIELDS = ['title', 'startsAt', 'minutes'] as const

const toAuditFields = ({ title, startsAt, minutes }: AuditedPlan) => ({
  ...{ title, minutes },
  startsAt: startsAt.toISOString(),
})

type AuditedPlan = { title: string; startsAt: Date; minutes: number }

/** At the new time each attendee must have had a seat, and the session must have started. */
async function rejectAbsentAttendees(tx: Db, sessionId: string) {
  const [absent] = await tx
    .select({ userId: users.id })
    .from(inHouseAttendances)
    .innerJoin(users, eq(users.id, inHouseAttendances.userId))
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .where(
      and(
        eq(inHouseAttendances.sessionId, sessionId),
        sql`(${inHouseSessions.startsAt} > now() or not ${hadSeat(sessionId)})`,
      ),
    )
    .limit(1)
  if (absent) throw new AppError('conflict', 'inHouseAttendeesElsewhere')
}
