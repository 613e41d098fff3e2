import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { passkeys, sessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

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

const MAX_LOGINS_SHOWN = 100

export type LoginRow = Awaited<ReturnType<typeof listLogins>>[number]
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]
