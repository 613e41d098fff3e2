import 'server-only'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { ORIGINAL_POLICY_DAYS, type PolicyName } from '@/base/policy-kinds'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { isEffective, isNotWithdrawn } from '@/db/relations/policies'
import { policyVersions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockDraft, replaceDraft } from '@/lib/texts/drafts'
import { listPolicyFields } from '../fields'
import { type AllowedDays, findPolicyFaults } from '../find-faults'
import { requirePolicyName } from '../names'
import { readOriginal } from '../original'

export type PolicyPublication = { number: number; effectiveFrom: string; isComing: boolean }

type NewVersion = Omit<typeof policyVersions.$inferInsert, 'number' | 'publishedBy'>

/** The draft becomes a version that never changes. Of two editors at once, the second is refused. */
export async function publishPolicy(
  viewer: { id: string },
  name: string,
  draftVersion: number,
): Promise<PolicyPublication> {
  const policy = requirePolicyName(name)
  const original = await readOriginal(policy)
  const db = await database()
  return db.transaction(async (tx) => {
    const text = await lockDraft(tx, policy)
    if (text.version !== draftVersion) throw new AppError('conflict', 'changedByColleague')
    const [newest, days] = [await findNewest(tx, policy), await readAllowedDays(tx)]
    if (newest?.isEffective === false)
      throw new AppError('conflict', 'policyComing', { values: { number: newest.number } })
    const errors = findPolicyFaults(listPolicyFields(policy, original), text.draft, days)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
    const { body = original, summary = '', effectiveFrom = days.today } = text.draft
    if (body === (newest?.body ?? original)) throw new AppError('conflict', 'policyUnchanged')
    const number = await addVersion(tx, viewer, {
      ...{ policy, body, effectiveFrom },
      summary: summary.replaceAll(/\s+/g, ' '),
      replacedOriginal: newest ? null : { body: original, since: ORIGINAL_POLICY_DAYS[policy] },
    })
    // Summary and day belong to the published version.
    const { summary: _, effectiveFrom: __, ...draft } = text.draft
    await replaceDraft(tx, viewer, text, { draft })
    return { number, effectiveFrom, isComing: effectiveFrom > days.today }
  })
}

async function findNewest(tx: Db, policy: PolicyName) {
  const { number, body } = policyVersions
  const [newest] = await tx
    .select({ number, body, isEffective })
    .from(policyVersions)
    .where(and(eq(policyVersions.policy, policy), isNotWithdrawn))
    .orderBy(desc(number))
    .limit(1)
  return newest
}

async function readAllowedDays(tx: Db): Promise<AllowedDays> {
  const [days] = await tx
    .select({
      today: sql<string>`day_in_india()::text`,
      lastDay: sql<string>`(day_in_india() + 364)::text`,
    })
    .from(sql`(values (1)) as once`)
  if (!days) throw new Error('the database returned no day')
  return days
}

/** Numbers of withdrawn versions are not used again. */
async function addVersion(tx: Db, viewer: { id: string }, version: NewVersion): Promise<number> {
  const { policy, effectiveFrom } = version
  const [last] = await tx
    .select({ number: max(policyVersions.number) })
    .from(policyVersions)
    .where(eq(policyVersions.policy, policy))
  const number = (last?.number ?? 1) + 1
  await tx.insert(policyVersions).values({ ...version, number, publishedBy: viewer.id })
  await bumpContentVersion(tx)
  await writeAuditLog(tx, {
    action: 'policy.published',
    actor: userActor(viewer.id),
    targetId: policy,
    values: { policy, number, day: effectiveFrom },
  })
  return number
}
