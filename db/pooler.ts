import 'server-only'
import postgres from 'postgres'
import { log } from '@/base/log'
import { lines } from './line'

/**
 * A pooler (pgbouncer, or a host's own) may lend its connections for one transaction at a time. Then
 * nothing can be left at a connection for the next statement: no setting that it begins with, which
 * many poolers refuse to take, and no prepared statement.
 */

const SILENT_MS = 5_000

/**
 * The database greets with the number of the process that serves the connection, and a pooler with a
 * number of its own, since that process may be another for the next statement.
 */
export async function hasPooler(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: SILENT_MS / 1_000,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    ...lines(),
  })
  const hangUp = setTimeout(() => void sql.end({ timeout: 0 }), SILENT_MS)
  try {
    const greeting = await sql<{ pid: number; patience: string }[]>`
      select pg_backend_pid() as pid, current_setting('statement_timeout') as patience`
    const [met] = greeting
    const isPooled = met?.pid !== greeting.state.pid
    if (isPooled) tell(met?.patience ?? '0')
    return isPooled
  } finally {
    clearTimeout(hangUp)
    await sql.end({ timeout: 1 })
  }
}

function tell(patience: string) {
  log().info({ event: 'database.pooler' }, 'behind a pooler, so no statement is prepared')
  if (patience !== '0') return
  log().warn(
    { event: 'database.no-patience' },
    'the pooler takes no statement_timeout along and the role has none: run db:migrate with DIRECT_DATABASE_URL',
  )
}

/** Who knows his pooler may say in the address whether it keeps prepared statements. */
export const saysWhetherToPrepare = (url: string) => /[?&]prepare=/.test(url)
