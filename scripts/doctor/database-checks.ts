import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { type RawRow, selectRows } from '@/db/rows'
import { requireWritable } from '@/lib/housekeeping/readiness'
import { loadSharedKeys } from '@/lib/housekeeping/shared-keys'
import { listTeamMembers } from '@/lib/team/roles'
import { type Finding, fault, ok, warning } from './finding'

/** Checks that ask the database. */
export const DATABASE_CHECKS = {
  database: checkDatabase,
  writes: checkWrites,
  keys: checkKeys,
  outbox: checkOutbox,
  team: checkTeam,
}

const OLDEST_POSTGRES = 150_000

async function readRow(query: ReturnType<typeof sql>): Promise<RawRow> {
  const [row] = await selectRows(await database(), query)
  return row ?? {}
}

async function checkDatabase(): Promise<Finding[]> {
  const { databaseUrl } = settings()
  const { version, number, applied } = await readRow(sql`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      (select count(*)::int from drizzle.__drizzle_migrations) as applied`)
  const { entries } = JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8'))
  const kind = databaseUrl ? `PostgreSQL ${version}` : 'embedded, for trials and one process only'
  if (databaseUrl && Number(number) < OLDEST_POSTGRES)
    return [fault('database', `${kind} is too old. Upgrade it to 15 or newer.`)]
  const missing = entries.length - Number(applied)
  if (missing > 0)
    return [
      fault('database', `${missing} migrations are missing. Start the site, or run: uns migrate`),
    ]
  return [ok('database', `${kind}, all ${applied} migrations`)]
}

async function checkWrites(): Promise<Finding[]> {
  await requireWritable()
  return [ok('writes', 'the database, DATA_DIR and the uploads accept them')]
}

async function checkKeys(): Promise<Finding[]> {
  await loadSharedKeys()
  if (settings().previousAuthSecret)
    return [
      warning(
        'keys',
        'AUTH_SECRET_PREVIOUS is set. Run uns renew-secrets, then remove it (docs/incident.md).',
      ),
    ]
  return [ok('keys', 'readable with AUTH_SECRET')]
}

async function checkOutbox(): Promise<Finding[]> {
  const { late } = await readRow(sql`
    select count(*)::int as late from mail_outbox where due_at < now() - interval '1 hour'`)
  if (late === 0) return [ok('outbox', 'no email waits longer than an hour')]
  return [
    warning(
      'outbox',
      `${late} emails wait longer than an hour. Is the site running? /team/mail has the reason.`,
    ),
  ]
}

async function checkTeam(): Promise<Finding[]> {
  const members = await listTeamMembers()
  if (members.some(({ role }) => role === 'manager'))
    return [ok('team', `${members.length} members`)]
  return [
    warning(
      'team',
      'nobody is a manager. Register on the site, then run: uns team add <email> manager',
    ),
  ]
}
