import 'server-only'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from '../schema'
import { DATABASE_TIMEOUTS_MS } from '../timeouts'
import { type ConnectionSlot, createSlotQueue } from './connection-queue'
import { createPoolWatcher, type PoolFault } from './pool-watch'
import { hasPrepareParameter } from './pooler'
import { socketFactory } from './socket-factory'
import { createTimeoutError, type QueryArguments, requireTimeToBegin, sendQuery } from './statement'
import { type ConnectionPool, runTransaction } from './transaction'

/** Reports a pool that lost a connection or is silent once, so that its owner replaces it. */

/** Of a server that falls silent in the middle; no process is busy for so long. */
const OPENING_TIMEOUT_S = 30

type PoolOptions = { size?: number; isPooled?: boolean }

export function openPool(
  url: string,
  onFault: (fault: PoolFault) => void,
  { size = 10, isPooled = false }: PoolOptions = {},
) {
  const sql = postgres(url, {
    max: size,
    // The socket factory limits the wait for the first byte.
    connect_timeout: OPENING_TIMEOUT_S,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    // The query for them answers nobody, so its failure would be a promise that nobody awaits.
    fetch_types: false,
    onnotice: () => {},
    ...socketFactory(),
    connection: { application_name: 'uns', ...(!isPooled && DATABASE_TIMEOUTS_MS) },
    ...(isPooled && !hasPrepareParameter(url) && { prepare: false }),
  })
  const pool = {
    sql,
    onFault,
    watch: createPoolWatcher(onFault, size),
    acquireSlot: createSlotQueue(size),
  }
  const guarded = new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe')
        return (...queryArguments: QueryArguments) => startQuery(pool, queryArguments)
      if (key === 'begin')
        return (work: Parameters<typeof runTransaction>[1]) => runTransaction(pool, work)
      return Reflect.get(target, key)
    },
  })
  return {
    db: drizzle(guarded, { schema }),
    close: (graceSeconds = 5) => sql.end({ timeout: graceSeconds }),
  }
}

function startQuery(pool: ConnectionPool, queryArguments: QueryArguments) {
  let shouldReturnValues = false
  const result = Promise.resolve().then(() =>
    runQueryInSlot(pool, queryArguments, shouldReturnValues),
  )
  const values = () => {
    shouldReturnValues = true
    return result
  }
  return Object.assign(result, { values })
}

async function runQueryInSlot(
  pool: ConnectionPool,
  queryArguments: QueryArguments,
  shouldReturnValues: boolean,
) {
  requireTimeToBegin()
  const slot = pool.acquireSlot()
  try {
    if (!slot.isImmediate) await waitForSlot(pool, slot)
    const query = sendQuery(pool.sql, queryArguments, pool)
    return await (shouldReturnValues ? query.values() : query)
  } finally {
    slot.release()
  }
}

async function waitForSlot({ watch }: ConnectionPool, { ready, reject }: ConnectionSlot) {
  watch(ready, () => reject(createTimeoutError('no free connection in the pool')))
  await ready
  requireTimeToBegin()
}
