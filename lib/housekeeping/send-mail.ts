import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ComposeStoredEmail } from '@/lib/mail/email-message'
import { type OutboxTiming, sendOutbox } from '@/lib/mail/outbox-worker'
import { getPublishedTexts } from '@/lib/texts/published'
import { composeEmail, type EmailTemplateName } from './email-templates'

const MAX_WAIT_AFTER_RESPONSE_MS = 3_000

/** One run at a time per process. Never throws: failed emails stay due. */
export const sendDueMail = (timing: Partial<OutboxTiming> = {}): Promise<void> =>
  sendOutbox(loadCompose, timing)

/** With the texts as they are published when an email is sent. */
async function loadCompose(): Promise<ComposeStoredEmail> {
  const texts = await getPublishedTexts()
  return (template, data) => composeEmail(template as EmailTemplateName, data as never, texts)
}

/** For emails enqueued by a request. A shutting-down server waits for this, so it is short. */
export async function sendMailAfterResponse(): Promise<void> {
  await Promise.race([sendDueMail(), sleep(MAX_WAIT_AFTER_RESPONSE_MS, undefined, { ref: false })])
}
