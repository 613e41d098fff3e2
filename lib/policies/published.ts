import 'server-only'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { database, prepareOnce } from '@/db/client'
import { isEffective, isNotWithdrawn } from '@/db/read-models/policies'
import { policyVersions } from '@/db/schema'
import type { PolicyTranslations } from '@/db/schema/policies'
import { keepPerContentVersion } from '@/lib/content/version'
import { POLICY_ROUTES } from './kinds'
import { composePolicyText, getPolicyOwner, type PolicyText } from './original'
import {
  createTimeline,
  type EarlierPolicyVersion,
  type PolicyTimeline,
  type PolicyVersion,
  type PolicyVersionRow,
} from './timeline'

export type PolicyTimelines = Record<PolicyName, PolicyTimeline>

const keptTimelines = keepPerContentVersion('policies', loadTimelines)

/** The content version contains the day, so a version comes into force without a job. */
export const getTimelines = async (): Promise<PolicyTimelines> => keptTimelines.get()

const versionsQuery = prepareOnce((db) =>
  db
    .select({
      policy: policyVersions.policy,
      number: policyVersions.number,
      effectiveFrom: policyVersions.effectiveFrom,
      summary: policyVersions.summary,
      originalSince: sql<string | null>`${policyVersions.replacedOriginal} ->> 'since'`,
      isEffective,
    })
    .from(policyVersions)
    .where(isNotWithdrawn)
    .orderBy(asc(policyVersions.policy), asc(policyVersions.number))
    .prepare('policy_versions'),
)

export async function loadTimelines(): Promise<PolicyTimelines> {
  return createTimelines(await versionsQuery(await database()).execute())
}

const createTimelines = (rows: PolicyVersionRow[]): PolicyTimelines =>
  Object.fromEntries(
    POLICY_NAMES.map((policy) => [policy, createTimeline(policy, rows)]),
  ) as PolicyTimelines

export type PolicyPage = {
  policy: PolicyName
  version: PolicyVersion | EarlierPolicyVersion
  timeline: PolicyTimeline
  text: PolicyText
}

/** Of the version in force. */
export async function getPolicyPage(policy: PolicyName): Promise<PolicyPage> {
  const timeline = (await getTimelines())[policy]
  const page = await loadPage(policy, timeline.inForce, timeline)
  if (!page) throw new Error(`the version of ${policy} in force has no text`)
  return page
}

/** Number as in a URL; null if there is no such version. */
export async function getPolicyVersion(
  policy: PolicyName,
  number: string,
): Promise<PolicyPage | null> {
  const timeline = (await getTimelines())[policy]
  const version = listVersions(timeline).find((known) => `${known.number}` === number)
  return version ? loadPage(policy, version, timeline) : null
}

async function loadPage(
  policy: PolicyName,
  version: PolicyPage['version'],
  timeline: PolicyTimeline,
): Promise<PolicyPage | null> {
  const isCodeText = version.number === 1 && timeline.inForce.number === 1
  const stored = isCodeText ? CODE_TEXT : await readText(policy, version.number)
  if (!stored) return null
  const text = composePolicyText(
    policy,
    { number: version.number, ...stored },
    await getPolicyOwner(),
  )
  return { policy, version, timeline, text }
}

const CODE_TEXT = { body: null, translations: {} }

const listVersions = ({ inForce, coming, earlier }: PolicyTimeline) => [
  ...[inForce, ...earlier],
  ...(coming ? [coming] : []),
]

/** By path, for the sitemap: when a policy last changed, unless it is the text of the code. */
export async function readPolicyDates(): Promise<Record<string, string>> {
  const timelines = await getTimelines()
  const edited = POLICY_NAMES.filter((policy) => timelines[policy].inForce.number > 1)
  return Object.fromEntries(
    edited.map((policy) => [POLICY_ROUTES[policy].page(), timelines[policy].inForce.effectiveFrom]),
  )
}

/** Of those numbers, as in a URL, the versions that everyone may read. */
export async function filterVersionNumbers(
  policy: PolicyName,
  numbers: string[],
): Promise<string[]> {
  const known = new Set(
    listVersions((await loadTimelines())[policy]).map(({ number }) => `${number}`),
  )
  return numbers.filter((number) => known.has(number))
}

/** In Markdown. Version 1 is stored with the version that has replaced it. */
async function readText(policy: PolicyName, number: number) {
  const db = await database()
  const [row] = await db
    .select({
      body:
        number === 1
          ? sql<string>`${policyVersions.replacedOriginal} ->> 'body'`
          : policyVersions.body,
      translations:
        number === 1 ? sql<PolicyTranslations>`'{}'::jsonb` : policyVersions.translations,
    })
    .from(policyVersions)
    .where(
      and(
        eq(policyVersions.policy, policy),
        number === 1
          ? isNotNull(policyVersions.replacedOriginal)
          : eq(policyVersions.number, number),
        isNotWithdrawn,
      ),
    )
    .orderBy(asc(policyVersions.number))
    .limit(1)
  return row
}
