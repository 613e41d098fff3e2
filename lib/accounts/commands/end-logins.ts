import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'

export async function endAllLogins(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, requireUuid(id)))
    if (!user) throw new AppError('notFound', 'notFound')
    const endedSessions = await tx
      .delete(sessions)
      .where(eq(sessions.userId, id))
      .returning({ id: sessions.id })
    const values = { logins: endedSessions.length }
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'login-sessions.ended', actor, userId: id, values })
    return values
  })
}
