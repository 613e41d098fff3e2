import 'server-only'
import type postgres from 'postgres'
import { type AcquireSlot, createDeferred } from './connection-queue'
import { isConnectionLoss } from './errors'
import { type PoolWatcher, TRANSACTION_SLOT_CHECKS } from './pool-watch'
import {
  createTimeoutError,
  type PoolFaultHandler,
  type QueryArguments,
  requireTimeToBegin,
  requireTimeToCommit,
  sendQuery,
} from './statement'

type PostgresTransaction = postgres.TransactionSql
export type ConnectionPool = {
  sql: postgres.Sql
  takeSeat: AcquireSlot
  watch: PoolWatcher
  onFault: PoolFaultHandler
}

/**
 * A transaction in which postgres.js can do no harm: when a connection dies inside one, the late
 * queries and the ROLLBACK would still be written (its issues 1133 and 1208), to a closed socket,
 * which breaks the seat for good, or to the next owner of the seat, outside any transaction. So
 * nothing is let through once the connection is gone. One that begins after its person was refused,
 * or ends too late for its person to hear of it, is rolled back. Only a COMMIT that was sent and never
 * answered, because the database fell silent just then, nobody can decide.
 */
export async function runTransaction(
  pool: ConnectionPool,
  work: (tx: PostgresTransaction) => Promise<unknown>,
) {
  requireTimeToBegin()
  const [slot, admission] = [pool.takeSeat(), createDeferred()]
  const reject = (error: unknown) => {
    slot.refuse(error)
    admission.refuse(error)
  }
  pool.watch(
    admission.given,
    () => reject(createTimeoutError('no seat in the pool')),
    TRANSACTION_SLOT_CHECKS,
  )
  const connection = { lost: false }
  const outcome = slot.given.then(() =>
    pool.sql.begin(async (tx) => {
      admission.give()
      await admission.given
      try {
        const result = await work(guardTransaction(tx, pool, connection))
        requireTimeToCommit()
        return result
      } catch (error) {
        // Rejecting here would write ROLLBACK to a connection that is gone. `begin` itself rejects
        // as soon as the connection has closed, so this promise may stay open.
        if (connection.lost || isConnectionLoss(error)) return await new Promise<never>(() => {})
        throw error
      }
    }),
  )
  outcome
    .catch((error) => {
      connection.lost ||= isConnectionLoss(error)
      reject(error)
    })
    .finally(slot.leave)
  await admission.given
  return outcome
}

function guardTransaction(
  tx: PostgresTransaction,
  pool: ConnectionPool,
  connection: { lost: boolean },
): PostgresTransaction {
  return new Proxy(tx, {
    get(target, key) {
      if (key !== 'unsafe') return Reflect.get(target, key)
      return (...queryArguments: QueryArguments) => {
        if (connection.lost) throw createConnectionLostError()
        requireTimeToBegin()
        return sendQuery(target, queryArguments, pool)
      }
    },
  })
}

const createConnectionLostError = () =>
  Object.assign(new Error('the connection of this transaction is gone'), {
    code: 'CONNECTION_CLOSED',
  })
