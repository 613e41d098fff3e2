import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { passwordResetTokens, users } from '@/db/schema'
import { tokenHash } from '@/lib/auth/secrets'
import { byEmail } from './queries'

/**
 * At most one link an account: a newer one takes the place of the older one. For nobody nothing is
 * stored, by the same statement. `for share` makes a change of password that is under way come first,
 * and one that comes later see this link, and void it.
 */
export async function storeResetLink(db: Db, email: string, token: string): Promise<void> {
  const expiresAt = fromNow(KEPT_FOR.resetLink)
  await db.execute(sql`
    insert into ${passwordResetTokens} (user_id, token_hash, expires_at)
    select ${users.id}, ${tokenHash(token)}, ${expiresAt}
    from ${users} where ${byEmail(email)} for share
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`)
}

/** Whose link this is, while it is good. */
export async function accountOfLink(token: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ userId: passwordResetTokens.userId })
    .from(passwordResetTokens)
    .where(isOpen(token))
  return row?.userId ?? null
}

/** Deleting its row is what redeems a link, so only one can. */
export async function takeLink(db: Db, token: string): Promise<boolean> {
  const taken = await db
    .delete(passwordResetTokens)
    .where(isOpen(token))
    .returning({ id: passwordResetTokens.id })
  return taken.length > 0
}

export async function voidResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

export async function purgeResetLinks(db: Db): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now()`))
}

const isOpen = (token: string) =>
  and(
    eq(passwordResetTokens.tokenHash, tokenHash(token)),
    gt(passwordResetTokens.expiresAt, sql`now()`),
  )
