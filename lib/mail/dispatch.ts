import 'server-only'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { fileMail } from './file'
import { composeLetter, type LetterData, LIFETIME_MS, type TemplateName } from './letters'
import {
  type AddressedMail,
  giveUp,
  markSent,
  postpone,
  throwAway,
  type WaitingMail,
} from './outbox'
import { renderLetter } from './render'
import { sendThroughResend } from './resend'
import { type Fault, MAX_ATTEMPTS, retryDelay } from './retry'

/** Sends one leased mail and writes down how that went. */
export async function dispatchMail(
  mail: WaitingMail,
  deadlineMs: number,
): Promise<Fault | undefined> {
  if (expired(mail)) return drop(mail)
  if (mail.attempts > MAX_ATTEMPTS) return abandon(mail, 'every attempt was cut short')
  if (mail.recipient === null) return writeToNobody(mail)
  const fault = await deliver({ ...mail, recipient: mail.recipient }, deadlineMs)
  if (!fault) await finish(mail)
  else await retryLater(mail, fault)
  return fault
}

/** As much work as a letter that is sent, so that the next answer does not come sooner for want of it. */
async function writeToNobody(mail: WaitingMail) {
  await write(mail)
  await throwAway(mail)
  return undefined
}

async function deliver(mail: AddressedMail, deadlineMs: number) {
  const letter = await write(mail)
  if (!letter) return { kind: 'unreadable', reason: 'the letter could not be written' } as const
  return settings().resendApiKey
    ? sendThroughResend(mail, letter, deadlineMs)
    : fileMail(mail, letter)
}

/** Nothing when this version of the site does not know the template; another instance may. */
export async function write({ template, data }: WaitingMail) {
  try {
    const known = data as LetterData[TemplateName]
    return await renderLetter(composeLetter(template as TemplateName, known))
  } catch {
    // Unknown here, or of another shape than here.
    return undefined
  }
}

async function finish(mail: WaitingMail) {
  const event = settings().resendApiKey ? 'mail.sent' : 'mail.filed'
  await markSent(mail)
  log().info({ event, ...nameOf(mail) })
}

async function retryLater(mail: WaitingMail, fault: Fault) {
  const delayMs = retryDelay(fault, mail.attempts)
  if (delayMs === undefined) return abandon(mail, fault.reason)
  await postpone(mail, fault.reason, delayMs)
  const level = fault.kind === 'configuration' ? 'error' : 'warn'
  const { attempts } = mail
  log()[level]({
    event: 'mail.postponed',
    ...nameOf(mail),
    attempts,
    reason: fault.reason,
    delayMs,
  })
}

async function abandon(mail: WaitingMail, reason: string) {
  await giveUp(mail, reason)
  log().error({ event: 'mail.given-up', ...nameOf(mail), attempts: mail.attempts, reason })
  return undefined
}

async function drop(mail: WaitingMail) {
  await giveUp(mail, 'too old to be of use')
  log().warn({ event: 'mail.dropped', ...nameOf(mail) })
  return undefined
}

export function expired({ template, createdAt }: WaitingMail) {
  return Date.now() - createdAt.getTime() > (LIFETIME_MS[template] ?? Number.POSITIVE_INFINITY)
}

/** What a log line may say of a mail: never an address, never its content. */
export const nameOf = ({ template, id }: WaitingMail) => ({ template, id })
