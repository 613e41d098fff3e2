import 'server-only'
import * as z from 'zod/mini'
import { emailAddress, requiredName } from '@/base/text'

/** Someone who took part, by hand. */
export const attendeeForm = z.object({
  name: requiredName('attendeeNameRequired', 160),
  email: emailAddress('emailRequired', 'emailInvalid'),
})

export type AttendeeInput = z.output<typeof attendeeForm>

/** So that one session's emails stay far below the mail service's daily quota. */
export const MAX_INVITED_ATTENDEES = 500
