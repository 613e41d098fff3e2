import 'server-only'
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { runSerially } from '@/base/run-serially'
import { type RateLimitName, settings } from '@/base/settings'
import { type Db, database, prepareOnce } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { fingerprint, listFingerprints } from './secrets'

type AttemptCountRow = { hits: number; wait: number }

type AttemptCountBatch = { size: number; row: Promise<AttemptCountRow | undefined> }

const openBatches = getProcessSingleton('counts', () => new Map<string, AttemptCountBatch>())

/** Counted in the database by one atomic statement, so that all instances share the limits. */

export type AttemptCount = { isFull: boolean; waitSeconds: number; left: number }

const keyPlaceholder = sql.placeholder('key')

const maxPlaceholder = sql.placeholder('count')

const amountPlaceholder = sql`${sql.placeholder('by')}::int`

const hasExpired = sql`${rateLimits.resetsAt} <= now()`

export const countingStatement = (db: Db) =>
  db
    .$with('counted', { hits: sql<number>`hits`.as('hits'), wait: sql<number>`wait`.as('wait') })
    .as(sql`
      insert into ${rateLimits} (key, hits, resets_at)
      values (${keyPlaceholder}, ${amountPlaceholder}, now() + make_interval(secs => ${sql.placeholder('seconds')}))
      on conflict (key) do update set
        hits = case when ${hasExpired} then ${amountPlaceholder} else least(${rateLimits.hits}, ${maxPlaceholder}::int) + ${amountPlaceholder} end,
        resets_at = case when ${hasExpired} then excluded.resets_at else ${rateLimits.resetsAt} end
      returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`)

const countAttemptStatement = prepareOnce((db) => {
  const countedAttempt = countingStatement(db)
  const { hits, wait } = countedAttempt
  return db
    .with(countedAttempt)
    .select({ hits, wait })
    .from(countedAttempt)
    .prepare('count_attempt')
})

const clearAttemptsStatement = prepareOnce((db) =>
  db
    .delete(rateLimits)
    .where(sql`${rateLimits.key} = ${keyPlaceholder}`)
    .prepare('delete_attempts'),
)

/** All attempts of one subject update one row, so those that arrive during an update share the next one. */
export async function countInBatch(
  key: string,
  count: (amount: number) => Promise<AttemptCountRow | undefined>,
): Promise<AttemptCountRow | undefined> {
  const batch = openBatches.get(key) ?? startBatch()
  batch.size += 1
  const position = batch.size
  const row = await batch.row
  return row && { ...row, hits: row.hits - batch.size + position }

  function startBatch() {
    const newBatch: AttemptCountBatch = {
      size: 0,
      row: runSerially(`count ${key}`, () => flushBatch(newBatch)),
    }
    openBatches.set(key, newBatch)
    return newBatch
  }

  function flushBatch(newBatch: AttemptCountBatch) {
    openBatches.delete(key)
    return count(newBatch.size)
  }
}

export async function countAttempt(name: RateLimitName, subject: string): Promise<void> {
  const { isFull, waitSeconds } = await countUse(name, subject)
  if (isFull) throw tooManyAttemptsError(name, waitSeconds)
}

/** For a caller that also says how much is left. */
export async function countUse(name: RateLimitName, subject: string): Promise<AttemptCount> {
  return toAttemptCount(name, await countInBatch(buildLimitKey(name, subject), countAmount))

  async function countAmount(amount: number) {
    const [row] = await countAttemptStatement(await database()).execute({
      ...buildCountParams(name, subject),
      by: amount,
    })
    return row
  }
}

export async function countAttemptInTransaction(
  db: Db,
  name: RateLimitName,
  subject: string,
): Promise<AttemptCount> {
  const [row] = await countAttemptStatement(db).execute(buildCountParams(name, subject))
  return toAttemptCount(name, row)
}

/** How many of each subject's attempts are allowed, in one statement. Sorted, so that two callers cannot deadlock. */
export async function countManyInTransaction(
  db: Db,
  name: RateLimitName,
  amounts: Map<string, number>,
): Promise<Map<string, number>> {
  const { count: max, seconds } = settings().limits[name]
  const subjects = new Map([...amounts.keys()].map((one) => [buildLimitKey(name, one), one]))
  const rows = [...subjects].map(([key, one]) => ({ key, by: amounts.get(one) }))
  const result = await db
    .insert(rateLimits)
    .select(
      sql`select attempt.key, attempt.by, now() + make_interval(secs => ${seconds})
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as attempt(key text, by int)
        order by attempt.key`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${hasExpired} then excluded.hits
          else least(${rateLimits.hits}, ${max}::int) + excluded.hits end`,
        resetsAt: sql`case when ${hasExpired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, hits: rateLimits.hits })
  return new Map(
    result.map(({ key, hits }) => {
      const subject = subjects.get(key) ?? ''
      const amount = amounts.get(subject) ?? 0
      return [subject, Math.max(0, Math.min(amount, max - (hits - amount)))]
    }),
  )
}

export async function clearAttempts(name: RateLimitName, subject: string): Promise<void> {
  await clearAttemptsStatement(await database()).execute({ key: buildLimitKey(name, subject) })
}

export async function undoAttempt(name: RateLimitName, subject: string): Promise<void> {
  const db = await database()
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, buildLimitKey(name, subject)))
}

export async function isLimitReached(
  db: Db,
  name: RateLimitName,
  ...subjects: string[]
): Promise<boolean> {
  const keys = subjects.flatMap((subject) => listFingerprints(`limit ${name}`, subject))
  const [row] = await db
    .select({ hits: sql<number>`coalesce(max(${rateLimits.hits}), 0)` })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, sql`now()`)))
  return (row?.hits ?? 0) >= settings().limits[name].count
}

/** The subjects whose limit is reached, in one statement. */
export async function findFullSubjects(
  db: Db,
  name: RateLimitName,
  subjects: string[],
): Promise<Set<string>> {
  const subjectByKey = new Map(
    subjects.flatMap((one) =>
      listFingerprints(`limit ${name}`, one).map((key) => [key, one] as const),
    ),
  )
  const rows = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(
        inArray(rateLimits.key, [...subjectByKey.keys()]),
        gt(rateLimits.resetsAt, sql`now()`),
        gte(rateLimits.hits, settings().limits[name].count),
      ),
    )
  return new Set(rows.map(({ key }) => subjectByKey.get(key) ?? ''))
}

export const buildCountParams = (name: RateLimitName, subject: string) => ({
  key: buildLimitKey(name, subject),
  ...settings().limits[name],
  by: 1,
})

export const toAttemptCount = (
  name: RateLimitName,
  row?: { hits: number; wait: number },
): AttemptCount => ({
  isFull: row !== undefined && row.hits > settings().limits[name].count,
  waitSeconds: Math.max(1, row?.wait ?? 0),
  left: Math.max(0, settings().limits[name].count - (row?.hits ?? 0)),
})

export const buildLimitKey = (name: RateLimitName, subject: string) =>
  fingerprint(`limit ${name}`, subject)

/** The IPv4 /24 or IPv6 /48, because one customer can rent that many addresses. */
export const getNetwork = (ip: string) => ip.split(ip.includes(':') ? ':' : '.', 3).join('.')

export function tooManyAttemptsError(name: RateLimitName, seconds: number) {
  log().warn({ event: 'rate-limit.exceeded', limit: name })
  return new AppError('tooMany', 'tooManyAttempts', {
    values: { seconds },
    retryAfter: seconds,
    detail: `limit ${name}`,
  })
}

export async function purgeLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(hasExpired)
}
