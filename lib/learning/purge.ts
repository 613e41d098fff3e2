import 'server-only'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { learningEntries } from '@/db/schema'

/** What was removed can be taken back for a day, and is then gone. */
export async function purgeRemovedEntries(db: Db): Promise<void> {
  await db.delete(learningEntries).where(lt(learningEntries.removedAt, ago(RETENTION.removedEntry)))
}
