import 'server-only'
import { lte, sql } from 'drizzle-orm'
import { metrics } from '@/base/metrics'
import { database } from '@/db/client'
import { mailOutbox } from '@/db/schema'

/** What is due; a postponed email is not. */
export async function updateMailMetrics(): Promise<void> {
  try {
    const db = await database()
    const [row] = await db
      .select({
        waiting: sql<number>`count(*)::int`,
        oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailOutbox.dueAt})), 0)::float8`,
      })
      .from(mailOutbox)
      .where(lte(mailOutbox.dueAt, sql`now()`))
    metrics.mailQueue.set(row?.waiting ?? 0)
    metrics.mailQueueAge.set(row?.oldestSeconds ?? 0)
  } catch {
    // Without a database the other metrics matter most; these keep their last values.
  }
}
