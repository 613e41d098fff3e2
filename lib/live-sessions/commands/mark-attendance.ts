import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { presences, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockLiveSessionById } from '../locks'

type AttendanceEditor = { id: string }

/** Registers nobody, so that removing the attendance restores the state before. */
export async function markPresent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const name = await lockAndGetUserName(tx, liveSessionId, userId)
    const insertedRows = await tx
      .insert(presences)
      .values({ gatheringId: liveSessionId, userId, how: 'hand' })
      .onConflictDoNothing()
      .returning({ at: presences.at })
    if (insertedRows.length > 0)
      await writeAuditLog(tx, { action: 'presence.noted', actor: userActor(actor.id), userId })
    return name
  })
}

export async function markAbsent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const name = await lockAndGetUserName(tx, liveSessionId, userId)
    const deletedRows = await tx
      .delete(presences)
      .where(and(eq(presences.gatheringId, liveSessionId), eq(presences.userId, userId)))
      .returning({ at: presences.at })
    if (deletedRows.length > 0)
      await writeAuditLog(tx, { action: 'presence.removed', actor: userActor(actor.id), userId })
    return name
  })
}

async function lockAndGetUserName(tx: Db, liveSessionId: string, userId: string): Promise<string> {
  await lockLiveSessionById(tx, liveSessionId)
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new AppError('notFound', 'nothingHere')
  return `${user.firstname} ${user.lastname}`
}
