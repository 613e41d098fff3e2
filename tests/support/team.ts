import { Secret, TOTP } from 'otpauth'
import type { Db } from '@/db/client'
import { sessions, teamRoles } from '@/db/schema'
import type { TeamRole } from '@/lib/team-access/policy'
import { newUser } from './schools'

/** As if it had opened the link to its mailbox, which the first second factor needs. */
export async function newLogin(db: Db, userId: string) {
  const { findViewerBySession: viewerOfSession } = await import('@/lib/auth/sessions')
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      tokenHash: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
      mailboxProvedAt: new Date(),
    })
    .returning({ id: sessions.id })
  const viewer = row && (await viewerOfSession(row.id))
  if (!viewer) throw new Error('no login')
  return viewer
}

export const PASSWORD = 'chalk-and-board'

/** The role, if given, dates from a month ago. */
export async function newUserWithLogin(db: Db, role?: TeamRole) {
  const { hashPassword } = await import('@/lib/auth/passwords')
  const { users } = await import('@/db/schema')
  const { eq } = await import('drizzle-orm')
  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000)
  const user = await newUser(db, { emailConfirmedAt: aMonthAgo })
  passwordHash ??= await hashPassword(PASSWORD)
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  if (role) await db.insert(teamRoles).values({ userId: user.id, role, createdAt: aMonthAgo })
  return newLogin(db, user.id)
}

/** Of an editor whose role is new, so that no second factor is needed yet. */
export const newEditorToken = (db: Db, user: Parameters<typeof newUser>[1] = {}) =>
  newTeamToken(db, 'editor', user)

export async function newTeamToken(
  db: Db,
  role: TeamRole,
  user: Parameters<typeof newUser>[1] = {},
) {
  const { id: userId } = await newUser(db, user)
  await db.insert(teamRoles).values({ userId, role })
  return newUserToken(db, userId)
}

export async function newUserToken(db: Db, userId: string) {
  const { createToken, hashToken } = await import('@/lib/auth/secrets')
  const token = createToken()
  const expiresAt = new Date(Date.now() + 600_000)
  await db.insert(sessions).values({ userId, tokenHash: hashToken(token), expiresAt })
  return token
}

let passwordHash: string | undefined

/** The code of the authenticator app, this many half-minute steps from now. */
export const generateTotp = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
