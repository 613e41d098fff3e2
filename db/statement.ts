import 'server-only'
import type postgres from 'postgres'
import { deadline } from '@/base/deadline'
import type { PoolFault, PoolWatcher } from './pool-watch'

export type PoolFaultHandler = (fault: PoolFault) => void
export type QueryArguments = Parameters<postgres.Sql['unsafe']>

/** What postgres.js keeps about a query: whether its connection works on it, whether it was written at all. */
type PendingQuery = Promise<unknown> & {
  active: boolean
  state: unknown
  cancel: () => void
  /** The answer as bare values, which drizzle asks for before the query is sent. */
  values: () => PendingQuery
}

/**
 * Asks on a connection where nobody else asks. What the database has been told is never called off
 * from here: the word for that names a connection and not a statement, so it may come too late and
 * hit the next person's. The statement timeout is the database's own and hits nobody else. But one
 * whose connection has not even opened when the bell rings is taken back; postgres.js never gives
 * such a connection out again, so the pool counts as faulty then.
 */
export function sendQuery(
  client: Pick<postgres.Sql, 'unsafe'>,
  [text, values, options]: QueryArguments,
  { watch, onFault }: { watch: PoolWatcher; onFault: PoolFaultHandler },
): PendingQuery {
  // Parsed once a connection and not at every query, which then takes one round trip and not two.
  // Without effect where the address of the database says `?prepare=false`.
  const query = client.unsafe(text, values, {
    ...options,
    prepare: true,
  }) as unknown as PendingQuery
  watch(query, () => {
    if (query.active || query.state) return
    query.cancel()
    onFault('lost')
  })
  return query
}

/** Nothing begins when the request's time is up. */
export function requireTimeToBegin() {
  if (deadline()?.mayBegin() === false) throw createTimeoutError('the time for this request is up')
}

export function requireTimeToCommit() {
  if (deadline()?.mayCommit() === false) throw createTimeoutError('too late to make this last')
}

/** Reads like the database's own word for a statement that was ended: it is away for this person. */
export const createTimeoutError = (message: string) =>
  Object.assign(new Error(message), { code: '57014' })
