import 'server-only'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { lines } from './line'
import { PATIENCE } from './patience'
import { type PoolFault, watchFor } from './pool-watch'
import { saysWhetherToPrepare } from './pooler'
import * as schema from './schema'
import { type Place, seatsFor } from './seats'
import { ask, refused, refuseToBegin, type Words } from './statement'
import { type Pool, transact } from './transaction'

/**
 * postgres.js, with a seat and a watch for each query and each transaction. A pool that lost a
 * connection under a query, or no longer answers at all, is reported once as faulty, so that its
 * owner puts a fresh one in its place.
 */

const CONNECT_TIMEOUT_S = 4

type Line = { size?: number; pooled?: boolean }

export function openPool(
  url: string,
  onFault: (fault: PoolFault) => void,
  { size = 10, pooled = false }: Line = {},
) {
  const sql = postgres(url, {
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    onnotice: () => {},
    ...lines(),
    connection: { application_name: 'uns', ...(!pooled && PATIENCE) },
    ...(pooled && !saysWhetherToPrepare(url) && { prepare: false }),
  })
  const pool = { sql, onFault, watch: watchFor(onFault, size), takeSeat: seatsFor(size) }
  const guarded = new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe') return (...words: Words) => seated(pool, words)
      if (key === 'begin') return (work: Parameters<typeof transact>[1]) => transact(pool, work)
      return Reflect.get(target, key)
    },
  })
  return {
    db: drizzle(guarded, { schema }),
    /** Ends the pool; what still runs after the grace period is rejected. */
    close: (graceSeconds = 5) => sql.end({ timeout: graceSeconds }),
  }
}

/** A query as drizzle knows it, once its seat is free. */
function seated(pool: Pool, words: Words) {
  let bare = false
  const answer = Promise.resolve().then(() => askSeated(pool, words, bare))
  const values = () => {
    bare = true
    return answer
  }
  return Object.assign(answer, { values })
}

async function askSeated(pool: Pool, words: Words, bare: boolean) {
  refuseToBegin()
  const place = pool.takeSeat()
  try {
    if (!place.atOnce) await waited(pool, place)
    const query = ask(pool.sql, words, pool)
    return await (bare ? query.values() : query)
  } finally {
    place.leave()
  }
}

async function waited({ watch }: Pool, { given, refuse }: Place) {
  watch(given, () => refuse(refused('no seat in the pool')))
  await given
  refuseToBegin()
}
