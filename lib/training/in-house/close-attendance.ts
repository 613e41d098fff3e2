import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { inHouseSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { inHouseCounts } from './conditions'
import { type Coordinator, lockOpenSession, lockOwnSession } from './own-session'

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
