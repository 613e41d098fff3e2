import postgres from 'postgres'
import { expect } from 'vitest'
import type { Load, Seen } from './load'

/** What must be true when a fault is over, and what there is to tell about it. */

const WITHIN_MS = 10_000
const SENTENCE = /^[A-Z].*[.!]$/
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const READING = ['me', 'page']

export const acknowledged = (seen: Seen[], kind?: Seen['kind']) =>
  seen.filter((saw) => isDone(saw) && (kind ? saw.kind === kind : !READING.includes(saw.kind)))

const isDone = ({ status }: Seen) => status === 200 || status === 201

/** The longest time in which nobody heard that what they wrote of this kind was stored. */
export function longestSilence(seen: Seen[], kind: Seen['kind'], from: number, to: number) {
  const heard = acknowledged(seen, kind).map(({ at, ms }) => at + ms)
  const within = heard.filter((moment) => moment > from && moment < to).sort((a, b) => a - b)
  const moments = [from, ...within, to]
  return Math.max(...moments.slice(1).map((moment, n) => moment - (moments[n] ?? 0)))
}

/** Until both kinds of writing succeeded after this moment; in milliseconds. */
export async function recovery({ seen }: Load, healedAt: number): Promise<number> {
  for (;;) {
    const wrote = (['register', 'contact'] as const).map((kind) =>
      seen.find((saw) => saw.kind === kind && saw.status === 201 && saw.at + saw.ms > healedAt),
    )
    if (wrote.every(Boolean))
      return Math.max(...wrote.map((saw) => (saw ? saw.at + saw.ms : 0))) - healedAt
    if (Date.now() - healedAt > 40_000) return Number.POSITIVE_INFINITY
    await pause(20)
  }
}

/**
 * Everybody got an answer in time; who was refused read a sentence, and none heard of a 500. A page
 * that is only read from memory tells how long the machine itself keeps people waiting.
 */
export function expectCivil(seen: Seen[]) {
  const busy = Math.max(0, ...seen.filter(({ kind }) => kind === 'page').map(({ ms }) => ms))
  const rude = seen.filter(
    ({ status, msg, cut }) => !cut && status >= 300 && (status !== 503 || !SENTENCE.test(msg)),
  )
  expect(rude).toEqual([])
  expect(seen.filter(({ ms }) => ms > WITHIN_MS + busy)).toEqual([])
}

/** No acknowledged write is lost, none is there twice, and each goes with exactly one mail. */
export async function lostWrites(databaseUrl: string, seen: Seen[]): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const emails = (await sql`select email from users`).map((row) => String(row.email))
    const subjects = (await sql`select subject from contacts`).map((row) => String(row.subject))
    const [mails] = await sql`
      select count(*) filter (where template = 'welcome')::int as welcome,
        count(*) filter (where template = 'teamContact')::int as contact from mail_outbox`
    expect(mails).toEqual({ welcome: emails.length, contact: subjects.length })
    const schools = (
      await sql`select recipient from mail_outbox where template = 'institutionReceived'`
    ).map((row) => String(row.recipient))
    const sessions = (await sql`select token_hash from sessions`).map((row) =>
      String(row.token_hash),
    )
    const once = (stored: string[]) => (saw: Seen) =>
      stored.filter((key) => key === saw.key).length !== 1
    return [
      ...acknowledged(seen, 'register').filter(once(emails)),
      ...acknowledged(seen, 'contact').filter(once(subjects)),
      ...acknowledged(seen, 'login').filter(once(sessions)),
      ...acknowledged(seen, 'subscribe').filter(once(schools)),
    ].map(({ kind, key }) => `${kind} ${key}`)
  } finally {
    await sql.end()
  }
}

/** Waits until nothing is due. What a killed process had taken would otherwise stay leased for two minutes. */
export async function allMailsOut(databaseUrl: string, { endLeases = true } = {}) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    if (endLeases) await sql`update mail_outbox set due_at = now() where due_at is not null`
    await expect
      .poll(() => sql`select recipient, last_error from mail_outbox where due_at is not null`, {
        timeout: 120_000,
        interval: 500,
      })
      .toHaveLength(0)
    expect(await sql`select last_error from mail_outbox where sent_at is null`).toHaveLength(0)
  } finally {
    await sql.end()
  }
}

/** Every message that was stored, acknowledged or not, reached the team exactly once. */
export async function expectOneMailEach(
  databaseUrl: string,
  seen: Seen[],
  mails: { subject: string; text: string }[],
) {
  const reached = (key: string) => mails.filter(({ text }) => text.includes(key)).length
  const wrong = acknowledged(seen, 'contact').filter(({ key }) => reached(key) !== 1)
  expect(wrong).toEqual([])
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const stored = await sql`select subject from contacts`
  await sql.end()
  expect(stored.filter(({ subject }) => reached(subject) !== 1)).toEqual([])
}

export function tell(fault: string, seen: Seen[], lost: string[], recoveredMs: number) {
  const slowest = (kinds: string[]) =>
    seconds(Math.max(0, ...seen.filter(({ kind }) => kinds.includes(kind)).map(({ ms }) => ms)))
  const views = new Map<string, number>()
  for (const { status, msg, cut } of seen) {
    const view = cut ?? (status < 300 ? String(status) : `${status} "${msg}"`)
    views.set(view, (views.get(view) ?? 0) + 1)
  }
  const saw = [...views].sort().map(([view, count]) => `${count} × ${view}`)
  process.stdout.write(
    [
      `FAULT  ${fault}`,
      `       ${acknowledged(seen).length} writes acknowledged, ${lost.length} lost; recovered in ${seconds(recoveredMs)}; slowest answer ${slowest(['register', 'contact', 'me', 'login', 'subscribe'])} (of a page from memory: ${slowest(['page'])})`,
      `       people saw: ${saw.join(', ')}`,
      '',
    ].join('\n'),
  )
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
