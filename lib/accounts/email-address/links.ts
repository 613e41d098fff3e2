import 'server-only'
import { and, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { emailLinks, users } from '@/db/schema'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'

export type EmailLinkKind = 'confirm' | 'change' | 'undo' | 'factor'
type NewEmailLink = { userId: string; kind: EmailLinkKind; email: string; nextPath?: string | null }

/** One link of each kind may be open at a time; undo links accumulate. */
export async function storeEmailLink(
  tx: Db,
  { nextPath = null, ...link }: NewEmailLink,
): Promise<string> {
  const token = createToken()
  const { userId, kind, email } = link
  const expiresAt = fromNow(kind === 'factor' ? RETENTION.resetLink : RETENTION.addressLink)
  const tokenColumns = { tokenHash: hashToken(token), expiresAt }
  const insertion = tx.insert(emailLinks).values({ ...link, ...tokenColumns, nextPath })
  if (kind === 'undo') await insertion
  else
    await insertion.onConflictDoUpdate({
      target: [emailLinks.userId, emailLinks.kind],
      targetWhere: sql`${emailLinks.kind} <> 'undo'`,
      set: { ...tokenColumns, userId, email, createdAt: sql`now()` },
    })
  return token
}

export async function findEmailLink(db: Db, token: string, kinds: EmailLinkKind[]) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      userId: emailLinks.userId,
      email: emailLinks.email,
      kind: emailLinks.kind,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(matchesOpenLink(token, kinds))
  return row ?? null
}

export type OpenEmailLink = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>

/** Without a login of the account in this browser, someone else may have typed this address and a password. */
export const needsNewPassword = (
  { userId, kind, isConfirmed }: OpenEmailLink,
  viewer: { id: string } | null,
) => userId !== viewer?.id && (kind === 'change' || !isConfirmed)

export const getEmailLink = async (token: string, kinds: EmailLinkKind[]) =>
  findEmailLink(await database(), token, kinds)

/** Deleting the row consumes the link, so only one request can. */
export async function consumeEmailLink(tx: Db, token: string, kinds: EmailLinkKind[]) {
  const [row] = await tx.delete(emailLinks).where(matchesOpenLink(token, kinds)).returning({
    kind: emailLinks.kind,
    email: emailLinks.email,
    nextPath: emailLinks.nextPath,
    createdAt: emailLinks.createdAt,
  })
  return row ?? null
}

/** For seven days after a change, the former mailbox can take the account back. */
export async function canEmailChangeBeUndone(tx: Db, userId: string): Promise<boolean> {
  const isOpenUndo = and(eq(emailLinks.kind, 'undo'), gt(emailLinks.expiresAt, sql`now()`))
  return (await tx.$count(emailLinks, and(eq(emailLinks.userId, userId), isOpenUndo))) > 0
}

/** Voids every link requested since the user left the former email. */
export async function voidEmailLinksSince(tx: Db, userId: string, since: Date): Promise<void> {
  const newerLinks = or(ne(emailLinks.kind, 'undo'), gte(emailLinks.createdAt, since))
  await tx.delete(emailLinks).where(and(eq(emailLinks.userId, userId), newerLinks))
}

/**
 * Includes emails given up a few days ago, which may have to be restored. One statement, because a change
 * moves an email from one table to the other.
 */
export async function isEmailTaken(db: Db, email: string, exceptUserId?: string): Promise<boolean> {
  const excludeUser = (column: typeof users.id | typeof emailLinks.userId) =>
    exceptUserId ? ne(column, exceptUserId) : undefined
  const ownedByAccount = and(emailEquals(users.email, email), excludeUser(users.id))
  const stillRevertible = and(
    emailEquals(emailLinks.email, email),
    eq(emailLinks.kind, 'undo'),
    gt(emailLinks.expiresAt, sql`now()`),
    excludeUser(emailLinks.userId),
  )
  const takenQuery = sql`(select exists (select from ${users} where ${ownedByAccount})
    or exists (select from ${emailLinks} where ${stillRevertible}) as taken) as asked`
  const [row] = await db.select({ taken: sql<boolean>`taken` }).from(takenQuery)
  return row?.taken === true
}

export async function purgeEmailLinks(db: Db): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, sql`now()`))
}

const emailEquals = (column: typeof users.email | typeof emailLinks.email, email: string) =>
  eq(sql`lower(${column})`, sql`lower(${email})`)

const matchesOpenLink = (token: string, kinds: EmailLinkKind[]) =>
  and(
    eq(emailLinks.tokenHash, hashToken(token)),
    inArray(emailLinks.kind, kinds),
    gt(emailLinks.expiresAt, sql`now()`),
  )
