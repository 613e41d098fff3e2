import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

const REMINDER_CHANNELS = ['email', 'push'] as const
const MAX_ENDPOINT_CHARS = 1000
export const MAX_PUSH_DEVICES = 10

const INVALID_VALUE_ERROR = fieldError('valueInvalid')

/** A P-256 point and 16 random bytes, in base64url. */
export const pushSubscriptionForm = z.object({
  endpoint: z
    .string(INVALID_VALUE_ERROR)
    .check(z.maxLength(MAX_ENDPOINT_CHARS, INVALID_VALUE_ERROR)),
  p256dh: z.string(INVALID_VALUE_ERROR).check(z.regex(/^[\w-]{87}$/, INVALID_VALUE_ERROR)),
  auth: z.string(INVALID_VALUE_ERROR).check(z.regex(/^[\w-]{22}$/, INVALID_VALUE_ERROR)),
})
export type PushSubscriptionInput = z.output<typeof pushSubscriptionForm>

/** Of the reminders on this device, which end with the login. */
export const logoutForm = z.object({
  endpoint: z.optional(
    z.string(INVALID_VALUE_ERROR).check(z.maxLength(MAX_ENDPOINT_CHARS, INVALID_VALUE_ERROR)),
  ),
})

export const reminderChannelForm = z.object({
  channel: z.enum(REMINDER_CHANNELS, INVALID_VALUE_ERROR),
})
export type ReminderChannelInput = z.output<typeof reminderChannelForm>
