import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'

/** An empty database of its own for one test file: embedded, or on the server in TEST_DATABASE_URL. */
export type FreshDatabase = { env: Record<string, string>; drop: () => Promise<void> }

/** Whether the tests run on a PostgreSQL server. */
export const onServer = Boolean(process.env.TEST_DATABASE_URL)

type Wanted = {
  empty?: boolean
  /** The address of a PostgreSQL server; null stands for the embedded database. */
  server?: string | null
}

/** Migrated already where that saves time; `empty` leaves even that to the site. */
export async function freshDatabase({
  empty = false,
  server = process.env.TEST_DATABASE_URL || null,
}: Wanted = {}): Promise<FreshDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-data-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  if (!server) {
    const template = process.env.TEST_DATABASE_TEMPLATE
    if (template && !empty) cpSync(template, folder, { recursive: true })
    return { env: { DATA_DIR: folder }, drop: async () => clear() }
  }

  const name = `uns_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (sql) => sql.unsafe(`create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const pooler = process.env.TEST_POOLER_PORT
  const drop = async () => {
    await asAdmin(server, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`))
    clear()
  }
  return { env: { ...addresses(url, pooler), DATA_DIR: folder }, drop }
}

/** Behind a pooler the site has its address, and the database's own for migrations. */
function addresses(direct: URL, pooler: string | undefined): Record<string, string> {
  if (!pooler) return { DATABASE_URL: direct.href }
  const pooled = new URL(direct)
  pooled.port = pooler
  return { DATABASE_URL: pooled.href, DIRECT_DATABASE_URL: direct.href }
}

async function asAdmin(server: string, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  await work(sql)
  await sql.end()
}
