import 'server-only'
import { and, isNull, lt, or, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import { logInterruption } from './interruption'

const KEPT_DAYS = 30

/** Deletes what was sent or given up a month ago. Never throws: the next purge makes up for it. */
export async function purgeOldMail(): Promise<void> {
  const monthAgo = sql`now() - make_interval(days => ${KEPT_DAYS})`
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
  } catch (error) {
    logInterruption('purging', error)
  }
}
