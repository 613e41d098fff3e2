import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { policyVersions, policyWithdrawals } from '@/db/schema'
import { type TranslatedLanguage, translatedLanguages } from '@/i18n/languages'
import { toTranslatedField } from '@/lib/texts/fact-fields'
import { fillFields } from '@/lib/texts/fields'
import type { TextFieldValues } from '@/lib/texts/kinds'
import { type EditedDraft, findTextDraft } from '@/lib/texts/team'
import { findPolicyName, listPolicyFields } from './fields'
import { composePolicyText, getPolicyOwner, type PolicyText, readOriginals } from './original'
import { loadTimelines } from './published'
import type { PolicyTimeline } from './timeline'

export type PolicySummary = {
  id: PolicyName
  timeline: PolicyTimeline
  hasDraft: boolean
  outdatedLanguages: TranslatedLanguage[]
}

export async function listPolicies(): Promise<PolicySummary[]> {
  const timelines = await loadTimelines()
  const summaries: PolicySummary[] = []
  for (const id of POLICY_NAMES) {
    const [draft, published] = [(await findTextDraft(id))?.draft ?? {}, await listPublished(id)]
    summaries.push({
      ...{ id, timeline: timelines[id], hasDraft: differs(draft, published) },
      outdatedLanguages: listOutdated(published),
    })
  }
  return summaries
}

export type PublishedPolicyVersion = {
  number: number
  effectiveFrom: string
  summary: string
  publishedAt: Date
  /** Null if the account was erased. */
  publishedBy: string | null
  isWithdrawn: boolean
}

export type EditedPolicy = EditedDraft & {
  name: PolicyName
  timeline: PolicyTimeline
  /** Their translation is of an earlier version. */
  outdatedLanguages: TranslatedLanguage[]
  /** Newest first. */
  versions: PublishedPolicyVersion[]
}

/** For the editor; null for an unknown name. */
export async function getEditedPolicy(policyName: string): Promise<EditedPolicy | null> {
  const name = findPolicyName(policyName)
  if (!name) return null
  const fields = listPolicyFields(name, await readOriginals(name))
  const [row, published] = [await findTextDraft(name), await listPublished(name)]
  const draft = row?.draft ?? {}
  return {
    ...{ name, fields, values: fillFields(fields, draft), version: row?.version ?? 0 },
    hasDraft: differs(draft, published),
    hasPreviousDraft: Boolean(row?.previousDraft),
    timeline: (await loadTimelines())[name],
    outdatedLanguages: listOutdated(published),
    versions: published.map(({ body: _, translations: __, ...version }) => version),
  }
}

export type PolicyPreview = {
  name: PolicyName
  text: PolicyText
  summary: string
  effectiveFrom: string
}

/** The draft, which may be incomplete; null for an unknown name. */
export async function getPolicyPreview(policyName: string): Promise<PolicyPreview | null> {
  const name = findPolicyName(policyName)
  if (!name) return null
  const { body = null, summary = '', effectiveFrom = '' } = (await findTextDraft(name))?.draft ?? {}
  const stored = { number: 1, body, translations: {} }
  const text = composePolicyText(name, stored, await getPolicyOwner())
  return { name, text, summary, effectiveFrom }
}

async function listPublished(policy: PolicyName) {
  const { number, body, translations, effectiveFrom, summary, createdAt } = policyVersions
  const db = await database()
  return db
    .select({
      ...{ number, body, translations, effectiveFrom, summary, publishedAt: createdAt },
      publishedBy: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
      isWithdrawn: sql<boolean>`${policyWithdrawals.number} is not null`,
    })
    .from(policyVersions)
    .leftJoin(users, eq(users.id, policyVersions.publishedBy))
    .leftJoin(
      policyWithdrawals,
      and(
        eq(policyWithdrawals.policy, policyVersions.policy),
        eq(policyWithdrawals.number, number),
      ),
    )
    .where(eq(policyVersions.policy, policy))
    .orderBy(desc(number))
}

type PublishedText = Pick<
  Awaited<ReturnType<typeof listPublished>>[number],
  'number' | 'body' | 'translations' | 'isWithdrawn'
>

const findNewest = (published: PublishedText[]) => published.find(({ isWithdrawn }) => !isWithdrawn)

/** Whether something is left to publish. */
function differs(draft: TextFieldValues, published: PublishedText[]): boolean {
  const newest = findNewest(published)
  const isTranslated = translatedLanguages.some(
    (language) =>
      draft[toTranslatedField('body', language)] !== newest?.translations[language]?.body,
  )
  return (
    isTranslated ||
    draft.body !== newest?.body ||
    Boolean(draft.summary || draft.effectiveFrom || draft.confirmation)
  )
}

/** The text of the code translates version 1. */
function listOutdated(published: PublishedText[]): TranslatedLanguage[] {
  const newest = findNewest(published)
  if (!newest) return []
  return translatedLanguages.filter(
    (language) => (newest.translations[language]?.of ?? 1) < newest.number,
  )
}
