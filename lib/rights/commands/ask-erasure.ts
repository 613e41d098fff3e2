import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { KEPT_FOR } from '@/base/kept-for'
import { knownId } from '@/base/known-id'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { erasures } from '@/db/schema'
import { type Asker, checkedProof, takeChecked } from '@/lib/accounts/checked-proof'
import { keepAccountAddress } from '@/lib/accounts/links'
import { takenAccount } from '@/lib/accounts/take-account'
import { aPerson, record } from '@/lib/audit/record'
import { isToken, newToken, tokenHash } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { obstacleOf } from '../obstacle'
import type { ErasureWish } from '../schema'

/** Begins the seven days. Asked again, the choice is the newer one and the day stays. */
export async function askErasure(viewer: Asker, wish: ErasureWish): Promise<string> {
  const checked = await checkedProof(viewer, wish)
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await takeChecked(tx, viewer.id, checked)
    const day = await planErasure(tx, account, wish.keep_certificates)
    await record(tx, { act: 'erasure.asked', by: aPerson(viewer.id) })
    return day
  })
}

/** On request, by the team: the same seven days, the same email with the same way back. */
export async function requestErasure(viewer: { id: string }, id: string, keep: boolean) {
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await takenAccount(tx, knownId(id))
    if (!account) throw new Refusal('notFound', 'nothingHere')
    const day = await planErasure(tx, account, keep)
    await record(tx, { act: 'erasure.requested', by: aPerson(viewer.id), person: account.id })
    return day
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof takenAccount>>>

async function planErasure(tx: Db, { id, firstname, email }: Account, keepCertificates: boolean) {
  const obstacle = await obstacleOf(tx, id)
  if (obstacle) throw new Refusal('conflict', obstacle)
  const token = newToken()
  const chosen = { tokenHash: tokenHash(token), keepCertificates }
  const [row] = await tx
    .insert(erasures)
    .values({ userId: id, ...chosen, dueAt: fromNow(KEPT_FOR.erasureWait) })
    .onConflictDoUpdate({ target: erasures.userId, set: chosen })
    .returning({ day: sql<string>`(${erasures.dueAt} at time zone 'Asia/Kolkata')::date::text` })
  const day = row?.day ?? ''
  const data = { firstname, day, link: keepAccountAddress(token) }
  await enqueueMail(tx, { template: 'erasurePlanned', to: email, data })
  return day
}

/** The link in the letter works without a login, as long as the day has not come. */
export async function undoErasureByLink(token: string): Promise<void> {
  const db = await database()
  const [meant] = isToken(token)
    ? await db
        .select({ userId: erasures.userId })
        .from(erasures)
        .where(eq(erasures.tokenHash, tokenHash(token)))
    : []
  if (!meant || !(await keepAccount(meant.userId, token)))
    throw new Refusal('badRequest', 'deadLink')
}

export async function undoErasure(viewer: { id: string }): Promise<void> {
  if (!(await keepAccount(viewer.id))) throw new Refusal('conflict', 'noErasurePlanned')
}

export async function withdrawErasure(viewer: { id: string }, id: string): Promise<void> {
  const line = { act: 'erasure.withdrawn', by: aPerson(viewer.id), person: knownId(id) } as const
  if (!(await keepAccount(id, undefined, line))) throw new Refusal('conflict', 'noErasurePlanned')
}

/** Deleting the row is what takes the wish back: once, and while its day has not come. */
async function keepAccount(
  userId: string,
  token?: string,
  line: Parameters<typeof record>[1] = { act: 'erasure.undone', by: aPerson(userId) },
): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await takenAccount(tx, userId)
    const byLink = token ? sql`and ${erasures.tokenHash} = ${tokenHash(token)}` : sql``
    const kept = await tx
      .delete(erasures)
      .where(sql`${erasures.userId} = ${userId} and ${erasures.dueAt} > now() ${byLink}`)
      .returning({ userId: erasures.userId })
    if (!account || kept.length === 0) return false
    const data = { firstname: account.firstname }
    await enqueueMail(tx, { template: 'erasureUndone', to: account.email, data })
    await record(tx, line)
    return true
  })
}
