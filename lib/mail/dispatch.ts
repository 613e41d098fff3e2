import 'server-only'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import {
  composeEmail,
  type EmailTemplateData,
  type EmailTemplateName,
  LIFETIME_MS,
} from './email-templates'
import {
  type AddressedMail,
  deleteMail,
  isQueued,
  markAbandoned,
  markSent,
  postponeMail,
  type WaitingMail,
} from './outbox'
import { renderEmail } from './render'
import { sendThroughResend } from './resend'
import { computeRetryDelay, MAX_ATTEMPTS, type MailFailure } from './retry'
import { deleteEmailFile, writeEmailFile } from './write-email-file'

export async function dispatchMail(
  mail: WaitingMail,
  deadlineMs: number,
): Promise<MailFailure | undefined> {
  if (hasExpired(mail)) return dropMail(mail)
  if (mail.attempts > MAX_ATTEMPTS) return abandonMail(mail, 'every attempt was cut short')
  if (mail.recipient === null) return renderAndDiscard(mail)
  const failure = await deliverMail({ ...mail, recipient: mail.recipient }, deadlineMs)
  if (!failure) await finishMail(mail)
  else await retryMail(mail, failure)
  return failure
}

/** Costs as much as a sent email, so that timing does not reveal whether the account exists. */
async function renderAndDiscard(mail: WaitingMail) {
  await renderMail(mail)
  await deleteMail(mail)
  return undefined
}

async function deliverMail(mail: AddressedMail, deadlineMs: number) {
  const email = await renderMail(mail)
  if (!email) return { kind: 'unreadable', reason: 'the letter could not be written' } as const
  return settings().resendApiKey
    ? sendThroughResend(mail, email, deadlineMs)
    : writeEmailFile(mail, email)
}

/** Undefined for a template that this version does not know; another instance may. */
export async function renderMail({ template, data }: WaitingMail) {
  try {
    const templateData = data as EmailTemplateData[EmailTemplateName]
    return await renderEmail(composeEmail(template as EmailTemplateName, templateData))
  } catch {
    // The data has another shape in this version.
    return undefined
  }
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

export function hasExpired({ template, createdAt }: WaitingMail) {
  return Date.now() - createdAt.getTime() > (LIFETIME_MS[template] ?? Number.POSITIVE_INFINITY)
}

/** Never an address or content. */
export const getMailLogFields = ({ template, id }: WaitingMail) => ({ template, id })
