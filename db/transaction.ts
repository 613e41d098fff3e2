import 'server-only'
import type postgres from 'postgres'
import { isConnectionLoss } from './errors'
import { TRANSACTION_LOOKS, type Watch } from './pool-watch'
import { promised, type TakeSeat } from './seats'
import { ask, type OnFault, refused, refuseToBegin, refuseToCommit, type Words } from './statement'

type Tx = postgres.TransactionSql
export type Pool = { sql: postgres.Sql; takeSeat: TakeSeat; watch: Watch; onFault: OnFault }

/**
 * A transaction in which postgres.js can do no harm: when a connection dies inside one, the late
 * queries and the ROLLBACK would still be written (its issues 1133 and 1208), to a closed socket,
 * which breaks the seat for good, or to the next owner of the seat, outside any transaction. So
 * nothing is let through once the connection is gone. One that begins after its person was refused,
 * or ends too late for its person to hear of it, is rolled back. Only a COMMIT that was sent and never
 * answered, because the database fell silent just then, nobody can decide.
 */
export async function transact(pool: Pool, work: (tx: Tx) => Promise<unknown>) {
  refuseToBegin()
  const [place, admission] = [pool.takeSeat(), promised()]
  const refuse = (error: unknown) => {
    place.refuse(error)
    admission.refuse(error)
  }
  pool.watch(admission.given, () => refuse(refused('no seat in the pool')), TRANSACTION_LOOKS)
  const line = { lost: false }
  const outcome = place.given.then(() =>
    pool.sql.begin(async (tx) => {
      admission.give()
      await admission.given
      try {
        const result = await work(guarded(tx, pool, line))
        refuseToCommit()
        return result
      } catch (error) {
        // Rejecting here would write ROLLBACK to a connection that is gone. `begin` itself rejects
        // as soon as the connection has closed, so this promise may stay open.
        if (line.lost || isConnectionLoss(error)) return await new Promise<never>(() => {})
        throw error
      }
    }),
  )
  outcome
    .catch((error) => {
      line.lost ||= isConnectionLoss(error)
      refuse(error)
    })
    .finally(place.leave)
  await admission.given
  return outcome
}

function guarded(tx: Tx, pool: Pool, line: { lost: boolean }): Tx {
  return new Proxy(tx, {
    get(target, key) {
      if (key !== 'unsafe') return Reflect.get(target, key)
      return (...words: Words) => {
        if (line.lost) throw connectionLost()
        refuseToBegin()
        return ask(target, words, pool)
      }
    },
  })
}

const connectionLost = () =>
  Object.assign(new Error('the connection of this transaction is gone'), {
    code: 'CONNECTION_CLOSED',
  })
