import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { POLICY_NAMES } from '@/base/policy-kinds'
import { fieldError, requiredText } from '@/base/text'
import { createStepUpForm } from '@/lib/accounts/schema'

export const erasureForm = createStepUpForm({ keep_certificates: z.boolean() })

export const teamErasureForm = z.object({ certificates: z.enum(['keep', 'erase']) })

export const PRIVACY_REQUEST_KINDS = ['export', 'erasure', 'correction'] as const
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

export const privacyRequestForm = z.object({
  kind: z.enum(PRIVACY_REQUEST_KINDS),
  /** Empty: today, or the day of the message. */
  receivedOn: z.string({ error: fieldError('dayUnknown') }).check(
    z.trim(),
    z.refine((text) => text === '' || isDay(text), fieldError('dayUnknown')),
  ),
  message: z.optional(z.string()),
})

/** Which version was shown; without one, the notice about the text of the code. */
export const noticeSeenForm = z.object({
  policy: z.optional(z.enum(POLICY_NAMES, fieldError('valueInvalid'))),
  number: z.optional(
    z.int(fieldError('valueInvalid')).check(z.minimum(1, fieldError('valueInvalid'))),
  ),
})

export const accountMergeForm = z.object({
  into: requiredText('valueInvalid', 60),
  email: requiredText('emailRequired', 320),
})

export type NoticeSeen = z.output<typeof noticeSeenForm>
export type PrivacyRequestInput = z.output<typeof privacyRequestForm>
export type ErasureFormInput = z.output<typeof erasureForm>

export type ErasureBlocker = 'lastCoordinator' | 'teamRole'

export const getErasureBlocker = (situation: {
  mustHandOver: boolean
  inTeam: boolean
}): ErasureBlocker | null => {
  if (situation.inTeam) return 'teamRole'
  return situation.mustHandOver ? 'lastCoordinator' : null
}
