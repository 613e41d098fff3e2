import { vi } from 'vitest'
import { closeDatabase, type Db, database } from '@/db/client'
import { migrate } from '@/db/migrate'
import { seedCatalogue } from '@/lib/content/catalogue/seed'
import { forgetProcessState } from './process-state'
import { newTestDatabase, type TestDatabase } from './test-database'

const SETTINGS = {
  AUTH_SECRET: 'a secret that only the tests know, long enough',
  LOG_LEVEL: 'silent',
  TEAM_SECOND_FACTOR: 'optional',
}

async function openDatabase(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...env })) vi.stubEnv(name, value)
  forgetProcessState()
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

export async function openInProcessDatabase(env: Record<string, string> = {}) {
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
