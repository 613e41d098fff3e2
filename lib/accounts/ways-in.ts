import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { passkeys, sessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** What opens an account, for its owner to look at: the passkeys, and the logins that run. */

export async function passkeysOf(userId: string) {
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

export async function loginsOf({ id, sessionId }: Viewer) {
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
        gt(sessions.lastSeenAt, ago(KEPT_FOR.idleSession)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MOST_SHOWN)
  return rows
    .map(({ id: own, ...login }) => ({ id: own, ...login, isThis: own === sessionId }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

const MOST_SHOWN = 100

export type ShownLogin = Awaited<ReturnType<typeof loginsOf>>[number]
export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]
