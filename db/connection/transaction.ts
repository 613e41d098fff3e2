import 'server-only'
import type postgres from 'postgres'
import { isConnectionLoss } from '../errors'
import { type AcquireSlot, createDeferred } from './connection-queue'
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
  acquireSlot: AcquireSlot
  watch: PoolWatcher
  onFault: PoolFaultHandler
}

/**
 * After a connection loss nothing passes: postgres.js would write late queries and the ROLLBACK
 * (issues 1133 and 1208) on the next user's connection. Past its deadline it is rolled back.
 */
export async function runTransaction(
  pool: ConnectionPool,
  work: (tx: PostgresTransaction) => Promise<unknown>,
) {
  requireTimeToBegin()
  const [slot, admission] = [pool.acquireSlot(), createDeferred()]
  const reject = (error: unknown) => {
    slot.reject(error)
    admission.reject(error)
  }
  pool.watch(
    admission.ready,
    () => reject(createTimeoutError('no free connection in the pool')),
    TRANSACTION_SLOT_CHECKS,
  )
  const connection = { lost: false }
  const outcome = slot.ready.then(() =>
    pool.sql.begin(async (tx) => {
      admission.resolve()
      await admission.ready
      try {
        const result = await work(guardTransaction(tx, pool, connection))
        requireTimeToCommit()
        return result
      } catch (error) {
        // Rejecting would write ROLLBACK to a lost connection; `begin` itself rejects.
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
    .finally(slot.release)
  await admission.ready
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
