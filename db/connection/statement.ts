import 'server-only'
import type postgres from 'postgres'
import { deadline } from '@/base/deadline'
import type { PoolFault, PoolWatcher } from './pool-watch'

export type PoolFaultHandler = (fault: PoolFault) => void
export type QueryArguments = Parameters<postgres.Sql['unsafe']>

type PendingQuery = Promise<unknown> & {
  active: boolean
  state: unknown
  cancel: () => void
  resolve: (rows: unknown) => void
  /** Results as plain arrays; drizzle calls it before the query is sent. */
  values: () => PendingQuery
}

/**
 * Never cancels a sent query: cancelling names a connection, so it could hit another user's query.
 * A connection not open at the timeout is lost to postgres.js, so the pool counts as faulty.
 */
export function sendQuery(
  client: Pick<postgres.Sql, 'unsafe'>,
  [text, values, options]: QueryArguments,
  { watch, onFault }: { watch: PoolWatcher; onFault: PoolFaultHandler },
): PendingQuery {
  // Prepared once per connection, which saves a round trip, unless the URL says `?prepare=false`.
  const query = client.unsafe(text, values, {
    ...options,
    prepare: true,
  }) as unknown as PendingQuery
  const { resolve } = query
  query.resolve = (rows) => resolve(dropHoles(rows))
  watch(query, () => {
    if (query.active || query.state) return
    query.cancel()
    onFault('lost')
  })
  return query
}

/** In place, because the result is an array with properties of its own. */
function dropHoles(rows: unknown): unknown {
  if (!Array.isArray(rows) || rows.length === 0 || 0 in rows) return rows
  const firstRow = rows.findIndex((_, index) => index in rows)
  rows.splice(0, firstRow < 0 ? rows.length : firstRow)
  return rows
}

export function requireTimeToBegin() {
  if (deadline()?.canBegin() === false) throw createTimeoutError('the time for this request is up')
}

export function requireTimeToCommit() {
  if (deadline()?.canCommit() === false) throw createTimeoutError('too late to make this last')
}

/** Uses PostgreSQL's code for a cancelled statement, so callers treat it as unavailable. */
export const createTimeoutError = (message: string) =>
  Object.assign(new Error(message), { code: '57014' })
