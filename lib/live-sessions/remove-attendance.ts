import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockLiveSessionById } from './locks'

/** In the transaction of the caller, which decides about the certificate. Returns the name. */
export async function removeAttendance(
  tx: Db,
  actor: { id: string },
  liveSessionId: string,
  userId: string,
): Promise<string> {
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
}

export async function getUserName(tx: Db, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new AppError('notFound', 'notFound')
  return `${user.firstname} ${user.lastname}`
}
