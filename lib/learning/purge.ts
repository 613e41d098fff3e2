import 'server-only'
import { lt } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { learningEntries } from '@/db/schema'

/** What was removed can be taken back for a day, and is then gone. */
export async function purgeEntries(db: Db): Promise<void> {
  await db.delete(learningEntries).where(lt(learningEntries.removedAt, ago(KEPT_FOR.removedEntry)))
}
