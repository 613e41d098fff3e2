import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

const REMINDER_CHANNELS = ['email', 'push'] as const
const MAX_ENDPOINT_CHARS = 1000
export const MAX_PUSH_DEVICES = 10

const ODD_ERROR = fieldError('valueInvalid')

/** A P-256 point and 16 random bytes, in base64url. */
export const pushSubscriptionForm = z.object({
  endpoint: z.string(ODD_ERROR).check(z.maxLength(MAX_ENDPOINT_CHARS, ODD_ERROR)),
  p256dh: z.string(ODD_ERROR).check(z.regex(/^[\w-]{87}$/, ODD_ERROR)),
  auth: z.string(ODD_ERROR).check(z.regex(/^[\w-]{22}$/, ODD_ERROR)),
})
export type PushSubscriptionInput = z.output<typeof pushSubscriptionForm>

export const reminderChannelForm = z.object({ channel: z.enum(REMINDER_CHANNELS, ODD_ERROR) })
export type ReminderChannelInput = z.output<typeof reminderChannelForm>
