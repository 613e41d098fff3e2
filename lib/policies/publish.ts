import 'server-only'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { ORIGINAL_POLICY_DAYS, type PolicyName } from '@/base/policy-kinds'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { isEffective, isNotWithdrawn } from '@/db/read-models/policies'
import { policyVersions, policyWithdrawals } from '@/db/schema'
import type { PolicyTranslations } from '@/db/schema/policies'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockDraft, replaceDraft } from '@/lib/texts/drafts'
import { type AllowedDays, findPolicyFaults } from './drafts'
import { listPolicyFields, mergePolicyTranslations, requirePolicyName } from './fields'
import { readOriginals } from './original'

export type PolicyPublication = { number: number; effectiveFrom: string; isComing: boolean }

type NewVersion = Omit<typeof policyVersions.$inferInsert, 'publishedBy'>

type NewestVersion = Awaited<ReturnType<typeof findNewest>>

/** The draft becomes a version that never changes. Of two editors at once, the second is refused. */
export async function publishPolicy(
  viewer: { id: string },
  name: string,
  draftVersion: number,
): Promise<PolicyPublication> {
  const policy = requirePolicyName(name)
  const originals = await readOriginals(policy)
  const original = originals.en
  const db = await database()
  return db.transaction(async (tx) => {
    const text = await lockDraft(tx, policy)
    if (text.version !== draftVersion) throw new AppError('conflict', 'changedByColleague')
    const [newest, days] = [await findNewest(tx, policy), await readAllowedDays(tx)]
    if (newest?.isEffective === false)
      throw new AppError('conflict', 'policyComing', { values: { number: newest.number } })
    const errors = findPolicyFaults(policy, listPolicyFields(policy, originals), text.draft, days)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
    const { body = original, summary = '', effectiveFrom = days.today } = text.draft
    const isSameBody = body === (newest?.body ?? original)
    const number = await findNextNumber(tx, policy)
    const translations = mergePolicyTranslations(text.draft, { newest, number, isSameBody })
    if (isSameBody && isNothingNew(translations, newest))
      throw new AppError('conflict', 'policyUnchanged')
    await addVersion(tx, viewer, {
      ...{ policy, number, body, translations, effectiveFrom },
      summary: summary.replaceAll(/\s+/g, ' '),
      replacedOriginal: newest ? null : { body: original, since: ORIGINAL_POLICY_DAYS[policy] },
    })
    // Summary, day and confirmation belong to the published version.
    const { summary: _, effectiveFrom: __, confirmation: ___, ...draft } = text.draft
    await replaceDraft(tx, viewer, text, { draft })
    return { number, effectiveFrom, isComing: effectiveFrom > days.today }
  })
}

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

/** Neither a changed translation nor one that was older than the English text. */
const isNothingNew = (translations: PolicyTranslations, newest: NewestVersion): boolean => {
  const before = newest?.translations ?? {}
  const hasSameBody = ([language, { body }]: [string, { body: string }]) =>
    before[language]?.body === body && before[language]?.of === newest?.number
  return (
    Object.keys(before).length === Object.keys(translations).length &&
    Object.entries(translations).every(hasSameBody)
  )
}

async function findNewest(tx: Db, policy: PolicyName) {
  const { number, body, translations } = policyVersions
  const [newest] = await tx
    .select({ number, body, translations, isEffective })
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
async function findNextNumber(tx: Db, policy: PolicyName): Promise<number> {
  const [last] = await tx
    .select({ number: max(policyVersions.number) })
    .from(policyVersions)
    .where(eq(policyVersions.policy, policy))
  return (last?.number ?? 1) + 1
}

async function addVersion(tx: Db, viewer: { id: string }, version: NewVersion): Promise<void> {
  const { policy, number, effectiveFrom } = version
  await tx.insert(policyVersions).values({ ...version, publishedBy: viewer.id })
  await bumpContentVersion(tx)
  await writeAuditLog(tx, {
    action: 'policy.published',
    actor: userActor(viewer.id),
    targetId: policy,
    values: { policy, number, day: effectiveFrom },
  })
}
