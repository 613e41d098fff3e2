import postgres from 'postgres'
import { expect } from 'vitest'
import type { LoadSample, SteadyLoad } from './load'

const MAX_RESPONSE_MS = 10_000
const SENTENCE = /^[A-Z].*[.!]$/
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const READ_KINDS = ['me', 'page']

export const filterAcknowledged = (samples: LoadSample[], kind?: LoadSample['kind']) =>
  samples.filter(
    (sample) =>
      isSuccess(sample) && (kind ? sample.kind === kind : !READ_KINDS.includes(sample.kind)),
  )

const isSuccess = ({ status }: LoadSample) => status === 200 || status === 201

export function measureLongestGap(
  samples: LoadSample[],
  kind: LoadSample['kind'],
  from: number,
  to: number,
) {
  const ackTimes = filterAcknowledged(samples, kind).map(({ startedAt, ms }) => startedAt + ms)
  const ackTimesInRange = ackTimes.filter((time) => time > from && time < to).sort((a, b) => a - b)
  const times = [from, ...ackTimesInRange, to]
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))
}

export async function measureRecovery({ samples }: SteadyLoad, healedAt: number): Promise<number> {
  for (;;) {
    const firstWrites = (['register', 'contact'] as const).map((kind) =>
      samples.find(
        (sample) =>
          sample.kind === kind && sample.status === 201 && sample.startedAt + sample.ms > healedAt,
      ),
    )
    if (firstWrites.every(Boolean))
      return (
        Math.max(...firstWrites.map((sample) => (sample ? sample.startedAt + sample.ms : 0))) -
        healedAt
      )
    if (Date.now() - healedAt > 40_000) return Number.POSITIVE_INFINITY
    await pause(20)
  }
}

/** Cached pages show how long the machine itself delays responses. */
export function expectGracefulResponses(samples: LoadSample[]) {
  const slowestPageMs = Math.max(
    0,
    ...samples.filter(({ kind }) => kind === 'page').map(({ ms }) => ms),
  )
  const badResponses = samples.filter(
    ({ status, msg, failure }) =>
      !failure && status >= 300 && (status !== 503 || !SENTENCE.test(msg)),
  )
  expect(badResponses).toEqual([])
  expect(samples.filter(({ ms }) => ms > MAX_RESPONSE_MS + slowestPageMs)).toEqual([])
}

export async function findLostWrites(
  databaseUrl: string,
  samples: LoadSample[],
): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const emails = (await sql`select email from users`).map((row) => String(row.email))
    const subjects = (await sql`select subject from contact_messages`).map((row) =>
      String(row.subject),
    )
    // A form sent again after a lost response corrects the school; its email went to the first address.
    const schoolEmails = (await sql`select email from schools`).map((row) => String(row.email))
    const [emailCounts] = await sql`
      select count(*) filter (where template = 'welcome')::int as welcome,
        count(*) filter (where template = 'teamContact')::int as contact,
        count(*) filter (where template = 'institutionReceived')::int as school from mail_outbox`
    expect(emailCounts).toEqual({
      welcome: emails.length,
      contact: subjects.length,
      school: schoolEmails.length,
    })
    const sessionHashes = (await sql`select token_hash from sessions`).map((row) =>
      String(row.token_hash),
    )
    const isNotStoredOnce = (storedKeys: string[]) => (sample: LoadSample) =>
      storedKeys.filter((key) => key === sample.key).length !== 1
    return [
      ...filterAcknowledged(samples, 'register').filter(isNotStoredOnce(emails)),
      ...filterAcknowledged(samples, 'contact').filter(isNotStoredOnce(subjects)),
      ...filterAcknowledged(samples, 'login').filter(isNotStoredOnce(sessionHashes)),
      ...filterAcknowledged(samples, 'subscribe').filter(isNotStoredOnce(schoolEmails)),
    ].map(({ kind, key }) => `${kind} ${key}`)
  } finally {
    await sql.end()
  }
}

/** Waits until nothing is due. A killed process would leave its leases for two minutes. */
export async function waitForEmptyOutbox(databaseUrl: string, { endLeases = true } = {}) {
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

export async function expectOneEmailEach(
  databaseUrl: string,
  samples: LoadSample[],
  sentEmails: { subject: string; text: string }[],
) {
  const countEmailsWith = (key: string) =>
    sentEmails.filter(({ text }) => text.includes(key)).length
  const wronglyDelivered = filterAcknowledged(samples, 'contact').filter(
    ({ key }) => countEmailsWith(key) !== 1,
  )
  expect(wronglyDelivered).toEqual([])
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const storedMessages = await sql`select subject from contact_messages`
  await sql.end()
  expect(storedMessages.filter(({ subject }) => countEmailsWith(subject) !== 1)).toEqual([])
}

export function printFaultReport(
  fault: string,
  samples: LoadSample[],
  lostKeys: string[],
  recoveredMs: number,
) {
  const formatSlowest = (kinds: string[]) =>
    formatSeconds(
      Math.max(0, ...samples.filter(({ kind }) => kinds.includes(kind)).map(({ ms }) => ms)),
    )
  const outcomeCounts = new Map<string, number>()
  for (const { status, msg, failure } of samples) {
    const outcome = failure ?? (status < 300 ? String(status) : `${status} "${msg}"`)
    outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1)
  }
  const outcomes = [...outcomeCounts].sort().map(([outcome, count]) => `${count} × ${outcome}`)
  process.stdout.write(
    [
      `FAULT  ${fault}`,
      `       ${filterAcknowledged(samples).length} writes acknowledged, ${lostKeys.length} lost; recovered in ${formatSeconds(recoveredMs)}; slowest answer ${formatSlowest(['register', 'contact', 'me', 'login', 'subscribe'])} (of a page from memory: ${formatSlowest(['page'])})`,
      `       people saw: ${outcomes.join(', ')}`,
      '',
    ].join('\n'),
  )
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
