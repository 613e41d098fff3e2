import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import type { PoolFault } from './pool-watch'
import { hasPooler } from './pooler'
import { openPool } from './postgres'
import type * as schema from './schema'

/** Drizzle on PostgreSQL or on the embedded database: the same type, so nobody else needs to know. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

type DatabaseHandle = { db: Db; close: (graceSeconds?: number) => Promise<unknown> }

const databaseStore = getProcessSingleton<{ handle?: DatabaseHandle | Promise<DatabaseHandle> }>(
  'database',
  () => ({}),
)

/** The database, opened on first use. Never call it while a page is prerendered. */
export async function database(): Promise<Db> {
  databaseStore.handle ??= openDatabase()
  return (await databaseStore.handle).db
}

/**
 * A query that every visit asks, put into words once a database and not once a visit, which costs as
 * much as sending it.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const query = queries.get(db) ?? build(db)
    queries.set(db, query)
    return query
  }
}

export async function closeDatabase(): Promise<void> {
  const handle = await databaseStore.handle
  databaseStore.handle = undefined
  await handle?.close()
}

async function openDatabase(): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, building } = settings()
  if (building) throw new Error('The database was asked for while building.')
  try {
    if (databaseUrl) return openPostgres(databaseUrl, await hasPooler(databaseUrl))
    const embedded = await import('./embedded')
    return await embedded.openEmbeddedDatabase(dataDir)
  } catch (error) {
    databaseStore.handle = undefined
    throw error
  }
}

/** A pool that turns out faulty is replaced at once by a fresh one; the next query goes there. */
function openPostgres(url: string, isPooled: boolean): DatabaseHandle {
  const replacePool = (fault: PoolFault) => {
    if (databaseStore.handle !== handle) return
    openPostgres(url, isPooled)
    log().error({ event: 'database.pool-replaced', fault }, `the database pool was ${fault}`)
    void handle.close(fault === 'silent' ? 0 : 5)
  }
  const handle: DatabaseHandle = openPool(url, replacePool, { pooled: isPooled })
  databaseStore.handle = handle
  return handle
}
