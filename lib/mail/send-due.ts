import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { processWide } from '@/base/process-wide'
import { settings } from '@/base/settings'
import { dispatchMail } from './dispatch'
import { dispatchBatch } from './dispatch-batch'
import { logInterruption } from './interruption'
import { takeDueMail } from './outbox'
import type { Fault } from './retry'

/** How a sweep through the outbox times itself, in milliseconds. */
export type Pace = {
  /** For one mail, however slow the service is. */
  deadlineMs: number
  /** Between two mails to the service, which takes two a second by default. */
  gapMs: number
  /** After a fault of the service: the mails behind would only fail the same way. */
  outageMs: number
  /** A pause longer than this ends the sweep; a later one goes on. */
  patienceMs: number
}

const PACE: Pace = { deadlineMs: 10_000, gapMs: 500, outageMs: 5_000, patienceMs: 2_000 }

const BEHIND_ANSWER_MS = 3_000

type Flight = { running?: Promise<void>; again: boolean; resumeAt: number; grounded: boolean }

const flight = processWide<Flight>('mail', () => ({ again: false, resumeAt: 0, grounded: false }))

/** Sends what is due, one sweep at a time in this process. Never throws: what fails stays due. */
export function sendDueMail(pace: Partial<Pace> = {}): Promise<void> {
  if (flight.running) flight.again = true
  else flight.running = fly({ ...PACE, ...pace })
  return flight.running
}

/** What an answer has caused goes out behind it. Who closes the server waits for this, so it is not long. */
export async function sendBehindAnswer(): Promise<void> {
  await Promise.race([sendDueMail(), sleep(BEHIND_ANSWER_MS, undefined, { ref: false })])
}

/** Before the process ends: the mail under way is finished, the rest waits for the next process. */
export async function stopSending(): Promise<void> {
  flight.grounded = true
  await flight.running
}

async function fly(pace: Pace) {
  try {
    do {
      flight.again = false
      await sweep(pace)
    } while (flight.again)
  } finally {
    // In the same step as the last look at `again`, so that no call falls in between.
    flight.running = undefined
  }
}

async function sweep(pace: Pace) {
  try {
    while (await ready(pace)) {
      const mail = await takeDueMail()
      if (!mail) return
      const dispatch = mail.crowd && settings().resendApiKey ? dispatchBatch : dispatchMail
      const fault = await dispatch(mail, pace.deadlineMs)
      if (mail.recipient === null) continue
      flight.resumeAt = Date.now() + pauseAfter(fault, pace)
    }
  } catch (error) {
    logInterruption('sending', error)
  }
}

/** Waits out a short pause; says no when the pause is a long one or the process ends. */
async function ready({ patienceMs }: Pace) {
  const wait = flight.resumeAt - Date.now()
  if (wait > patienceMs) return false
  if (wait > 0) await sleep(wait)
  return !flight.grounded
}

function pauseAfter(fault: Fault | undefined, { gapMs, outageMs }: Pace) {
  const gap = settings().resendApiKey ? gapMs : 0
  if (fault?.kind !== 'service' && fault?.kind !== 'configuration') return gap
  return Math.max(gap, fault.retryAfterMs ?? outageMs)
}
