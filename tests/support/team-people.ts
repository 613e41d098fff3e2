import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { memberships, passkeys, sessions } from '@/db/schema'
import type { StaffRole } from '@/lib/team/policy'
import type { FreshDatabase } from './database'
import { newSchool } from './schools'
import { somebody } from './team'

/** One of each who may come to the team's door, put into the database before a site opens it. */

export type Caller = { cookie: string; token: string }
export type People = Awaited<ReturnType<typeof teamPeople>>

type Login = { role?: StaffRole; factor?: boolean; provenMinutesAgo?: number }

export async function teamPeople(database: FreshDatabase) {
  const settings = { AUTH_SECRET: 'a secret that only the tests know, long enough' }
  for (const [name, value] of Object.entries({ ...settings, ...database.env, LOG_LEVEL: 'silent' }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const { migrate } = await import('@/db/migrate')
  const client = await import('@/db/client')
  await migrate()
  const db = await client.database()
  const { sessionCookies } = await import('@/lib/auth/cookies')
  const { newToken, tokenHash } = await import('@/lib/auth/secrets')

  async function carriers(sessionId: string): Promise<Caller> {
    const token = newToken()
    await db
      .update(sessions)
      .set({ tokenHash: tokenHash(token) })
      .where(eq(sessions.id, sessionId))
    const cookies = sessionCookies(sessionId)
    return { token, cookie: cookies.map((line) => line.split(';')[0]).join('; ') }
  }

  async function login({ role, factor, provenMinutesAgo }: Login): Promise<Caller> {
    const { id: userId, sessionId } = await somebody(db, role)
    const key = { id: userId, publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
    if (factor) await db.insert(passkeys).values({ ...key, userId })
    if (provenMinutesAgo !== undefined) {
      const provenAt = sql`now() - make_interval(mins => ${provenMinutesAgo})`
      await db
        .update(sessions)
        .set({ provenAt, teamSeenAt: sql`now()` })
        .where(eq(sessions.id, sessionId))
    }
    return carriers(sessionId)
  }

  const school = await newSchool(db)
  const { newLogin } = await import('./team')
  const coordinator = await carriers((await newLogin(db, school.coordinator.id)).sessionId)
  const teacher = await somebody(db)
  await db.insert(memberships).values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
  const people = {
    person: await login({}),
    subscriber: await carriers(teacher.sessionId),
    coordinator,
    editor: await login({ role: 'editor', factor: true, provenMinutesAgo: 1 }),
    manager: await login({ role: 'manager', factor: true, provenMinutesAgo: 1 }),
    'manager without a second factor': await login({ role: 'manager' }),
    'manager who has not shown it': await login({ role: 'manager', factor: true }),
    'manager who showed it long ago': await login({
      ...{ role: 'manager', factor: true, provenMinutesAgo: 13 * 60 },
    }),
    'manager without step-up': await login({
      ...{ role: 'manager', factor: true, provenMinutesAgo: 20 },
    }),
  }
  await client.closeDatabase()
  vi.unstubAllEnvs()
  return people
}
