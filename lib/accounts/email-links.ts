import 'server-only'
import { and, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { addressLinks, users } from '@/db/schema'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'

export type EmailLinkKind = 'confirm' | 'change' | 'back'
type NewEmailLink = { userId: string; kind: EmailLinkKind; email: string; nextPath?: string | null }

/** One confirmation and one change may be open at a time; undo links accumulate. */
export async function storeEmailLink(
  tx: Db,
  { nextPath = null, ...link }: NewEmailLink,
): Promise<string> {
  const token = createToken()
  const tokenColumns = { tokenHash: hashToken(token), expiresAt: fromNow(RETENTION.addressLink) }
  const { userId, kind, email } = link
  const insertion = tx.insert(addressLinks).values({ ...link, ...tokenColumns, wish: nextPath })
  if (kind === 'back') await insertion
  else
    await insertion.onConflictDoUpdate({
      target: [addressLinks.userId, addressLinks.kind],
      targetWhere: sql`${addressLinks.kind} <> 'back'`,
      set: { ...tokenColumns, userId, email, createdAt: sql`now()` },
    })
  return token
}

export async function findEmailLink(db: Db, token: string, kinds: EmailLinkKind[]) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ userId: addressLinks.userId, email: addressLinks.email, kind: addressLinks.kind })
    .from(addressLinks)
    .where(matchesOpenLink(token, kinds))
  return row ?? null
}

export const getEmailLink = async (token: string, kinds: EmailLinkKind[]) =>
  findEmailLink(await database(), token, kinds)

/** Deleting the row consumes the link, so only one request can. */
export async function consumeEmailLink(tx: Db, token: string, kinds: EmailLinkKind[]) {
  const [row] = await tx.delete(addressLinks).where(matchesOpenLink(token, kinds)).returning({
    kind: addressLinks.kind,
    email: addressLinks.email,
    wish: addressLinks.wish,
    createdAt: addressLinks.createdAt,
  })
  return row ?? null
}

/** Voids every link requested since the user left the former email. */
export async function voidEmailLinksSince(tx: Db, userId: string, since: Date): Promise<void> {
  const newerLinks = or(ne(addressLinks.kind, 'back'), gte(addressLinks.createdAt, since))
  await tx.delete(addressLinks).where(and(eq(addressLinks.userId, userId), newerLinks))
}

/**
 * Includes emails given up a few days ago, which may have to be restored. One statement, because a change
 * moves an email from one table to the other.
 */
export async function isEmailTaken(db: Db, email: string, exceptUserId?: string): Promise<boolean> {
  const excludeUser = (column: typeof users.id | typeof addressLinks.userId) =>
    exceptUserId ? ne(column, exceptUserId) : undefined
  const ownedByAccount = and(emailEquals(users.email, email), excludeUser(users.id))
  const stillRevertible = and(
    emailEquals(addressLinks.email, email),
    eq(addressLinks.kind, 'back'),
    gt(addressLinks.expiresAt, sql`now()`),
    excludeUser(addressLinks.userId),
  )
  const takenQuery = sql`(select exists (select from ${users} where ${ownedByAccount})
    or exists (select from ${addressLinks} where ${stillRevertible}) as taken) as asked`
  const [row] = await db.select({ taken: sql<boolean>`taken` }).from(takenQuery)
  return row?.taken === true
}

export async function purgeEmailLinks(db: Db): Promise<void> {
  await db.delete(addressLinks).where(lt(addressLinks.expiresAt, sql`now()`))
}

const emailEquals = (column: typeof users.email | typeof addressLinks.email, email: string) =>
  eq(sql`lower(${column})`, sql`lower(${email})`)

const matchesOpenLink = (token: string, kinds: EmailLinkKind[]) =>
  and(
    eq(addressLinks.tokenHash, hashToken(token)),
    inArray(addressLinks.kind, kinds),
    gt(addressLinks.expiresAt, sql`now()`),
  )
