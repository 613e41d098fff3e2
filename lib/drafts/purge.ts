import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { draftUsage } from '@/db/schema'

/** The counts of schools and of the site hold no personal data and stay. */
export async function purgeDraftUsage(db: Db): Promise<void> {
  await db
    .delete(draftUsage)
    .where(
      and(
        eq(draftUsage.scope, 'user'),
        sql`${draftUsage.period} < (${ago(RETENTION.draftUsage)})::date`,
      ),
    )
}
