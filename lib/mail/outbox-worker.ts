import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, isNull, lt, or } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { runForRequest } from '@/base/request-id'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { mailBatches, mailOutbox } from '@/db/schema'
import { dispatchMail, logInterruption } from './dispatch'
import { dispatchBatch } from './dispatch-batch'
import type { ComposeStoredEmail } from './email-message'
import { leaseDueMail } from './outbox'
import type { MailFailure } from './retry'

/** Before each email, because its texts may change while many are sent. */
type LoadCompose = () => Promise<ComposeStoredEmail>

export type OutboxTiming = {
  deadlineMs: number
  /** Between emails; the service allows two requests a second by default. */
  gapMs: number
  /** After a service failure, because the next emails would fail too. */
  outageMs: number
  /** A longer pause ends the run; a later run continues. */
  maxPauseMs: number
}

const DEFAULT_TIMING: OutboxTiming = {
  deadlineMs: 10_000,
  gapMs: 500,
  outageMs: 5_000,
  maxPauseMs: 2_000,
}

type OutboxWorkerState = {
  running?: Promise<void>
  shouldRunAgain: boolean
  resumeAt: number
  isStopped: boolean
}

const outboxWorker = getProcessSingleton<OutboxWorkerState>('mail', () => ({
  shouldRunAgain: false,
  resumeAt: 0,
  isStopped: false,
}))

/** One run at a time per process. Never throws: failed emails stay due. */
export function sendOutbox(
  loadCompose: LoadCompose,
  timing: Partial<OutboxTiming> = {},
): Promise<void> {
  if (outboxWorker.running) outboxWorker.shouldRunAgain = true
  else
    outboxWorker.running = runForRequest(undefined, () =>
      drainOutbox(loadCompose, { ...DEFAULT_TIMING, ...timing }),
    )
  return outboxWorker.running
}

/** Before the process exits: finishes the current email; the rest waits for the next process. */
export async function stopOutboxWorker(): Promise<void> {
  outboxWorker.isStopped = true
  await outboxWorker.running
}

async function drainOutbox(loadCompose: LoadCompose, timing: OutboxTiming) {
  try {
    do {
      outboxWorker.shouldRunAgain = false
      await sendDueMails(loadCompose, timing)
    } while (outboxWorker.shouldRunAgain)
  } finally {
    // No await since the last check of `again`, so that no call is lost in between.
    outboxWorker.running = undefined
  }
}

async function sendDueMails(loadCompose: LoadCompose, timing: OutboxTiming) {
  try {
    while (await waitUntilReady(timing)) {
      const compose = await loadCompose()
      const mail = await leaseDueMail()
      if (!mail) return
      const dispatch = mail.bulk && settings().resendApiKey ? dispatchBatch : dispatchMail
      const failure = await runForRequest(mail.requestId, () =>
        dispatch(mail, compose, timing.deadlineMs),
      )
      if (mail.recipient === null) continue
      outboxWorker.resumeAt = Date.now() + getPauseMs(failure, timing)
    }
  } catch (error) {
    logInterruption('sending', error)
  }
}

/** False if the pause is too long or the process stops. */
async function waitUntilReady({ maxPauseMs }: OutboxTiming) {
  const waitMs = outboxWorker.resumeAt - Date.now()
  if (waitMs > maxPauseMs) return false
  if (waitMs > 0) await sleep(waitMs)
  return !outboxWorker.isStopped
}

function getPauseMs(failure: MailFailure | undefined, { gapMs, outageMs }: OutboxTiming) {
  const minGapMs = settings().resendApiKey ? gapMs : 0
  if (failure?.kind !== 'service' && failure?.kind !== 'configuration') return minGapMs
  return Math.max(minGapMs, failure.retryAfterMs ?? outageMs)
}

/** Sent or abandoned a month ago. Never throws: the next purge makes up for it. */
export async function purgeOldMail(): Promise<void> {
  const monthAgo = ago(RETENTION.sentMail)
  try {
    const db = await database()
    await db
      .delete(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.dueAt),
          lt(mailOutbox.createdAt, monthAgo),
          or(isNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, monthAgo)),
        ),
      )
    await db.delete(mailBatches).where(lt(mailBatches.createdAt, ago(RETENTION.mailBatch)))
  } catch (error) {
    logInterruption('purging', error)
  }
}
