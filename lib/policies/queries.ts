import 'server-only'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { settings } from '@/base/settings'
import { database, prepareOnce } from '@/db/client'
import { isEffective, isNotWithdrawn } from '@/db/relations/policies'
import { policyVersions } from '@/db/schema'
import { keepPerContentVersion } from '@/lib/content/per-version'
import { composePolicyText, type PolicyText } from './compose-text'
import { getPolicyOwner } from './original'
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
export const getTimelines = async (): Promise<PolicyTimelines> =>
  settings().building ? createTimelines([]) : keptTimelines.get()

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

/** The version in force, or the one with this number; null if there is none. */
export async function getPolicyPage(
  policy: PolicyName,
  number?: number,
): Promise<PolicyPage | null> {
  const timeline = (await getTimelines())[policy]
  const version =
    number === undefined
      ? timeline.inForce
      : listVersions(timeline).find((known) => known.number === number)
  if (!version) return null
  const isCodeText = version.number === 1 && timeline.inForce.number === 1
  const body = isCodeText ? null : await readBody(policy, version.number)
  if (body === undefined) return null
  const text = composePolicyText(policy, body, await getPolicyOwner())
  return { policy, version, timeline, text }
}

const listVersions = ({ inForce, coming, earlier }: PolicyTimeline) => [
  ...[inForce, ...earlier],
  ...(coming ? [coming] : []),
]

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
async function readBody(policy: PolicyName, number: number): Promise<string | undefined> {
  const db = await database()
  const [row] = await db
    .select({
      body:
        number === 1
          ? sql<string>`${policyVersions.replacedOriginal} ->> 'body'`
          : policyVersions.body,
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
  return row?.body
}
