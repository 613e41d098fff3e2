import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { draftUsage } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'

/** Texts by the model count against the remaining school, so that a merge gives it no new limit. */
export const moveDraftUsage: MoveToSchool = async (tx, { from, into }) => {
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
