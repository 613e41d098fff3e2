import 'server-only'
import { render } from '@react-email/render'
import { createElement } from 'react'
import { settings } from '@/lib/env'
import { log } from '@/lib/log'
import { processWide } from '@/lib/process-wide'
import { type Delivery, deliver } from './deliver'
import { LetterPage, letterText } from './letter'
import { letterFor } from './letters'
import { closeMail, type DueMail, postponeMail, takeDue } from './outbox'

/** Sends what is due, one after another, and keeps trying what failed. Never throws to its caller. */

/** Resend takes two requests a second by default. */
export type Pace = { gapMs: number; deadlineMs: number; backoffSeconds: number[] }
const PACE: Pace = {
  gapMs: 500,
  deadlineMs: 10_000,
  backoffSeconds: [10, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800],
}

const RESET_LINK_SECONDS = 60 * 60

type Round = { current?: Promise<void>; again: boolean; stopped: boolean }
const round = processWide<Round>('mail round', () => ({ again: false, stopped: false }))

/** One round at a time in this process; a call meanwhile makes the round look once more at its end. */
export function sendDueMail(pace: Pace = PACE): Promise<void> {
  if (round.current) {
    round.again = true
    return round.current
  }
  round.current = sendAll(pace).finally(() => {
    round.current = undefined
  })
  return round.current
}

/** Before the process ends: the mail under way is finished, the rest waits for the next process. */
export async function stopSending(): Promise<void> {
  round.stopped = true
  await round.current
}

async function sendAll(pace: Pace) {
  try {
    do {
      round.again = false
      for (let mail = await take(pace); mail; mail = await take(pace)) await sendOne(mail, pace)
    } while (round.again)
  } catch (error) {
    log().error({ event: 'mail.round-failed', err: error })
  }
}

/** The lease outlasts the deadline, so no other process starts on the same mail. */
async function take({ deadlineMs }: Pace) {
  return round.stopped ? null : takeDue(Math.ceil(deadlineMs / 1000) + 20)
}

async function sendOne(mail: DueMail, pace: Pace) {
  if (mail.template === 'resetLink' && mail.age > RESET_LINK_SECONDS) {
    return giveUp(mail, 'the link has expired')
  }
  const delivery = await attempt(mail, pace.deadlineMs)
  if (delivery.ok) await closeMail(mail.id, { sent: true })
  else await retryLater(mail, delivery, pace)
  if (settings().resendApiKey) await new Promise((resolve) => setTimeout(resolve, pace.gapMs))
}

async function attempt(mail: DueMail, deadlineMs: number): Promise<Delivery> {
  try {
    const letter = letterFor(mail.template, mail.data as never)
    const html = await render(createElement(LetterPage, { letter }))
    const ready = { to: mail.recipient, subject: letter.subject, text: letterText(letter), html }
    return await deliver(mail.id, ready, deadlineMs)
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.name : 'unknown', hopeless: false }
  }
}

async function retryLater(mail: DueMail, failure: Delivery & { ok: false }, pace: Pace) {
  const wait = pace.backoffSeconds[mail.attempts - 1]
  if (failure.hopeless || wait === undefined) return giveUp(mail, failure.error)
  const seconds = Math.max(wait * (0.8 + Math.random() * 0.4), failure.retryAfter ?? 0)
  await postponeMail(mail.id, seconds, failure.error)
  const { id, template, attempts } = mail
  log().warn({
    event: 'mail.postponed',
    mail: id,
    template,
    attempts,
    error: failure.error,
    seconds: Math.round(seconds),
  })
}

async function giveUp({ id, template, attempts }: DueMail, error: string) {
  await closeMail(id, { sent: false, error })
  log().error({ event: 'mail.given-up', mail: id, template, attempts, error })
}
