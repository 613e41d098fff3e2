import { Secret, TOTP } from 'otpauth'
import type { Db } from '@/db/client'
import { sessions, staffRoles } from '@/db/schema'
import type { TeamRole } from '@/lib/team/policy'
import { newUser } from './schools'

/** People of the team, made inside the test's process. */

/** A login of this person, as the look-up at the door finds it. */
export async function newLogin(db: Db, userId: string) {
  const { findViewerBySession: viewerOfSession } = await import('@/lib/auth/sessions')
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      tokenHash: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning({ id: sessions.id })
  const viewer = row && (await viewerOfSession(row.id))
  if (!viewer) throw new Error('no login')
  return viewer
}

export const PASSWORD = 'chalk-and-board'

/**
 * Somebody with a confirmed account, a password and a login; with a role, given a month ago, where one is
 * named.
 */
export async function newUserWithLogin(db: Db, role?: TeamRole) {
  const { hashPassword } = await import('@/lib/auth/passwords')
  const { users } = await import('@/db/schema')
  const { eq } = await import('drizzle-orm')
  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000)
  const user = await newUser(db, { emailConfirmedAt: aMonthAgo })
  passwordHash ??= await hashPassword(PASSWORD)
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  if (role) await db.insert(staffRoles).values({ userId: user.id, role, createdAt: aMonthAgo })
  return newLogin(db, user.id)
}

let passwordHash: string | undefined

/** What the app shows, so many steps of half a minute from now. */
export const generateTotp = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
