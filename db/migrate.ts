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
import { PATIENCE } from './patience'
import type * as schema from './schema'

const folder = { migrationsFolder: path.join(process.cwd(), 'db/migrations') }
const contractions = path.join(process.cwd(), 'db/contractions')
const LOCK = 0x756e73
/** For a lock, in seconds: of the database as a whole, or of one table. */
const PATIENCE_S = 30

/**
 * Brings the database up to date by adding alone, so that the version before can go on answering.
 * Instances that start at once wait for the first one's lock. An embedded database has no version
 * beside it, and loses at once what nobody needs any more.
 */
export async function migrate({ patienceS = PATIENCE_S } = {}): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = settings()
  if (!databaseUrl) return migrateHere((await database()) as PgliteDatabase<typeof schema>)
  await connected(patienceS, async (inTurn) => {
    await inTurn(async (db, tx) => {
      await migratePostgres(db, folder)
      if (directDatabaseUrl) await tx.unsafe(ROLES_PATIENCE)
    })
    await moveInstitutions((step) => inTurn((db) => step(db)))
  })
}

/** Drops what only the version before needed, once no instance of it answers any more. */
export async function contract({ patienceS = PATIENCE_S } = {}): Promise<void> {
  await migrate({ patienceS })
  if (settings().databaseUrl) await connected(patienceS, (inTurn) => inTurn((db) => contractIn(db)))
}

async function migrateHere(db: PgliteDatabase<typeof schema>) {
  await migrateEmbedded(db, folder)
  await moveInstitutions((step) => db.transaction(step))
  await db.transaction(contractIn)
}

type Connected = PostgresJsDatabase<typeof schema>
/** One transaction, under the lock. */
type InTurn = <T>(work: (db: Connected, tx: postgres.TransactionSql) => Promise<T>) => Promise<T>

async function connected(patienceS: number, work: (inTurn: InTurn) => Promise<void>) {
  const { databaseUrl = '', directDatabaseUrl } = settings()
  const connection = postgres(directDatabaseUrl ?? databaseUrl, {
    max: 1,
    connect_timeout: 10,
    prepare: false,
    onnotice: () => {},
  })
  const inTurn: InTurn = async <T>(step: Parameters<InTurn>[0]) =>
    (await connection.begin(async (tx) => {
      await takeLock(tx, patienceS)
      return step(drizzle(inside(connection, tx)), tx)
    })) as T
  try {
    await work(inTurn)
  } catch (error) {
    throw isLockTimeout(error) ? new Error(locked(patienceS), { cause: error }) : error
  } finally {
    await connection.end({ timeout: 5 })
  }
}

/** Every file, every time: each statement says by itself that there may be nothing left to do. */
async function contractIn(db: Db) {
  for (const name of readdirSync(contractions).sort()) {
    const statements = readFileSync(path.join(contractions, name), 'utf8')
    for (const statement of statements.split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement))
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
const inside = (connection: postgres.Sql, tx: postgres.TransactionSql) =>
  new Proxy(connection, {
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
