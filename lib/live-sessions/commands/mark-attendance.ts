import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockLiveSessionById } from '../locks'
import { recordAttendance } from '../record-attendance'

type AttendanceEditor = { id: string }

/** Registers nobody, so that removing the attendance restores the state before. */
export async function markPresent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockLiveSessionById(tx, liveSessionId)
    const name = await getUserName(tx, userId)
    await recordAttendance(tx, userActor(actor.id), liveSession, userId)
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
    const { title } = await lockLiveSessionById(tx, liveSessionId)
    const name = await getUserName(tx, userId)
    const deletedRows = await tx
      .delete(attendances)
      .where(and(eq(attendances.liveSessionId, liveSessionId), eq(attendances.userId, userId)))
      .returning({ at: attendances.at })
    if (deletedRows.length > 0)
      await writeAuditLog(tx, {
        action: 'attendance.removed',
        ...{ actor: userActor(actor.id), userId, targetId: liveSessionId },
        values: { title },
      })
    return name
  })
}

async function getUserName(tx: Db, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new AppError('notFound', 'notFound')
  return `${user.firstname} ${user.lastname}`
}
