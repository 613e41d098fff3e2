import { rmSync } from 'node:fs'
import { vi } from 'vitest'
import { closeDatabase, type Db, database, databaseStore } from '@/db/client'
import { migrate } from '@/db/migrate'
import { seedCatalogue } from '@/lib/content/catalogue/seed'
import { newDataFolder } from './data-folder'
import { forgetProcessState } from './process-state'
import { hasPostgresServer, newTestDatabase, type TestDatabase } from './test-database'
import { leaseWorkerDatabase } from './worker-database'

const SETTINGS = {
  AUTH_SECRET: 'a secret that only the tests know, long enough',
  LOG_LEVEL: 'silent',
  TEAM_SECOND_FACTOR: 'optional',
}

function startProcess(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...env })) vi.stubEnv(name, value)
  forgetProcessState()
}

async function openDatabase(env: Record<string, string>) {
  startProcess(env)
  await migrate()
}

/** Before a site opens the database, because the embedded one is opened by one process at a time. */
export async function fillDatabase<T>({ env }: TestDatabase, fill: (db: Db) => Promise<T>) {
  await openDatabase(env)
  const result = await fill(await database())
  await closeDatabase()
  vi.unstubAllEnvs()
  return result
}

/** One in memory where no other process opens it, and nothing closes it and opens it again. */
export function openInProcessDatabase(env: Record<string, string> = {}) {
  const template = process.env.TEST_DATABASE_TEMPLATE
  return hasPostgresServer || !template ? openStoredDatabase(env) : openInMemory(template, env)
}

async function openInMemory(template: string, env: Record<string, string>) {
  const folder = newDataFolder('data')
  const siteEnv: Record<string, string> = { DATA_DIR: folder, IGNORE_ENV_FILE: '1', ...env }
  startProcess(siteEnv)
  const { db, release } = await leaseWorkerDatabase(template)
  databaseStore.handle = { db, close: release }
  const close = async () => {
    await closeDatabase()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  }
  return { db, env: siteEnv, close }
}

export async function openStoredDatabase(env: Record<string, string> = {}) {
  const testDatabase = await newTestDatabase()
  await openDatabase({ ...testDatabase.env, ...env })
  await seedCatalogue()
  const close = async () => {
    await closeDatabase()
    vi.unstubAllEnvs()
    await testDatabase.drop()
  }
  return { db: await database(), env: { ...testDatabase.env, ...env }, close }
}
