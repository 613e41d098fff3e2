import * as z from 'zod/mini'
import { isDay } from '@/base/day'
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

export const accountMergeForm = z.object({
  into: requiredText('valueInvalid', 60),
  email: requiredText('emailRequired', 320),
})

export type PrivacyRequestInput = z.output<typeof privacyRequestForm>
export type ErasureFormInput = z.output<typeof erasureForm>
