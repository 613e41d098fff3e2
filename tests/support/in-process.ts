import { vi } from 'vitest'
import { closeDatabase, database } from '@/db/client'
import { migrate } from '@/db/migrate'
import { seedCatalogue } from '@/lib/content/catalogue/seed'
import { forgetProcessState } from './process-state'
import { newTestDatabase } from './test-database'

export async function openInProcessDatabase(env: Record<string, string> = {}) {
  const testDatabase = await newTestDatabase()
  const settings = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    TEAM_SECOND_FACTOR: 'optional',
  }
  for (const [name, value] of Object.entries({ ...settings, ...testDatabase.env, ...env }))
    vi.stubEnv(name, value)
  forgetProcessState()
  await migrate()
  await seedCatalogue()
  const close = async () => {
    await closeDatabase()
    vi.unstubAllEnvs()
    await testDatabase.drop()
  }
  return { db: await database(), env: { ...testDatabase.env, ...env }, close }
}
