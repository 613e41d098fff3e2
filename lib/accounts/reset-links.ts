import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { passwordResetTokens, users } from '@/db/schema'
import { hashToken } from '@/lib/auth/secrets'
import { matchesEmail } from './queries'

/**
 * At most one link per account. Unknown emails run the same statement and store nothing. `for share` waits
 * for a concurrent password change; a later one sees this link and voids it.
 */
export async function storeResetLink(db: Db, email: string, token: string): Promise<void> {
  const expiresAt = fromNow(RETENTION.resetLink)
  await db.execute(sql`
    insert into ${passwordResetTokens} (user_id, token_hash, expires_at)
    select ${users.id}, ${hashToken(token)}, ${expiresAt}
    from ${users} where ${matchesEmail(email)} for share
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`)
}

export async function findUserIdByResetLink(token: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ userId: passwordResetTokens.userId })
    .from(passwordResetTokens)
    .where(matchesOpenLink(token))
  return row?.userId ?? null
}

/** Deleting the row consumes the link, so only one request can. */
export async function consumeResetLink(db: Db, token: string): Promise<boolean> {
  const deletedRows = await db
    .delete(passwordResetTokens)
    .where(matchesOpenLink(token))
    .returning({ id: passwordResetTokens.id })
  return deletedRows.length > 0
}

export async function voidResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

export async function purgeResetLinks(db: Db): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now()`))
}

const matchesOpenLink = (token: string) =>
  and(
    eq(passwordResetTokens.tokenHash, hashToken(token)),
    gt(passwordResetTokens.expiresAt, sql`now()`),
  )
