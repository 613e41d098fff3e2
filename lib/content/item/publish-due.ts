import 'server-only'
import { and, asc, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { items, itemTexts } from '@/db/schema'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'

/** Visitors see a due item before this runs: the job only settles its state and writes the audit log. */
export async function publishDueItems(): Promise<void> {
  try {
    const db = await database()
    await db.transaction((tx) => publishDue(tx as Db))
  } catch (error) {
    log().error({ event: 'content.publishing-failed', err: error })
  }
}

/** Of two instances at once, the second waits for the rows and then finds them published. */
export async function publishDue(tx: Db, condition?: SQL): Promise<void> {
  const due = await tx
    .select({ id: items.id, title })
    .from(items)
    .where(and(lte(items.publishAt, sql`now()`), condition))
    .orderBy(asc(items.id))
    .for('update')
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(items)
    .set({ state: 'published', publishAt: null, version: sql`${items.version} + 1` })
    .where(inArray(items.id, ids))
  for (const { id, title } of due)
    await writeAuditLog(tx, {
      action: 'item.published',
      actor: siteActor,
      targetId: id,
      values: { title, bySchedule: true },
    })
  await bumpContentVersion(tx)
}

/** In English, or in the language of the edition. */
const title = sql<string>`(select ${itemTexts.title} from ${itemTexts}
  where ${itemTexts.itemId} = ${items.id} order by ${itemTexts.language} = 'en' desc limit 1)`
