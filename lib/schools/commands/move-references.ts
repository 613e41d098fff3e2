import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { announcements, draftUsage, inHouseSessions, orders } from '@/db/schema'

type SchoolIds = { from: string; into: string }

/** What needs no rule of its own: the rows name the remaining school from now on. */
export async function moveReferences(tx: Db, { from, into }: SchoolIds): Promise<void> {
  for (const table of [orders, inHouseSessions])
    await tx.update(table).set({ schoolId: into }).where(eq(table.schoolId, from))
  // The audience of an announcement names a school without a foreign key.
  await tx
    .update(announcements)
    .set({ audienceValue: into })
    .where(eq(announcements.audienceValue, from))
  await moveDraftUsage(tx, { from, into })
}

/** Texts by the model count against the remaining school, so that a merge gives it no new limit. */
async function moveDraftUsage(tx: Db, { from, into }: SchoolIds): Promise<void> {
  await tx.execute(sql`insert into draft_usage
      (key, scope, school_id, period, texts, input_tokens, output_tokens)
    select replace(key, ${from}, ${into}), scope, ${into}::uuid, period, texts, input_tokens, output_tokens
    from draft_usage where school_id = ${from}
    on conflict (key) do update set
      texts = draft_usage.texts + excluded.texts,
      input_tokens = draft_usage.input_tokens + excluded.input_tokens,
      output_tokens = draft_usage.output_tokens + excluded.output_tokens`)
  await tx.delete(draftUsage).where(eq(draftUsage.schoolId, from))
}
