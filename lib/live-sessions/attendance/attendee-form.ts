import 'server-only'
import * as z from 'zod/mini'
import { emailAddress, fieldError, requiredName } from '@/base/text'
import { MAX_LINES_PER_REQUEST } from '../kinds'

/** Someone who took part, by hand. */
export const attendeeForm = z.object({
  name: requiredName('attendeeNameRequired', 160),
  email: emailAddress('emailRequired', 'emailInvalid'),
})

export type AttendeeInput = z.output<typeof attendeeForm>

const INVALID_VALUE_ERROR = fieldError('valueInvalid')

export const attendeesForm = z.object({
  people: z
    .array(attendeeForm, INVALID_VALUE_ERROR)
    .check(z.maxLength(MAX_LINES_PER_REQUEST, INVALID_VALUE_ERROR)),
})

/** Null without a valid email. Meeting services list some people without a usable name. */
export function parseInvitee({ name, email }: AttendeeInput): AttendeeInput | null {
  const [localPart = ''] = email.split('@', 1)
  for (const input of [
    { name, email },
    { name: localPart, email },
  ]) {
    const parsed = attendeeForm.safeParse(input)
    if (parsed.success) return parsed.data
  }
  return null
}

/** So that one session's emails stay far below the mail service's daily quota. */
export const MAX_INVITED_ATTENDEES = 500
