import 'server-only'
import { log } from '@/base/log'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { isPartial } from '@/i18n/partial-languages'
import { renderInLanguage, runInLanguage } from '@/i18n/request-language'
import { deleteEmailFile, writeEmailFile } from './email-files'
import type { ComposeStoredEmail } from './email-message'
import {
  type AddressedMail,
  deleteMail,
  isQueued,
  markAbandoned,
  markSent,
  postponeMail,
  type WaitingMail,
} from './outbox'
import { renderEmail, renderEmailHtml } from './render'
import { sendThroughResend } from './resend'
import { computeRetryDelay, MAX_ATTEMPTS, type MailFailure } from './retry'
import { isWithheld, withholdMail } from './withhold'

/** Older emails would mislead, so they are not sent. */
export const LIFETIME_MS: Partial<Record<string, number>> = {
  resetLink: RETENTION.resetLink * 1000,
  factorLink: RETENTION.resetLink * 1000,
  liveSessionTomorrow: 12 * 60 * 60 * 1000,
  liveSessionSoon: 30 * 60 * 1000,
}

/** Logs the driver's own message, because drizzle's would repeat the values. */
export function logInterruption(work: 'sending' | 'purging', error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : 'unknown'
  log().error({ event: 'mail.interrupted', work, reason }, `${work} mail: ${reason}`)
}

export async function dispatchMail(
  mail: WaitingMail,
  compose: ComposeStoredEmail,
  deadlineMs: number,
): Promise<MailFailure | undefined> {
  if (hasExpired(mail)) return dropMail(mail)
  if (mail.attempts > MAX_ATTEMPTS) return abandonMail(mail, 'every attempt was cut short')
  if (mail.recipient === null) return renderAndDiscard(mail, compose)
  if (await isWithheld(mail)) return withholdMail(mail)
  const failure = await deliverMail({ ...mail, recipient: mail.recipient }, compose, deadlineMs)
  if (!failure) await finishMail(mail)
  else await retryMail(mail, failure)
  return failure
}

/** Undefined for a template that this version does not know; another instance may. */
export async function renderMail(
  { template, data, language: recipientLanguage }: WaitingMail,
  compose: ComposeStoredEmail,
) {
  const language = recipientLanguage ?? 'en'
  try {
    const email = await runInLanguage(language, () => renderEmail(compose(template, data)))
    if (!isPartial(language)) return email
    const renderHtml = () => renderEmailHtml(compose(template, data))
    return { ...email, html: await renderInLanguage(language, renderHtml) }
  } catch {
    // The data has another shape in this version.
    return undefined
  }
}

export function hasExpired({ template, createdAt }: WaitingMail) {
  return Date.now() - createdAt.getTime() > (LIFETIME_MS[template] ?? Number.POSITIVE_INFINITY)
}

/** Never an address or content. */
export const getMailLogFields = ({ template, id }: WaitingMail) => ({ template, id })

/** Costs as much as a sent email, so that timing does not reveal whether the account exists. */
async function renderAndDiscard(mail: WaitingMail, compose: ComposeStoredEmail) {
  await renderMail(mail, compose)
  await deleteMail(mail)
  return undefined
}

async function deliverMail(mail: AddressedMail, compose: ComposeStoredEmail, deadlineMs: number) {
  const email = await renderMail(mail, compose)
  if (!email) return { kind: 'unreadable', reason: 'the email could not be rendered' } as const
  return settings().resendApiKey
    ? sendThroughResend(mail, email, deadlineMs)
    : writeEmailFile(mail, email)
}

async function finishMail(mail: WaitingMail) {
  const event = settings().resendApiKey ? 'mail.sent' : 'mail.written-to-folder'
  await markSent(mail)
  if (event === 'mail.written-to-folder' && !(await isQueued(mail))) await deleteEmailFile(mail)
  log().info({ event, ...getMailLogFields(mail) })
}

async function retryMail(mail: WaitingMail, failure: MailFailure) {
  const delayMs = computeRetryDelay(failure, mail.attempts)
  if (delayMs === undefined) return abandonMail(mail, failure.reason)
  await postponeMail(mail, failure.reason, delayMs)
  const level = failure.kind === 'configuration' ? 'error' : 'warn'
  const { attempts } = mail
  log()[level]({
    event: 'mail.postponed',
    ...getMailLogFields(mail),
    attempts,
    reason: failure.reason,
    delayMs,
  })
}

async function abandonMail(mail: WaitingMail, reason: string) {
  await markAbandoned(mail, reason)
  log().error({
    event: 'mail.abandoned',
    ...getMailLogFields(mail),
    attempts: mail.attempts,
    reason,
  })
  return undefined
}

async function dropMail(mail: WaitingMail) {
  await markAbandoned(mail, 'too old to be of use')
  log().warn({ event: 'mail.discarded', ...getMailLogFields(mail) })
  return undefined
}
