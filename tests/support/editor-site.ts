import { vi } from 'vitest'
import { teamRoles, users } from '@/db/schema'
import { logIn, newTeacher, readCredentials } from './api-user'
import { type Site, startSite } from './site'
import { newTestDatabase, type TestDatabase } from './test-database'

/** The team member is created before the start: the embedded database allows one process. */

const editor = newTeacher()

export async function newDatabaseWithEditor(): Promise<TestDatabase> {
  const testDatabase = await newTestDatabase()
  for (const [name, value] of Object.entries(testDatabase.env)) vi.stubEnv(name, value)
  const { migrate } = await import('@/db/migrate')
  const { closeDatabase, database } = await import('@/db/client')
  const { hashPassword } = await import('@/lib/auth/passwords')
  await migrate()
  const db = await database()
  const { firstname, lastname, email, phone_number: phoneNumber, password } = editor
  const [row] = await db
    .insert(users)
    .values({ firstname, lastname, email, phoneNumber, passwordHash: await hashPassword(password) })
    .returning({ id: users.id })
  await db.insert(teamRoles).values({ userId: row?.id ?? '', role: 'editor' })
  await closeDatabase()
  vi.unstubAllEnvs()
  return testDatabase
}

export const startEditorSite = (database: TestDatabase, env: Record<string, string> = {}) =>
  startSite({ database, env: { TEAM_SECOND_FACTOR: 'optional', LOG_LEVEL: 'info', ...env } })

export const logInEditor = async (site: Site) => readCredentials(await logIn(site, editor))
