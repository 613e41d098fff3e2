import 'server-only'
import { log } from '@/base/log'
import type { BatchEmail } from '@/db/schema'
import {
  deleteStoredBatch,
  findStoredBatch,
  getBatchKey,
  getMailId,
  leaseBatch,
  type RenderedMail,
  storeBatch,
  updateBatch,
} from './batch'
import { getMailLogFields, hasExpired } from './dispatch'
import type { ComposeStoredEmail } from './email-message'
import { renderMerged } from './merge'
import {
  type AddressedMail,
  afterMilliseconds,
  buildAbandonedColumns,
  SENT_COLUMNS,
  type WaitingMail,
} from './outbox'
import { sendBatchThroughResend } from './resend'
import { computeRetryDelay, MAX_ATTEMPTS, type MailFailure } from './retry'
import { isWithheld, withholdMail } from './withhold'

/** Sends a leased email and up to 99 similar ones in one call, and records the results. */
export async function dispatchBatch(
  leader: WaitingMail,
  compose: ComposeStoredEmail,
  deadlineMs: number,
): Promise<MailFailure | undefined> {
  if (await isWithheld(leader)) return withholdMail(leader)
  const mails = await leaseBatch(leader)
  if (hasExpired(leader)) return abandonBatch(leader, 'too old to be of use', 'mail.discarded')
  if (leader.attempts > MAX_ATTEMPTS)
    return abandonBatch(leader, 'every attempt was cut short', 'mail.abandoned')
  const key = getBatchKey(leader)
  const stored = await findStoredBatch(key)
  if (stored?.isTooOld) return abandonBatch(leader, RESULT_UNKNOWN, 'mail.abandoned')
  const payload = stored?.payload ?? (await renderBatch(leader, mails, compose))
  if (payload.length === 0) return undefined
  const outcome = await sendBatchThroughResend(key, payload, deadlineMs)
  if ('refused' in outcome) return finishBatch(leader, mails, payload, outcome.refused)
  return retryBatch(leader, outcome)
}

/** Emails that cannot be rendered leave the batch before its first sending. */
async function renderBatch(
  leader: WaitingMail,
  mails: AddressedMail[],
  compose: ComposeStoredEmail,
) {
  const rendered = await renderMerged(mails, compose)
  const batch = rendered.filter((email): email is RenderedMail => email !== null)
  const unrendered = mails.filter(({ id }) => !batch.some(({ mail }) => mail.id === id))
  if (unrendered.length > 0)
    await sendIndividually(
      leader,
      unrendered.map(({ id }) => id),
    )
  return batch.length === 0 ? [] : storeBatch(getBatchKey(leader), batch)
}

const RESULT_UNKNOWN = 'the result of an attempt is unknown'

/** The leader last, because its row identifies the batch. */
async function finishBatch(
  leader: WaitingMail,
  mails: AddressedMail[],
  payload: BatchEmail[],
  rejections: { at: number; reason: string }[],
) {
  const rejectedMails = rejections.flatMap(({ at: index, reason }) => {
    const email = payload[index]
    const mail = email && mails.find(({ id }) => id === getMailId(email))
    return mail ? [{ mail, reason }] : []
  })
  for (const { mail, reason } of rejectedMails) {
    await updateBatch(leader, buildAbandonedColumns(reason), { onlyIds: [mail.id] })
    log().error({
      event: 'mail.abandoned',
      ...getMailLogFields(mail),
      attempts: mail.attempts,
      reason,
    })
  }
  await updateBatch(leader, SENT_COLUMNS, { exceptIds: rejectedMails.map(({ mail }) => mail.id) })
  await deleteStoredBatch(getBatchKey(leader))
  const emailCount = payload.length - rejectedMails.length
  log().info({ event: 'mail.batch-sent', ...getMailLogFields(leader), emails: emailCount })
  return undefined
}

async function retryBatch(leader: WaitingMail, failure: MailFailure) {
  if (failure.kind === 'repeated') return abandonBatch(leader, RESULT_UNKNOWN, 'mail.abandoned')
  // One email that the service rejects fails the whole call, so each is then sent alone.
  if (failure.kind === 'refused') {
    await sendIndividually(leader)
    await deleteStoredBatch(getBatchKey(leader))
    log().warn({ event: 'mail.batch-split', ...getMailLogFields(leader), reason: failure.reason })
    return failure
  }
  const delayMs = computeRetryDelay(failure, leader.attempts)
  if (delayMs === undefined) return abandonBatch(leader, failure.reason, 'mail.abandoned')
  await updateBatch(leader, { dueAt: afterMilliseconds(delayMs), lastError: failure.reason })
  const { attempts } = leader
  const { reason } = failure
  log().warn({ event: 'mail.postponed', ...getMailLogFields(leader), attempts, reason, delayMs })
  return failure
}

const sendIndividually = (leader: WaitingMail, onlyIds?: string[]) =>
  updateBatch(leader, { batchId: null, bulk: false, dueAt: afterMilliseconds(0) }, { onlyIds })

async function abandonBatch(leader: WaitingMail, reason: string, event: string) {
  await updateBatch(leader, buildAbandonedColumns(reason))
  await deleteStoredBatch(getBatchKey(leader))
  log().error({ event, ...getMailLogFields(leader), reason })
  return undefined
}
