import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { bumpContentVersion } from '@/db/bump-content-version'
import { database } from '@/db/client'
import { isEffective } from '@/db/relations/policies'
import { policyVersions, policyWithdrawals } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockDraft, replaceDraft } from '@/lib/texts/drafts'
import { requirePolicyName } from '../names'

/** Only before the version is in force. Its summary and day return to the draft. */
export async function withdrawPolicyVersion(
  viewer: { id: string },
  name: string,
  number: number,
): Promise<void> {
  const policy = requirePolicyName(name)
  const db = await database()
  await db.transaction(async (tx) => {
    const text = await lockDraft(tx, policy)
    const { summary, effectiveFrom } = policyVersions
    const [version] = await tx
      .select({ summary, effectiveFrom, isEffective })
      .from(policyVersions)
      .where(and(eq(policyVersions.policy, policy), eq(policyVersions.number, number)))
    if (!version) throw new AppError('notFound', 'notFound')
    const withdrawn = await tx
      .insert(policyWithdrawals)
      .values({ policy, number, withdrawnBy: viewer.id })
      .onConflictDoNothing()
      .returning({ number: policyWithdrawals.number })
    if (withdrawn.length === 0) return
    if (version.isEffective) throw new AppError('conflict', 'policyInForce')
    const notes = { summary: version.summary, effectiveFrom: version.effectiveFrom }
    await replaceDraft(tx, viewer, text, { draft: { ...notes, ...text.draft } })
    await bumpContentVersion(tx)
    await writeAuditLog(tx, {
      action: 'policy.withdrawn',
      actor: userActor(viewer.id),
      targetId: policy,
      values: { policy, number },
    })
  })
}
