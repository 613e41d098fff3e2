import 'server-only'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { log } from '@/base/log'
import { processWide } from '@/base/process-wide'
import { settings } from '@/base/settings'
import type { PoolFault } from './pool-watch'
import { hasPooler } from './pooler'
import { openPool } from './postgres'
import type * as schema from './schema'

/** Drizzle on PostgreSQL or on the embedded database: the same type, so nobody else needs to know. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

type Handle = { db: Db; close: (graceSeconds?: number) => Promise<unknown> }

const store = processWide<{ handle?: Handle | Promise<Handle> }>('database', () => ({}))

/** The database, opened on first use. Never call it while a page is prerendered. */
export async function database(): Promise<Db> {
  store.handle ??= open()
  return (await store.handle).db
}

/**
 * A query that every visit asks, put into words once a database and not once a visit, which costs as
 * much as sending it.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}

export async function closeDatabase(): Promise<void> {
  const handle = await store.handle
  store.handle = undefined
  await handle?.close()
}

async function open(): Promise<Handle> {
  const { databaseUrl, dataDir, building } = settings()
  if (building) throw new Error('The database was asked for while building.')
  try {
    if (databaseUrl) return openPostgres(databaseUrl, await hasPooler(databaseUrl))
    const embedded = await import('./embedded')
    return await embedded.openEmbedded(dataDir)
  } catch (error) {
    store.handle = undefined
    throw error
  }
}

/** A pool that turns out faulty is replaced at once by a fresh one; the next query goes there. */
function openPostgres(url: string, pooled: boolean): Handle {
  const report = (fault: PoolFault) => {
    if (store.handle !== handle) return
    openPostgres(url, pooled)
    log().error({ event: 'database.pool-replaced', fault }, `the database pool was ${fault}`)
    void handle.close(fault === 'silent' ? 0 : 5)
  }
  const handle: Handle = openPool(url, report, { pooled })
  store.handle = handle
  return handle
}
