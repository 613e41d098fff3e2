import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { newDataFolder, TEST_DATA_ROOT } from './data-folder'
import { withAdminConnection } from './test-database'

/**
 * Tests copy a database with migrations and catalogue. The embedded one is kept between runs until
 * one of its sources changes; a PostgreSQL server gets one for each run.
 */
export default async function createDatabaseTemplate() {
  if (process.env.TEST_DATABASE_TEMPLATE) return
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? createPostgresTemplate(serverUrl) : keepEmbeddedTemplate()
}

function keepEmbeddedTemplate() {
  // Each user has one, because nobody else may read it.
  const folder = path.join(TEST_DATA_ROOT, `uns-template-${USER_ID}-${hashSources()}`)
  if (!existsSync(folder)) {
    removeOldTemplates()
    const newFolder = newDataFolder('new-template')
    migrate({ DATA_DIR: newFolder })
    removeUnusedDatabases(newFolder)
    // Another run may have finished first; its folder has the same contents.
    if (existsSync(folder)) rmSync(newFolder, { recursive: true, force: true })
    else renameSync(newFolder, folder)
  }
  process.env.TEST_DATABASE_TEMPLATE = folder
}

/** PostgreSQL's own templates are half of the files that each test would copy. */
function removeUnusedDatabases(folder: string) {
  for (const id of TEMPLATE_DATABASES)
    for (const name of readdirSync(path.join(folder, 'database/base', id)))
      if (name !== 'PG_VERSION') rmSync(path.join(folder, 'database/base', id, name))
}
const TEMPLATE_DATABASES = ['1', '4']

async function createPostgresTemplate(serverUrl: string) {
  const name = `uns_template_${randomUUID().replaceAll('-', '')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await withAdminConnection(serverUrl, (sql) => sql.unsafe(`create database ${name}`))
  const folder = newDataFolder('template')
  migrate({ DATA_DIR: folder, DATABASE_URL: url.href, AUTH_SECRET: randomUUID() })
  process.env.TEST_DATABASE_TEMPLATE = name
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await withAdminConnection(serverUrl, (sql) => sql.unsafe(`drop database ${name} with (force)`))
  }
}

function migrate(settings: Record<string, string>) {
  const { PATH, HOME } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'migrate'], {
    env: { PATH, HOME, IGNORE_ENV_FILE: '1', NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`No template for the tests' databases:\n${stderr}`)
}

/** What decides the contents of a new database. */
function hashSources() {
  const hash = createHash('sha256').update(TEMPLATE_DATABASES.join())
  const files = ['db', 'lib/content', 'content', 'package-lock.json'].flatMap(listSources)
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const listSources = (source: string): string[] =>
  statSync(source).isFile()
    ? [source]
    : readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|sql|json)$/.test(name))
        .map((name) => path.join(source, name))
        .sort()

const USER_ID = process.getuid?.() ?? 0
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

/** Not those that another run may be copying. */
function removeOldTemplates() {
  for (const name of readdirSync(TEST_DATA_ROOT)) {
    if (!/^uns-(new-)?template-/.test(name)) continue
    const folder = path.join(TEST_DATA_ROOT, name)
    const { uid, mtimeMs } = statSync(folder)
    if (uid === USER_ID && Date.now() - mtimeMs > MAX_AGE_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}
