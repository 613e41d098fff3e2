import * as z from 'zod/mini'
import { normalizeName } from '@/base/name'
import { fieldError, requiredText } from '@/base/text'
import { completeLanguages } from '@/i18n/complete-languages'
import { findNameError } from './policy'

export const certificateName = z.string({ error: fieldError('certificateNameRequired') }).check(
  z.maxLength(1000, fieldError('certificateNameTooLong')),
  z.overwrite(normalizeName),
  z.superRefine((name: string, context) => {
    const error = findNameError(name)
    if (error) context.addIssue({ code: 'custom', message: fieldError(error), input: name })
  }),
)

export const certificateNameForm = z.object({ name: certificateName })
/** Without a language the earlier choice stays. */
export const certificateChoiceForm = z.object({
  name: certificateName,
  language: z.optional(z.enum(completeLanguages, fieldError('valueInvalid'))),
})
export type CertificateChoice = z.output<typeof certificateChoiceForm>

const certificateReason = requiredText('certificateReasonRequired', 500)

export const correctionForm = z.object({ name: certificateName, reason: certificateReason })
/** Shared by both actions in the browser; each API route validates what it needs. */
export const certificateTeamForm = z.object({
  name: z.optional(certificateName),
  reason: certificateReason,
})
/** The decision about a valid certificate; the reason goes with a revocation. */
export const attendeeRemovalForm = z
  .object({
    certificate: z.optional(z.enum(['keep', 'ask'], fieldError('valueInvalid'))),
    reason: z.optional(z.string(fieldError('valueInvalid'))),
  })
  .check(
    z.superRefine(({ certificate, reason = '' }, context) => {
      if (certificate === 'ask' && reason.trim() === '')
        context.addIssue({
          ...{ code: 'custom', path: ['reason'], input: reason },
          message: fieldError('certificateReasonRequired'),
        })
    }),
  )
export type AttendeeRemoval = { certificate?: 'keep' | 'ask' | 'revoke'; reason?: string }

export const revocationForm = z.object({ reason: certificateReason })
