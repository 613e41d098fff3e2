import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { hasPooler, openPool, type PoolFault } from './connection'
import type * as schema from './schema'

/** One Drizzle type for PostgreSQL and the embedded database, so that callers need not differ. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

type DatabaseHandle = { db: Db; close: (graceSeconds?: number) => Promise<unknown> }

/** Tests put an open database into it. */
export const databaseStore = getProcessSingleton<{
  handle?: DatabaseHandle | Promise<DatabaseHandle>
}>('database', () => ({}))

/** Opened on first use. Never call it during prerendering. */
export async function database(): Promise<Db> {
  databaseStore.handle ??= openDatabase()
  return (await databaseStore.handle).db
}

/** Prepares a hot query once per database: building its SQL costs as much as sending it. */
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
  if (building)
    throw new Error(
      'The build queried the database, but it must not. Use readAtRuntime (lib/content/read-at-runtime.ts).',
    )
  try {
    if (databaseUrl) return openPostgres(databaseUrl, await hasPooler(databaseUrl))
    const embedded = await import('./embedded')
    return await embedded.openEmbeddedDatabase(dataDir)
  } catch (error) {
    databaseStore.handle = undefined
    throw error
  }
}

/** A faulty pool is replaced at once; the next query uses the new one. */
function openPostgres(url: string, isPooled: boolean): DatabaseHandle {
  const replacePool = (fault: PoolFault) => {
    if (databaseStore.handle !== handle) return
    openPostgres(url, isPooled)
    log().error({ event: 'database.pool-replaced', fault }, `the database pool was ${fault}`)
    void handle.close(fault === 'silent' ? 0 : 5)
  }
  const handle: DatabaseHandle = openPool(url, replacePool, { isPooled })
  databaseStore.handle = handle
  return handle
}
