import { vi } from 'vitest'
import { staffRoles, users } from '@/db/schema'
import { type FreshDatabase, freshDatabase } from './database'
import { logIn, newTeacher, seatOf } from './person'
import { type Site, startSite } from './site'

/** A site of its own with somebody of the team, made before it starts: the embedded database has one owner. */

const editor = newTeacher()

export async function databaseWithEditor(): Promise<FreshDatabase> {
  const fresh = await freshDatabase()
  for (const [name, value] of Object.entries(fresh.env)) vi.stubEnv(name, value)
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
  await db.insert(staffRoles).values({ userId: row?.id ?? '', role: 'editor' })
  await closeDatabase()
  vi.unstubAllEnvs()
  return fresh
}

export const startEditorSite = (database: FreshDatabase, env: Record<string, string> = {}) =>
  startSite({ database, env: { TEAM_SECOND_FACTOR: 'optional', LOG_LEVEL: 'info', ...env } })

export const editorOf = async (site: Site) => seatOf(await logIn(site, editor))
