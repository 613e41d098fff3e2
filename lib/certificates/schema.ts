import * as z from 'zod/mini'
import { normalizeName } from '@/base/name'
import { fieldError, requiredText } from '@/base/text'
import { findNameError } from './name'

/** A name for certificates, tidied; what is wrong with it is said by its own rule. */
export const certificateName = z.string({ error: fieldError('certificateNameRequired') }).check(
  z.maxLength(1000, fieldError('certificateNameTooLong')),
  z.overwrite(normalizeName),
  z.superRefine((name: string, context) => {
    const error = findNameError(name)
    if (error) context.addIssue({ code: 'custom', message: fieldError(error), input: name })
  }),
)

export const certificateNameForm = z.object({ name: certificateName })

const certificateReason = requiredText('certificateReasonRequired', 500)

/** Of the team. */
export const correctionForm = z.object({ name: certificateName, reason: certificateReason })
/** In the browser, for both; the calls ask for what they need. */
export const certificateTeamForm = z.object({
  name: z.optional(certificateName),
  reason: certificateReason,
})
export const revocationForm = z.object({ reason: certificateReason })
