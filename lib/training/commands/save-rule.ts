import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { trainingRules } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { TrainingRuleInput } from '../schema'

/** Replaces the board's rule of the same year; earlier years keep theirs. */
export async function saveTrainingRule(
  viewer: { id: string },
  { board, firstYear, ...rule }: TrainingRuleInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await tx
      .insert(trainingRules)
      .values({ board, firstYear, ...rule, savedBy: viewer.id })
      .onConflictDoUpdate({
        target: [trainingRules.board, trainingRules.firstYear],
        set: { ...rule, savedBy: viewer.id, createdAt: sql`now()` },
      })
    await writeAuditLog(tx, {
      action: 'training-rule.saved',
      actor: userActor(viewer.id),
      values: { board, firstYear },
    })
  })
}
