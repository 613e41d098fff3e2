import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { memberships } from '@/db/relations/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { countAttempt } from '@/lib/auth/limits'
import { findOpenMembership } from '@/lib/schools/locks'
import { hadSeatAtSession, isCodeOpen } from './conditions'

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
  const recorded = await db
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
    .returning({ sessionId: inHouseAttendances.sessionId })
  if (recorded.length === 0) throw new AppError('invalid', 'attendanceCodeWrong')
}
