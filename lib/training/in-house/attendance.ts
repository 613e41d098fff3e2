import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttempt } from '@/lib/auth/rate-limits'
import { findOpenMembership } from '@/lib/schools/locks'
import { tellInHouseAttendances } from '../webhook-events'
import { hadSeatAtSession, inHouseCounts, isCodeOpen } from './hours'
import { type Coordinator, lockOpenSession, lockOwnSession } from './session'

/** From now on teachers can print the school's certificate. */
export async function closeInHouseAttendance(viewer: Coordinator, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school, session } = await lockOpenSession(tx, viewer, id)
    const closedRows = await tx
      .update(inHouseSessions)
      .set({ closedAt: sql`now()` })
      .where(sql`${inHouseSessions.id} = ${session.id} and ${inHouseCounts}`)
      .returning({ id: inHouseSessions.id })
    if (closedRows.length === 0) throw new AppError('conflict', 'inHouseSessionNotOver')
    await logChange(tx, 'in-house-session.closed', viewer, school.id, session)
  })
}

/** To correct a mistake. Until it is closed again, nobody can print a certificate. */
export async function reopenInHouseAttendance(viewer: Coordinator, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school, session } = await lockOwnSession(tx, viewer, id)
    if (session.cancelledAt || !session.closedAt) throw new AppError('notFound', 'notFound')
    await tx
      .update(inHouseSessions)
      .set({ closedAt: null })
      .where(eq(inHouseSessions.id, session.id))
    await logChange(tx, 'in-house-session.reopened', viewer, school.id, session)
  })
}

/**
 * A code of another school is as wrong as any other. So is one that a teacher got who joined the school after
 * the session.
 */
export async function submitInHouseCode(viewer: { id: string }, input: string): Promise<void> {
  const db = await database()
  const membership = await findOpenMembership(db, viewer.id)
  if (!membership) throw new AppError('notFound', 'notFound')
  await countAttempt('ATTENDANCE_CODE', `in-house ${viewer.id}`)
  const isOwn = and(
    eq(memberships.userId, viewer.id),
    eq(memberships.schoolId, membership.schoolId),
  )
  const recorded = await db.transaction(async (tx) => {
    const recordedRows = await tx
      .insert(inHouseAttendances)
      .select(
        db
          .select({
            sessionId: inHouseSessions.id,
            userId: sql<string>`${viewer.id}::uuid`.as('user_id'),
            source: sql<'code'>`'code'`.as('source'),
            at: sql<Date>`now()`.as('at'),
          })
          .from(inHouseSessions)
          .where(
            and(
              eq(inHouseSessions.schoolId, membership.schoolId),
              eq(inHouseSessions.attendanceCode, input.trim().toUpperCase()),
              isCodeOpen,
              sql`exists (select from ${memberships} where ${isOwn} and ${memberships.leftAt} is null)`,
              sql`exists (select from ${memberships} where ${isOwn} and ${hadSeatAtSession})`,
            ),
          ),
      )
      .onConflictDoUpdate({
        target: [inHouseAttendances.sessionId, inHouseAttendances.userId],
        set: { userId: viewer.id },
      })
      .returning({
        sessionId: inHouseAttendances.sessionId,
        isNew: sql<boolean>`xmax = 0`,
      })
    for (const { sessionId, isNew } of recordedRows)
      if (isNew) await tellInHouseAttendances(tx, sessionId, [viewer.id])
    return recordedRows
  })
  if (recorded.length === 0) throw new AppError('invalid', 'attendanceCodeWrong')
}

const logChange = (
  tx: Db,
  action: 'in-house-session.closed' | 'in-house-session.reopened',
  viewer: Coordinator,
  schoolId: string,
  { id: targetId, title }: { id: string; title: string },
) =>
  writeAuditLog(tx, {
    ...{ action, actor: userActor(viewer.id), schoolId, targetId },
    values: { title },
  })
