import 'server-only'
import type { FieldErrors } from '@/base/errors'
import type { PolicyName } from '@/base/policy-kinds'
import { teamPoliciesText } from '@/i18n/team-policies'
import { saveTeamDraft, swapDrafts, type TextSaveResult } from '@/lib/texts/drafts'
import { findFieldFaults } from '@/lib/texts/find-faults'
import type { TextField, TextFieldValues } from '@/lib/texts/kinds'
import type { TextDraftInput } from '@/lib/texts/schema'
import { listPolicyFields, requirePolicyName } from './fields'
import { readOriginals } from './original'

export type AllowedDays = { today: string; lastDay: string }

export async function savePolicyDraft(
  viewer: { id: string },
  name: string,
  input: TextDraftInput,
): Promise<TextSaveResult> {
  const policy = requirePolicyName(name)
  const originals = await readOriginals(policy)
  return saveTeamDraft(viewer, policy, listPolicyFields(policy, originals), input)
}

export const swapPolicyDrafts = (viewer: { id: string }, name: string): Promise<void> =>
  swapDrafts(viewer, requirePolicyName(name))

/** Checked before a version is published, never while it is typed. */
export const findPolicyFaults = (
  policy: PolicyName,
  fields: TextField[],
  draft: TextFieldValues,
  days: AllowedDays,
): FieldErrors => ({
  ...(!draft.summary && { summary: 'summaryRequired' }),
  ...findDayFault(draft.effectiveFrom, days),
  ...findConfirmationFault(policy, draft, days),
  ...findFieldFaults(fields, draft),
})

/** A version that is in force at once cannot be withdrawn, so its name is typed. */
function findConfirmationFault(
  policy: PolicyName,
  { effectiveFrom, confirmation }: TextFieldValues,
  { today }: AllowedDays,
): FieldErrors {
  const isTyped = confirmation === teamPoliciesText().names[policy]
  return effectiveFrom === today && !isTyped ? { confirmation: 'policyNameNotTyped' } : {}
}

function findDayFault(day: string | undefined, { today, lastDay }: AllowedDays): FieldErrors {
  if (!day) return { effectiveFrom: 'dayRequired' }
  if (day < today) return { effectiveFrom: 'dayPassed' }
  return day > lastDay ? { effectiveFrom: 'dayTooFar' } : {}
}
