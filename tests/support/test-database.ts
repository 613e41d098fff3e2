import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import postgres from 'postgres'
import { copyFolder } from './copy-folder'
import { newDataFolder } from './data-folder'

export type TestDatabase = { env: Record<string, string>; drop: () => Promise<void> }

export const hasPostgresServer = Boolean(process.env.TEST_DATABASE_URL)

type TestDatabaseOptions = {
  isEmpty?: boolean
  /** The URL of a PostgreSQL server; null means the embedded database. */
  serverUrl?: string | null
}

/** Migrated already where that saves time; `empty` leaves migrations to the site. */
export async function newTestDatabase({
  isEmpty = false,
  serverUrl = process.env.TEST_DATABASE_URL || null,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const folder = newDataFolder('data')
  const template = isEmpty ? undefined : process.env.TEST_DATABASE_TEMPLATE
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!serverUrl) {
    if (template) copyFolder(template, folder)
    return { env: { DATA_DIR: folder, IGNORE_ENV_FILE: '1' }, drop: async () => removeFolder() }
  }

  const name = `uns_test_${randomUUID().replaceAll('-', '')}`
  const source = template ? ` template ${template}` : ''
  await withAdminConnection(serverUrl, (sql) => sql.unsafe(`create database ${name}${source}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const poolerPort = process.env.TEST_POOLER_PORT
  const drop = async () => {
    await withAdminConnection(serverUrl, (sql) =>
      sql.unsafe(`drop database if exists ${name} with (force)`),
    )
    removeFolder()
  }
  return {
    env: { ...buildDatabaseEnv(url, poolerPort), DATA_DIR: folder, IGNORE_ENV_FILE: '1' },
    drop,
  }
}

/** Behind a pooler the site uses the pooler's URL, and the direct one for migrations. */
function buildDatabaseEnv(directUrl: URL, poolerPort: string | undefined): Record<string, string> {
  if (!poolerPort) return { DATABASE_URL: directUrl.href }
  const pooledUrl = new URL(directUrl)
  pooledUrl.port = poolerPort
  return { DATABASE_URL: pooledUrl.href, DIRECT_DATABASE_URL: directUrl.href }
}

export async function withAdminConnection(
  serverUrl: string,
  run: (sql: postgres.Sql) => Promise<unknown>,
) {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await run(sql)
  await sql.end()
}
