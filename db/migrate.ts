import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { settings } from '@/base/settings'
import { type Db, database } from './client'
import { isLockTimeout } from './errors'
import { moveInstitutions } from './move'
import type * as schema from './schema'
import { DATABASE_TIMEOUTS_MS } from './timeouts'

const migrationConfig = { migrationsFolder: path.join(process.cwd(), 'db/migrations') }
const contractionsFolder = path.join(process.cwd(), 'db/contractions')
const MIGRATION_LOCK_ID = 0x756e73
const LOCK_TIMEOUT_S = 30

/**
 * Migrations only add, so that the previous version keeps working. Instances that start together
 * wait for the first one's lock. An embedded database runs the contractions at once.
 */
export async function migrate({ patienceS: lockTimeoutS = LOCK_TIMEOUT_S } = {}): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = settings()
  if (!databaseUrl)
    return migrateEmbeddedDatabase((await database()) as PgliteDatabase<typeof schema>)
  await withConnection(lockTimeoutS, async (runLocked) => {
    await runLocked(async (db, tx) => {
      await migratePostgres(db, migrationConfig)
      if (directDatabaseUrl) await tx.unsafe(ROLE_TIMEOUTS_SQL)
    })
    await moveInstitutions((step) => runLocked((db) => step(db)))
  })
}

/** Drops what only the previous version needed. Run it when no instance of that version is left. */
export async function contract({ patienceS: lockTimeoutS = LOCK_TIMEOUT_S } = {}): Promise<void> {
  await migrate({ patienceS: lockTimeoutS })
  if (settings().databaseUrl)
    await withConnection(lockTimeoutS, (runLocked) => runLocked((db) => runContractions(db)))
}

async function migrateEmbeddedDatabase(db: PgliteDatabase<typeof schema>) {
  await migrateEmbedded(db, migrationConfig)
  await moveInstitutions((step) => db.transaction(step))
  await db.transaction(runContractions)
}

type MigrationDatabase = PostgresJsDatabase<typeof schema>
type RunLocked = <T>(
  work: (db: MigrationDatabase, tx: postgres.TransactionSql) => Promise<T>,
) => Promise<T>

async function withConnection(lockTimeoutS: number, work: (runLocked: RunLocked) => Promise<void>) {
  const { databaseUrl = '', directDatabaseUrl } = settings()
  const connection = postgres(directDatabaseUrl ?? databaseUrl, {
    max: 1,
    connect_timeout: 10,
    prepare: false,
    onnotice: () => {},
  })
  const runLocked: RunLocked = async <T>(step: Parameters<RunLocked>[0]) =>
    (await connection.begin(async (tx) => {
      await acquireMigrationLock(tx, lockTimeoutS)
      return step(drizzle(createSavepointClient(connection, tx)), tx)
    })) as T
  try {
    await work(runLocked)
  } catch (error) {
    throw isLockTimeout(error)
      ? new Error(describeLockTimeout(lockTimeoutS), { cause: error })
      : error
  } finally {
    await connection.end({ timeout: 5 })
  }
}

/** Contractions are idempotent, so all of them run every time. */
async function runContractions(db: Db) {
  for (const name of readdirSync(contractionsFolder).sort()) {
    const statements = readFileSync(path.join(contractionsFolder, name), 'utf8')
    for (const statement of statements.split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement))
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
  `The migration waited ${seconds} seconds for a lock: another process is migrating the database, or a long transaction holds one of its tables. Try again when it has ended.`
