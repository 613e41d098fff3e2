import * as z from 'zod/mini'
import { fieldError, requiredName } from '@/base/text'
import { WEBHOOK_EVENTS } from './kinds'

const MAX_TITLE_CHARS = 80
const MAX_URL_CHARS = 500

/** Whether the address is public is known only when it is resolved. */
const webhookUrl = z
  .string(fieldError('webhookUrlInvalid'))
  .check(
    z.trim(),
    z.maxLength(MAX_URL_CHARS, fieldError('webhookUrlInvalid')),
    z.refine(isWebhookUrl, fieldError('webhookUrlInvalid')),
  )

/** `http` is only for the origins that a trial allows. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !hash
}

export const webhookFields = {
  title: requiredName('webhookTitleRequired', MAX_TITLE_CHARS),
  url: webhookUrl,
  events: z
    .array(z.enum(WEBHOOK_EVENTS, fieldError('valueInvalid')), fieldError('webhookEventsRequired'))
    .check(z.minLength(1, fieldError('webhookEventsRequired'))),
}

export const webhookForm = z.object(webhookFields)

export type WebhookInput = z.output<typeof webhookForm>
