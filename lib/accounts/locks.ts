import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { sessions, users } from '@/db/schema'

/** Locked before the rows that belong to it, so that transactions cannot deadlock. */
export async function lockAccountRow(tx: Db, userId: string) {
  const [account] = await tx
    .select({
      id: users.id,
      firstname: users.firstname,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      failedAt: users.emailFailedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return account ?? null
}

/** Fails if access was revoked since the request arrived: an addition would survive that. */
export async function lockLiveLogin(tx: Db, { id, sessionId }: LoginReference) {
  const account = await lockAccountRow(tx, id)
  const sessionCount = await tx.$count(
    sessions,
    and(eq(sessions.id, sessionId), eq(sessions.userId, id)),
  )
  if (!account || sessionCount === 0) throw new AppError('unauthenticated', 'notLoggedIn')
  return account
}

/** A user of someone else's address must not add a credential that outlasts the password. */
export async function requireConfirmedAccount(userId: string): Promise<void> {
  if (!(await isEmailConfirmed(userId))) throw new AppError('conflict', 'confirmEmailFirst')
}

export async function isEmailConfirmed(userId: string): Promise<boolean> {
  const db = await database()
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0
}

type LoginReference = { id: string; sessionId: string }
