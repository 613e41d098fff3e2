import 'server-only'
import type { PolicyName } from '@/base/policy-kinds'
import { teamPoliciesText } from '@/i18n/team-policies'
import { MAX_STORED_CHARACTERS } from '@/lib/texts/schema'
import type { TextField } from '@/lib/texts/text-field'

const MAX_SUMMARY_CHARACTERS = 600
const DAY_CHARACTERS = 10

/** Of a draft. All are texts, so that a draft of a policy is saved like any other text. */
export function listPolicyFields(policy: PolicyName, original: string): TextField[] {
  const { labels, hints, dayHints } = teamPoliciesText().fields
  return [
    {
      ...{ name: 'body', label: labels.body, hint: hints.body, kind: 'markdown', original },
      maxLength: MAX_STORED_CHARACTERS,
    },
    {
      ...{ name: 'summary', label: labels.summary, hint: hints.summary, kind: 'lines' },
      ...{ original: '', maxLength: MAX_SUMMARY_CHARACTERS },
    },
    {
      ...{ name: 'effectiveFrom', label: labels.effectiveFrom, hint: dayHints[policy] },
      ...{ kind: 'day', original: '', maxLength: DAY_CHARACTERS },
    },
  ]
}
