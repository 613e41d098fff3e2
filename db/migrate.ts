import 'server-only'
import path from 'node:path'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { settings } from '@/base/settings'
import { database } from './client'
import { describeConnectionProblem } from './connection-problem'
import { isLockTimeout } from './errors'
import type * as schema from './schema'
import { DATABASE_TIMEOUTS_MS } from './timeouts'

const migrationConfig = { migrationsFolder: path.join(process.cwd(), 'db/migrations') }
const MIGRATION_LOCK_ID = 0x756e73
const LOCK_TIMEOUT_S = 30

/**
 * Migrations only add, so that the previous release keeps working (docs/migrations.md). Instances that
 * start together wait for the first one's lock.
 */
export async function migrate({ lockTimeoutS = LOCK_TIMEOUT_S } = {}): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = settings()
  if (!databaseUrl)
    return migrateEmbedded((await database()) as PgliteDatabase<typeof schema>, migrationConfig)
  const connection = postgres(directDatabaseUrl ?? databaseUrl, {
    max: 1,
    connect_timeout: 10,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
  })
  try {
    await connection.begin(async (tx) => {
      await acquireMigrationLock(tx, lockTimeoutS)
      await migratePostgres(drizzle(createSavepointClient(connection, tx)), migrationConfig)
      if (directDatabaseUrl) await tx.unsafe(ROLE_TIMEOUTS_SQL)
    })
  } catch (error) {
    if (isLockTimeout(error)) throw new Error(describeLockTimeout(lockTimeoutS), { cause: error })
    throw describeConnectionProblem(error, directDatabaseUrl ?? databaseUrl) ?? error
  } finally {
    await connection.end({ timeout: 5 })
  }
}

/** Held by the transaction, because a pooler shares connections between transactions. */
async function acquireMigrationLock(tx: postgres.TransactionSql, lockTimeoutS: number) {
  await tx`select set_config('lock_timeout', ${`${lockTimeoutS}s`}, true),
    set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`
}

/** drizzle starts its own transaction, which becomes a savepoint in the one with the lock. */
const createSavepointClient = (connection: postgres.Sql, tx: postgres.TransactionSql) =>
  new Proxy(connection, {
    get(target, key) {
      if (key === 'unsafe') return tx.unsafe
      if (key === 'begin') return tx.savepoint
      return Reflect.get(target, key)
    },
  })

/** A pooler drops connection settings, so the role carries the timeouts in this database. */
const ROLE_TIMEOUTS_SQL = `do $$ begin ${Object.entries(DATABASE_TIMEOUTS_MS)
  .map(
    ([name, ms]) =>
      `execute format('alter role %I in database %I set ${name} = ${ms}', current_user, current_database());`,
  )
  .join(' ')} end $$`

const describeLockTimeout = (seconds: number) =>
  `The migration waited ${seconds} seconds for a lock. Another process is migrating the database, or a long transaction holds one of its tables. Try again when it has ended.`
