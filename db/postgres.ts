import 'server-only'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { isConnectionLoss } from './errors'
import { type PoolFault, seat, TRANSACTION_LOOKS, type Watch, watchFor } from './pool-watch'
import * as schema from './schema'

/**
 * postgres.js with a fault mended that its issues 1133 and 1208 describe. When a connection dies
 * inside a transaction, the late queries and the ROLLBACK of that transaction were still written:
 * to a closed socket, which broke the seat for good, or to the next owner of the seat, outside any
 * transaction. So (1) `safeBegin` lets nothing through once the connection is gone, and (2) a pool
 * that lost a connection under a query, or no longer answers at all, is reported once as faulty,
 * so that its owner puts a fresh one in its place.
 */

const STATEMENT_TIMEOUT_MS = 4_000
const CONNECT_TIMEOUT_S = 4

type Sql = postgres.Sql
type Tx = postgres.TransactionSql
type Query = Parameters<Sql['unsafe']>

export function openPool(url: string, onFault: (fault: PoolFault) => void, size = 10) {
  const sql = postgres(url, {
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    onnotice: () => {},
    connection: {
      application_name: 'uns',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
    },
  })
  const watch = watchFor(onFault, size)
  const guarded = new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe') return (...args: Query) => watch(target.unsafe(...prepared(args)))
      if (key === 'begin')
        return (work: (tx: Tx) => Promise<unknown>) => safeBegin(target, work, watch)
      return Reflect.get(target, key)
    },
  })
  return {
    db: drizzle(guarded, { schema }),
    /** Ends the pool; what still runs after the grace period is rejected. */
    close: (graceSeconds = 5) => sql.end({ timeout: graceSeconds }),
  }
}

async function safeBegin(sql: Sql, work: (tx: Tx) => Promise<unknown>, watch: Watch) {
  let lost = false
  const { wait, given, refused } = seat()
  // A transaction begins after its person was refused only to be rolled back.
  const admitted = watch(wait, TRANSACTION_LOOKS)
  const outcome = sql.begin(async (tx) => {
    given()
    await admitted
    const guarded = new Proxy(tx, {
      get(target, key) {
        if (key !== 'unsafe') return Reflect.get(target, key)
        return (...args: Query) => {
          if (lost) throw connectionLost()
          return watch(target.unsafe(...prepared(args)))
        }
      },
    })
    try {
      return await work(guarded)
    } catch (error) {
      // Rejecting here would write ROLLBACK to a connection that is gone. `begin` itself rejects
      // as soon as the connection has closed, so this promise may stay open.
      if (lost || isConnectionLoss(error)) return await new Promise<never>(() => {})
      throw error
    }
  })
  outcome.catch((error) => {
    lost ||= isConnectionLoss(error)
    refused(error)
  })
  await admitted
  return outcome
}

/**
 * Each statement is parsed once a connection instead of at every query, which then takes one round trip and
 * not two. Without effect where the address of the database says `?prepare=false`.
 */
const prepared = ([text, values, options]: Query): Query => [
  text,
  values,
  { ...options, prepare: true },
]

function connectionLost() {
  return Object.assign(new Error('the connection of this transaction is gone'), {
    code: 'CONNECTION_CLOSED',
  })
}
