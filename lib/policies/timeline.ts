import 'server-only'
import { ORIGINAL_POLICY_DAYS, type PolicyName } from '@/base/policy-kinds'

export type PolicyVersion = {
  number: number
  effectiveFrom: string
  /** What has changed; empty for the first version. */
  summary: string
}

export type EarlierPolicyVersion = PolicyVersion & { replacedOn: string }

export type PolicyTimeline = {
  inForce: PolicyVersion
  /** There is at most one, because a policy with a coming version cannot be published. */
  coming: PolicyVersion | null
  /** Newest first. */
  earlier: EarlierPolicyVersion[]
}

export type PolicyVersionRow = PolicyVersion & {
  policy: PolicyName
  /** By the clock of the database. */
  isEffective: boolean
  originalSince: string | null
}

/** Rows without withdrawn versions, in the order of their numbers. */
export function createTimeline(policy: PolicyName, allRows: PolicyVersionRow[]): PolicyTimeline {
  const rows = allRows.filter((row) => row.policy === policy)
  const original: PolicyVersion = {
    number: 1,
    effectiveFrom: rows[0]?.originalSince ?? ORIGINAL_POLICY_DAYS[policy],
    summary: '',
  }
  const replacements = rows.filter(({ isEffective }) => isEffective).map(toVersion)
  const comingRow = rows.find(({ isEffective }) => !isEffective)
  const earlier = replacements.map(({ effectiveFrom }, place) => ({
    ...(replacements[place - 1] ?? original),
    replacedOn: effectiveFrom,
  }))
  return {
    inForce: replacements.at(-1) ?? original,
    coming: comingRow ? toVersion(comingRow) : null,
    earlier: earlier.toReversed(),
  }
}

const toVersion = ({ number, effectiveFrom, summary }: PolicyVersionRow): PolicyVersion => ({
  ...{ number, effectiveFrom, summary },
})
