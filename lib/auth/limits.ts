import 'server-only'
import { sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { type LimitName, settings } from '@/base/settings'
import { database, prepared } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { fingerprint } from './secrets'

/** Counted in the database by one atomic statement, so that all instances count together. */

/** Counts one attempt; refuses it when the window is full. A full window ends by itself. */
export async function countAttempt(name: LimitName, subject: string): Promise<void> {
  const { count, seconds } = settings().limits[name]
  const key = keyFor(name, subject)
  const [row] = await countOne(await database()).execute({ key, count, seconds })
  if (row && row.hits > count) throw tooMany(name, Math.max(1, row.left))
}

/** Takes back what was counted: a success clears the failures before it. */
export async function forgetAttempts(name: LimitName, subject: string): Promise<void> {
  await forget(await database()).execute({ key: keyFor(name, subject) })
}

const countOne = prepared((db) => {
  const over = sql`${rateLimits.resetsAt} <= now()`
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      hits: 1,
      resetsAt: sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else least(${rateLimits.hits}, ${sql.placeholder('count')}::int) + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
    .prepare('count_attempt')
})

const forget = prepared((db) =>
  db
    .delete(rateLimits)
    .where(sql`${rateLimits.key} = ${sql.placeholder('key')}`)
    .prepare('forget_attempts'),
)

const keyFor = (name: LimitName, subject: string) => fingerprint(`limit ${name}`, subject)

function tooMany(name: LimitName, seconds: number) {
  log().warn({ event: 'limit.reached', limit: name })
  const text = `Too many attempts. Please try again in ${inWords(seconds)}.`
  return new Refusal('tooMany', text, { retryAfter: seconds, detail: `limit ${name}` })
}

function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
