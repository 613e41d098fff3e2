import 'server-only'
import type { FieldErrors } from '@/base/errors'
import { findFieldFaults } from '@/lib/texts/find-faults'
import type { TextFieldValues } from '@/lib/texts/kinds'
import type { TextField } from '@/lib/texts/text-field'

export type AllowedDays = { today: string; lastDay: string }

/** Checked before a version is published, never while it is typed. */
export const findPolicyFaults = (
  fields: TextField[],
  draft: TextFieldValues,
  days: AllowedDays,
): FieldErrors => ({
  ...(!draft.summary && { summary: 'summaryRequired' }),
  ...findDayFault(draft.effectiveFrom, days),
  ...findFieldFaults(fields, draft),
})

function findDayFault(day: string | undefined, { today, lastDay }: AllowedDays): FieldErrors {
  if (!day) return { effectiveFrom: 'dayRequired' }
  if (day < today) return { effectiveFrom: 'dayPassed' }
  return day > lastDay ? { effectiveFrom: 'dayTooFar' } : {}
}
