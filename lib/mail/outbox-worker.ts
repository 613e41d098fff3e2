import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { dispatchMail } from './dispatch'
import { dispatchBatch } from './dispatch-batch'
import { logInterruption } from './interruption'
import { leaseDueMail } from './outbox'
import type { MailFailure } from './retry'

/** How a sweep through the outbox times itself, in milliseconds. */
export type OutboxTiming = {
  /** For one mail, however slow the service is. */
  deadlineMs: number
  /** Between two mails to the service, which takes two a second by default. */
  gapMs: number
  /** After a fault of the service: the mails behind would only fail the same way. */
  outageMs: number
  /** A pause longer than this ends the sweep; a later one goes on. */
  patienceMs: number
}

const DEFAULT_TIMING: OutboxTiming = {
  deadlineMs: 10_000,
  gapMs: 500,
  outageMs: 5_000,
  patienceMs: 2_000,
}

const MAX_WAIT_AFTER_RESPONSE_MS = 3_000

type OutboxWorkerState = {
  running?: Promise<void>
  again: boolean
  resumeAt: number
  grounded: boolean
}

const outboxWorker = getProcessSingleton<OutboxWorkerState>('mail', () => ({
  again: false,
  resumeAt: 0,
  grounded: false,
}))

/** Sends what is due, one sweep at a time in this process. Never throws: what fails stays due. */
export function sendDueMail(timing: Partial<OutboxTiming> = {}): Promise<void> {
  if (outboxWorker.running) outboxWorker.again = true
  else outboxWorker.running = drainOutbox({ ...DEFAULT_TIMING, ...timing })
  return outboxWorker.running
}

/** What an answer has caused goes out behind it. Who closes the server waits for this, so it is not long. */
export async function sendMailAfterResponse(): Promise<void> {
  await Promise.race([sendDueMail(), sleep(MAX_WAIT_AFTER_RESPONSE_MS, undefined, { ref: false })])
}

/** Before the process ends: the mail under way is finished, the rest waits for the next process. */
export async function stopOutboxWorker(): Promise<void> {
  outboxWorker.grounded = true
  await outboxWorker.running
}

async function drainOutbox(timing: OutboxTiming) {
  try {
    do {
      outboxWorker.again = false
      await sendDueMails(timing)
    } while (outboxWorker.again)
  } finally {
    // In the same step as the last look at `again`, so that no call falls in between.
    outboxWorker.running = undefined
  }
}

async function sendDueMails(timing: OutboxTiming) {
  try {
    while (await waitUntilReady(timing)) {
      const mail = await leaseDueMail()
      if (!mail) return
      const dispatch = mail.crowd && settings().resendApiKey ? dispatchBatch : dispatchMail
      const failure = await dispatch(mail, timing.deadlineMs)
      if (mail.recipient === null) continue
      outboxWorker.resumeAt = Date.now() + getPauseMs(failure, timing)
    }
  } catch (error) {
    logInterruption('sending', error)
  }
}

/** Waits out a short pause; says no when the pause is a long one or the process ends. */
async function waitUntilReady({ patienceMs: maxPauseMs }: OutboxTiming) {
  const waitMs = outboxWorker.resumeAt - Date.now()
  if (waitMs > maxPauseMs) return false
  if (waitMs > 0) await sleep(waitMs)
  return !outboxWorker.grounded
}

function getPauseMs(failure: MailFailure | undefined, { gapMs, outageMs }: OutboxTiming) {
  const minGapMs = settings().resendApiKey ? gapMs : 0
  if (failure?.kind !== 'service' && failure?.kind !== 'configuration') return minGapMs
  return Math.max(minGapMs, failure.retryAfterMs ?? outageMs)
}
