import 'server-only'
import { and, isNull, lt, or } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { mailBatches, mailOutbox } from '@/db/schema'
import { logInterruption } from './dispatch'

/** Sent or abandoned a month ago. Never throws: the next purge makes up for it. */
export async function purgeOldMail(): Promise<void> {
  const monthAgo = ago(RETENTION.sentMail)
  try {
    const db = await database()
    await db
      .delete(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.dueAt),
          lt(mailOutbox.createdAt, monthAgo),
          or(isNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, monthAgo)),
        ),
      )
    await db.delete(mailBatches).where(lt(mailBatches.createdAt, ago(RETENTION.mailBatch)))
  } catch (error) {
    logInterruption('purging', error)
  }
}
