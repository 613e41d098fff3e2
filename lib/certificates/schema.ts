import * as z from 'zod/mini'
import { tidyName } from '@/base/name'
import { requiredText, saying } from '@/base/text'
import { faultOfName } from './name'

/** A name for certificates, tidied; what is wrong with it is said by its own rule. */
export const certificateName = z.string({ error: saying('certificateNameRequired') }).check(
  z.maxLength(1000, saying('certificateNameTooLong')),
  z.overwrite(tidyName),
  z.superRefine((name: string, context) => {
    const fault = faultOfName(name)
    if (fault) context.addIssue({ code: 'custom', message: saying(fault), input: name })
  }),
)

export const nameForm = z.object({ name: certificateName })

const reason = requiredText('certificateReasonRequired', 500)

/** Of the team. */
export const correctionForm = z.object({ name: certificateName, reason })
/** In the browser, for both; the calls ask for what they need. */
export const teamForm = z.object({ name: z.optional(certificateName), reason })
export const revocationForm = z.object({ reason })
