import 'server-only'
import postgres from 'postgres'
import { log } from '@/base/log'
import { afterChecks } from './after-checks'
import { socketFactory } from './socket-factory'

/** Poolers share connections between transactions: settings and prepared statements get lost. */

const MAX_RESPONSE_CHECKS = 5

/** PostgreSQL reports its backend's pid, a pooler an invented one, because backends change. */
export async function hasPooler(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 0,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    ...socketFactory(),
  })
  const stop = afterChecks(MAX_RESPONSE_CHECKS, () => void sql.end({ timeout: 0 }))
  try {
    const rows = await sql<{ pid: number; timeout: string }[]>`
      select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout`
    const [row] = rows
    const isPooled = row?.pid !== rows.state.pid
    if (isPooled) logPooler(row?.timeout ?? '0')
    return isPooled
  } finally {
    stop()
    await sql.end({ timeout: 1 })
  }
}

function logPooler(statementTimeout: string) {
  log().info({ event: 'database.pooler-detected' }, 'pooler detected: statements are not prepared')
  if (statementTimeout !== '0') return
  log().warn(
    { event: 'database.statement-timeout-missing' },
    'the pooler ignores statement_timeout and the role has none: run db:migrate with DIRECT_DATABASE_URL',
  )
}

/** The URL can state whether the pooler supports prepared statements. */
export const hasPrepareParameter = (url: string) => /[?&]prepare=/.test(url)
