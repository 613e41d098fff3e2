import 'server-only'
import path from 'node:path'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { settings } from '@/base/settings'
import { database } from './client'
import { isLockTimeout } from './errors'
import { PATIENCE } from './patience'
import type * as schema from './schema'

const folder = { migrationsFolder: path.join(process.cwd(), 'db/migrations') }
const LOCK = 0x756e73
/** For a lock, in seconds: of the database as a whole, or of one table. */
const PATIENCE_S = 30

/** Brings the database up to date. Instances that start at once wait for the first one's lock. */
export async function migrate({ patienceS = PATIENCE_S } = {}): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = settings()
  if (!databaseUrl) {
    return migrateEmbedded((await database()) as PgliteDatabase<typeof schema>, folder)
  }
  const sql = postgres(directDatabaseUrl ?? databaseUrl, {
    max: 1,
    connect_timeout: 10,
    prepare: false,
    onnotice: () => {},
  })
  try {
    await sql.begin(async (tx) => {
      await takeLock(tx, patienceS)
      await migratePostgres(drizzle(inside(sql, tx)), folder)
      if (directDatabaseUrl) await tx.unsafe(ROLES_PATIENCE)
    })
  } catch (error) {
    throw isLockTimeout(error) ? new Error(locked(patienceS), { cause: error }) : error
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Held by the transaction and not by the connection, which a pooler lends to others in between. */
async function takeLock(tx: postgres.TransactionSql, patienceS: number) {
  await tx`select set_config('lock_timeout', ${`${patienceS}s`}, true),
    set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`
  await tx`select pg_advisory_xact_lock(${LOCK})`
}

/** drizzle begins a transaction of its own, which is a part of the one that holds the lock. */
const inside = (sql: postgres.Sql, tx: postgres.TransactionSql) =>
  new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe') return tx.unsafe
      if (key === 'begin') return tx.savepoint
      return Reflect.get(target, key)
    },
  })

/** Through a pooler no connection can bring its own patience along; so the role has it, in this database. */
const ROLES_PATIENCE = `do $$ begin ${Object.entries(PATIENCE)
  .map(
    ([name, ms]) =>
      `execute format('alter role %I in database %I set ${name} = ${ms}', current_user, current_database());`,
  )
  .join(' ')} end $$`

const locked = (seconds: number) =>
  `The database could not be brought up to date: for ${seconds} seconds another process has been at it, or a long transaction has held one of its tables. Try again when that has ended.`
