import { vi } from 'vitest'
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
  vi.resetModules()
  const { migrate } = await import('@/db/migrate')
  const { closeDatabase, database } = await import('@/db/client')
  const { seedCatalogue: fillFromCatalogue } = await import('@/lib/content/seed-catalogue')
  await migrate()
  await fillFromCatalogue()
  const close = async () => {
    await closeDatabase()
    vi.unstubAllEnvs()
    await testDatabase.drop()
  }
  return { db: await database(), env: { ...testDatabase.env, ...env }, close }
}
