import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { type LimitName, settings } from '@/base/settings'
import { type Db, database, prepared } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { countTogether } from './count-together'
import { fingerprint } from './secrets'

/** Counted in the database by one atomic statement, so that all instances count together. */

/** How a limit stands after one more attempt. */
export type Count = { full: boolean; wait: number }

/** Counts one attempt; refuses it when the window is full. A full window ends by itself. */
export async function countAttempt(name: LimitName, subject: string): Promise<void> {
  const { full, wait } = standing(name, await countTogether(keyFor(name, subject), count))
  if (full) throw tooMany(name, wait)

  async function count(by: number) {
    const [row] = await countOne(await database()).execute({ ...countable(name, subject), by })
    return row
  }
}

/** Counts one attempt in the caller's transaction, and leaves it to the caller what follows. */
export async function count(db: Db, name: LimitName, subject: string): Promise<Count> {
  const [row] = await countOne(db).execute(countable(name, subject))
  return standing(name, row)
}

/** Takes back what was counted: a success clears the failures before it. */
export async function forgetAttempts(name: LimitName, subject: string): Promise<void> {
  await forget(await database()).execute({ key: keyFor(name, subject) })
}

/** Takes one attempt back: what turned out right does not count. */
export async function returnAttempt(name: LimitName, subject: string): Promise<void> {
  const db = await database()
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, keyFor(name, subject)))
}

/** Looks without counting. */
export async function isFull(db: Db, name: LimitName, subject: string): Promise<boolean> {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyFor(name, subject)), gt(rateLimits.resetsAt, sql`now()`)))
  return row !== undefined && row.hits >= settings().limits[name].count
}

/** The counting statement, for others to stand in one statement with it. It asks for `countable`. */
export const counting = (db: Db) =>
  db
    .$with('counted', { hits: sql<number>`hits`.as('hits'), wait: sql<number>`wait`.as('wait') })
    .as(sql`
      insert into ${rateLimits} (key, hits, resets_at)
      values (${key}, ${by}, now() + make_interval(secs => ${sql.placeholder('seconds')}))
      on conflict (key) do update set
        hits = case when ${over} then ${by} else least(${rateLimits.hits}, ${most}::int) + ${by} end,
        resets_at = case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end
      returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`)

export const countable = (name: LimitName, subject: string) => ({
  key: keyFor(name, subject),
  ...settings().limits[name],
  by: 1,
})

/** Nothing counted is nothing refused: there is always a row. */
export const standing = (name: LimitName, row?: { hits: number; wait: number }): Count => ({
  full: row !== undefined && row.hits > settings().limits[name].count,
  wait: Math.max(1, row?.wait ?? 0),
})

export const keyFor = (name: LimitName, subject: string) => fingerprint(`limit ${name}`, subject)

export function tooMany(name: LimitName, seconds: number) {
  log().warn({ event: 'limit.reached', limit: name })
  return new Refusal('tooMany', 'tooManyAttempts', {
    values: { seconds },
    retryAfter: seconds,
    detail: `limit ${name}`,
  })
}

const key = sql.placeholder('key')
const most = sql.placeholder('count')
const by = sql`${sql.placeholder('by')}::int`
const over = sql`${rateLimits.resetsAt} <= now()`

const countOne = prepared((db) => {
  const counted = counting(db)
  const { hits, wait } = counted
  return db.with(counted).select({ hits, wait }).from(counted).prepare('count_attempt')
})

const forget = prepared((db) =>
  db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`).prepare('forget_attempts'),
)
