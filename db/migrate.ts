import 'server-only'
import path from 'node:path'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { settings } from '@/base/settings'
import { database } from './client'
import type * as schema from './schema'

const folder = { migrationsFolder: path.join(process.cwd(), 'db/migrations') }
const LOCK = 0x756e73

/** Brings the database up to date. Instances that start at once wait for the first one's lock. */
export async function migrate(): Promise<void> {
  const { databaseUrl } = settings()
  if (!databaseUrl) {
    return migrateEmbedded((await database()) as PgliteDatabase<typeof schema>, folder)
  }
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await migratePostgres(drizzle(sql), folder)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
