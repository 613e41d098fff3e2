import 'server-only'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { learningEntries } from '@/db/schema'

/** A removed entry can be restored for a day. */
export async function purgeRemovedEntries(db: Db): Promise<void> {
  await db.delete(learningEntries).where(lt(learningEntries.removedAt, ago(RETENTION.removedEntry)))
}
