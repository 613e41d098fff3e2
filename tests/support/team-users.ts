import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships, passkeys, sessions } from '@/db/schema'
import { createSessionCookies } from '@/lib/auth/cookies'
import { createToken, hashToken } from '@/lib/auth/secrets'
import type { TeamRole } from '@/lib/team-access/policy'
import { fillDatabase } from './in-process'
import { newSchool } from './schools'
import { newLogin, newUserWithLogin } from './team'
import type { TestDatabase } from './test-database'

/** A caller of each kind for the team pages, stored before a site opens the database. */

export type TeamCaller = { cookie: string; token: string }
export type TeamUsers = Awaited<ReturnType<typeof createTeamUsers>>

type TeamLoginOptions = { role?: TeamRole; hasSecondFactor?: boolean; verifiedMinutesAgo?: number }

export const createTeamUsers = (
  database: TestDatabase,
  prepare: (db: Db) => Promise<unknown> = async () => {},
) =>
  fillDatabase(database, async (db) => {
    const users = await storeTeamUsers(db)
    await prepare(db)
    return users
  })

async function storeTeamUsers(db: Db) {
  async function issueCredentials(sessionId: string): Promise<TeamCaller> {
    const token = createToken()
    await db
      .update(sessions)
      .set({ tokenHash: hashToken(token) })
      .where(eq(sessions.id, sessionId))
    const cookies = createSessionCookies(sessionId)
    return { token, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
  }

  async function createLogin({
    role,
    hasSecondFactor,
    verifiedMinutesAgo,
  }: TeamLoginOptions): Promise<TeamCaller> {
    const { id: userId, sessionId } = await newUserWithLogin(db, role)
    const passkeyValues = { id: userId, publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
    if (hasSecondFactor) await db.insert(passkeys).values({ ...passkeyValues, userId })
    if (verifiedMinutesAgo !== undefined) {
      const secondFactorAt = sql`now() - make_interval(mins => ${verifiedMinutesAgo})`
      await db
        .update(sessions)
        .set({ secondFactorAt, teamSeenAt: sql`now()` })
        .where(eq(sessions.id, sessionId))
    }
    return issueCredentials(sessionId)
  }

  const school = await newSchool(db)
  const coordinator = await issueCredentials((await newLogin(db, school.coordinator.id)).sessionId)
  const teacher = await newUserWithLogin(db)
  await db.insert(memberships).values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
  return {
    user: await createLogin({}),
    subscriber: await issueCredentials(teacher.sessionId),
    coordinator,
    editor: await createLogin({ role: 'editor', hasSecondFactor: true, verifiedMinutesAgo: 1 }),
    accounts: await createLogin({ role: 'accounts', hasSecondFactor: true, verifiedMinutesAgo: 1 }),
    viewer: await createLogin({ role: 'viewer', hasSecondFactor: true, verifiedMinutesAgo: 1 }),
    manager: await createLogin({ role: 'manager', hasSecondFactor: true, verifiedMinutesAgo: 1 }),
    'manager without a second factor': await createLogin({ role: 'manager' }),
    'manager who has not shown it': await createLogin({ role: 'manager', hasSecondFactor: true }),
    'manager who showed it long ago': await createLogin({
      ...{ role: 'manager', hasSecondFactor: true, verifiedMinutesAgo: 13 * 60 },
    }),
    'manager without step-up': await createLogin({
      ...{ role: 'manager', hasSecondFactor: true, verifiedMinutesAgo: 20 },
    }),
  }
}
