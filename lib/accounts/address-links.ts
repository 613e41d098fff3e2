import 'server-only'
import { and, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { addressLinks, users } from '@/db/schema'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'

export type LinkKind = 'confirm' | 'change' | 'back'
type NewLink = { userId: string; kind: LinkKind; email: string; wish?: string | null }

/** The token of a fresh link. One to confirm and one to change may be open; the ways back add up. */
export async function storeAddressLink(tx: Db, { wish = null, ...link }: NewLink): Promise<string> {
  const token = newToken()
  const fresh = { tokenHash: tokenHash(token), expiresAt: fromNow(KEPT_FOR.addressLink) }
  const { userId, kind, email } = link
  const inserting = tx.insert(addressLinks).values({ ...link, ...fresh, wish })
  if (kind === 'back') await inserting
  else
    await inserting.onConflictDoUpdate({
      target: [addressLinks.userId, addressLinks.kind],
      targetWhere: sql`${addressLinks.kind} <> 'back'`,
      set: { ...fresh, userId, email, createdAt: sql`now()` },
    })
  return token
}

/** Whose link this is and what it would do, while it is good. Redeeming it decides for itself. */
export async function addressLink(db: Db, token: string, kinds: LinkKind[]) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ userId: addressLinks.userId, email: addressLinks.email, kind: addressLinks.kind })
    .from(addressLinks)
    .where(isOpen(token, kinds))
  return row ?? null
}

export const lookAtAddressLink = async (token: string, kinds: LinkKind[]) =>
  addressLink(await database(), token, kinds)

/** Deleting its row is what redeems a link, so only one can. */
export async function takeAddressLink(tx: Db, token: string, kinds: LinkKind[]) {
  const [row] = await tx.delete(addressLinks).where(isOpen(token, kinds)).returning({
    kind: addressLinks.kind,
    email: addressLinks.email,
    wish: addressLinks.wish,
    createdAt: addressLinks.createdAt,
  })
  return row ?? null
}

/** With the former address everything falls that was asked for since it was left. */
export async function voidLinksSince(tx: Db, userId: string, since: Date): Promise<void> {
  const younger = or(ne(addressLinks.kind, 'back'), gte(addressLinks.createdAt, since))
  await tx.delete(addressLinks).where(and(eq(addressLinks.userId, userId), younger))
}

/**
 * Whether an address is an account's, or was one's until a few days ago and may have to be given back.
 * One statement, because a change moves it from the one to the other.
 */
export async function isTaken(db: Db, email: string, exceptFor?: string): Promise<boolean> {
  const another = (column: typeof users.id | typeof addressLinks.userId) =>
    exceptFor ? ne(column, exceptFor) : undefined
  const held = and(sameAddress(users.email, email), another(users.id))
  const left = and(
    sameAddress(addressLinks.email, email),
    eq(addressLinks.kind, 'back'),
    gt(addressLinks.expiresAt, sql`now()`),
    another(addressLinks.userId),
  )
  const asked = sql`(select exists (select from ${users} where ${held})
    or exists (select from ${addressLinks} where ${left}) as taken) as asked`
  const [row] = await db.select({ taken: sql<boolean>`taken` }).from(asked)
  return row?.taken === true
}

export async function purgeAddressLinks(db: Db): Promise<void> {
  await db.delete(addressLinks).where(lt(addressLinks.expiresAt, sql`now()`))
}

const sameAddress = (column: typeof users.email | typeof addressLinks.email, email: string) =>
  eq(sql`lower(${column})`, sql`lower(${email})`)

const isOpen = (token: string, kinds: LinkKind[]) =>
  and(
    eq(addressLinks.tokenHash, tokenHash(token)),
    inArray(addressLinks.kind, kinds),
    gt(addressLinks.expiresAt, sql`now()`),
  )
