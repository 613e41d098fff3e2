import 'server-only'
import { log } from '@/base/log'
import { writeAlike } from './alike'
import { settleBatch, takeCompany } from './batch'
import { expired, nameOf } from './dispatch'
import { fromNow, givenUp, SENT, type WaitingMail } from './outbox'
import { sendBatchThroughResend, type ToSend } from './resend'
import { type Fault, MAX_ATTEMPTS, retryDelay } from './retry'

/** Sends one leased mail and up to 99 more like it in one call, and writes down how that went. */
export async function dispatchBatch(
  leader: WaitingMail,
  deadlineMs: number,
): Promise<Fault | undefined> {
  const mails = await takeCompany(leader)
  if (expired(leader)) return end(leader, 'too old to be of use', 'mail.dropped')
  if (leader.attempts > MAX_ATTEMPTS)
    return end(leader, 'every attempt was cut short', 'mail.given-up')
  const written = await writeAlike(mails)
  const batch = written.filter((one): one is ToSend => one !== null)
  // What cannot be written here leaves the hundred for good, before they are sent for the first time.
  const unwritten = mails.filter(({ id }) => !batch.some(({ mail }) => mail.id === id))
  if (unwritten.length > 0)
    await sendAlone(
      leader,
      unwritten.map(({ id }) => id),
    )
  if (batch.length === 0) return undefined
  const told = await sendBatchThroughResend(leader.id, batch, deadlineMs)
  if ('refused' in told) return finish(leader, batch, told.refused)
  return retryLater(leader, told)
}

/** The leader is settled last: by its row the others are known. */
async function finish(
  leader: WaitingMail,
  batch: ToSend[],
  refused: { at: number; reason: string }[],
) {
  const lost = refused.flatMap(({ at, reason }) => {
    const mail = batch[at]?.mail
    return mail ? [{ mail, reason }] : []
  })
  for (const { mail, reason } of lost) {
    await settleBatch(leader, givenUp(reason), { only: [mail.id] })
    log().error({ event: 'mail.given-up', ...nameOf(mail), attempts: mail.attempts, reason })
  }
  await settleBatch(leader, SENT, { but: lost.map(({ mail }) => mail.id) })
  const letters = batch.length - lost.length
  log().info({ event: 'mail.batch-sent', ...nameOf(leader), letters })
  return undefined
}

async function retryLater(leader: WaitingMail, fault: Fault) {
  // One that the service cannot take at all spoils the call for the others: each goes by itself.
  if (fault.kind === 'refused') {
    await sendAlone(leader)
    log().warn({ event: 'mail.batch-split', ...nameOf(leader), reason: fault.reason })
    return fault
  }
  const delayMs = retryDelay(fault, leader.attempts)
  if (delayMs === undefined) return end(leader, fault.reason, 'mail.given-up')
  await settleBatch(leader, { dueAt: fromNow(delayMs), lastError: fault.reason })
  const { attempts } = leader
  const { reason } = fault
  log().warn({ event: 'mail.postponed', ...nameOf(leader), attempts, reason, delayMs })
  return fault
}

const sendAlone = (leader: WaitingMail, only?: string[]) =>
  settleBatch(leader, { batchId: null, crowd: false, dueAt: fromNow(0) }, { only })

async function end(leader: WaitingMail, reason: string, event: string) {
  await settleBatch(leader, givenUp(reason))
  log().error({ event, ...nameOf(leader), reason })
  return undefined
}
