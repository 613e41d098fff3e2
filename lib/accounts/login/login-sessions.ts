import 'server-only'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { passkeys, sessions, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { Viewer } from '@/lib/auth/sessions'

const MAX_LOGINS_SHOWN = 100

export type LoginRow = Awaited<ReturnType<typeof listLogins>>[number]

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

export async function listPasskeys(userId: string) {
  const db = await database()
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt)
}

export async function hasPasskey(userId: string): Promise<boolean> {
  const db = await database()
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
}

export async function listLogins({ id, sessionId }: Viewer) {
  const db = await database()
  const rows = await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, id),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, ago(RETENTION.idleSession)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MAX_LOGINS_SHOWN)
  return rows
    .map(({ id: rowId, ...login }) => ({ id: rowId, ...login, isThis: rowId === sessionId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Ends both the cookie and the bearer token. The current login must log out instead. */
export async function endLogin(viewer: Viewer, id: string): Promise<void> {
  const db = await database()
  const endedRows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, requireUuid(id)), matchesOtherSessions(viewer)))
    .returning({ id: sessions.id })
  if (endedRows.length === 0) throw new AppError('notFound', 'notFound')
}

export async function endOtherLogins(viewer: Viewer): Promise<void> {
  const db = await database()
  await db.delete(sessions).where(matchesOtherSessions(viewer))
}

export async function endLoginsOfUser(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, requireUuid(id)))
    if (!user) throw new AppError('notFound', 'notFound')
    const endedSessions = await tx
      .delete(sessions)
      .where(eq(sessions.userId, id))
      .returning({ id: sessions.id })
    const values = { logins: endedSessions.length }
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'login-sessions.ended', actor, userId: id, values })
    return values
  })
}

const matchesOtherSessions = ({ id, sessionId }: Viewer) =>
  and(eq(sessions.userId, id), ne(sessions.id, sessionId))
