import 'server-only'
import postgres from 'postgres'
import { log } from '@/base/log'
import { socketFactory } from './socket-factory'

/**
 * A pooler (pgbouncer, or a host's own) may lend its connections for one transaction at a time. Then
 * nothing can be left at a connection for the next statement: no setting that it begins with, which
 * many poolers refuse to take, and no prepared statement.
 */

const RESPONSE_TIMEOUT_MS = 5_000

/**
 * The database greets with the number of the process that serves the connection, and a pooler with a
 * number of its own, since that process may be another for the next statement.
 */
export async function hasPooler(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: RESPONSE_TIMEOUT_MS / 1_000,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    ...socketFactory(),
  })
  const timer = setTimeout(() => void sql.end({ timeout: 0 }), RESPONSE_TIMEOUT_MS)
  try {
    const rows = await sql<{ pid: number; patience: string }[]>`
      select pg_backend_pid() as pid, current_setting('statement_timeout') as patience`
    const [row] = rows
    const isPooled = row?.pid !== rows.state.pid
    if (isPooled) logPooler(row?.patience ?? '0')
    return isPooled
  } finally {
    clearTimeout(timer)
    await sql.end({ timeout: 1 })
  }
}

function logPooler(statementTimeout: string) {
  log().info({ event: 'database.pooler' }, 'behind a pooler, so no statement is prepared')
  if (statementTimeout !== '0') return
  log().warn(
    { event: 'database.no-patience' },
    'the pooler takes no statement_timeout along and the role has none: run db:migrate with DIRECT_DATABASE_URL',
  )
}

/** Who knows his pooler may say in the address whether it keeps prepared statements. */
export const hasPrepareParameter = (url: string) => /[?&]prepare=/.test(url)
