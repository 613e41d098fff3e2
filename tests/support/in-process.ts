import { vi } from 'vitest'
import { freshDatabase } from './database'

/** The server's own modules on a fresh, migrated database, inside the test's process. */
export async function inProcess(env: Record<string, string> = {}) {
  const fresh = await freshDatabase()
  const settings = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    TEAM_SECOND_FACTOR: 'optional',
  }
  for (const [name, value] of Object.entries({ ...settings, ...fresh.env, ...env }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const { migrate } = await import('@/db/migrate')
  const { closeDatabase, database } = await import('@/db/client')
  const { fillFromCatalogue } = await import('@/lib/content/fill')
  await migrate()
  await fillFromCatalogue()
  const close = async () => {
    await closeDatabase()
    vi.unstubAllEnvs()
    await fresh.drop()
  }
  return { db: await database(), env: { ...fresh.env, ...env }, close }
}
