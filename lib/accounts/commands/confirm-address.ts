import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { addressConfirmed } from '../address-confirmed'
import { addressLink, isTaken, storeAddressLink, takeAddressLink } from '../address-links'
import { confirmAddress, takeBackAddress } from '../links'
import { voidResetLinks } from '../reset-links'
import { takenAccount } from '../take-account'

type Account = NonNullable<Awaited<ReturnType<typeof takenAccount>>>
export type Redeemed = { userId: string; changed: boolean; next: string | null }

/** Sends the link once more, to the address that the account has now. */
export async function sendConfirmation(viewer: Pick<Viewer, 'id'>): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await takenAccount(tx, viewer.id)
    if (!account) throw new Refusal('unauthenticated', 'notLoggedIn')
    const { id: userId, email, firstname } = account
    const token = await storeAddressLink(tx, { userId, kind: 'confirm', email })
    const data = { firstname, link: confirmAddress(token) }
    const sent = await enqueueMail(tx, { template: 'confirmAddress', to: email, data })
    if (!sent) throw new Refusal('conflict', 'lettersForToday')
  })
}

/**
 * The link says that the mailbox is the person's: of the account's address, or of the one that takes its
 * place. It works without a login and on any device. The account's row is held first, then the link is
 * redeemed by deleting it.
 */
export async function redeemAddressLink(token: string): Promise<Redeemed> {
  const db = await database()
  const meant = await addressLink(db, token, ['confirm', 'change'])
  if (!meant) throw deadAddressLink()
  return db.transaction(async (tx) => {
    const account = await takenAccount(tx, meant.userId)
    const link = account && (await takeAddressLink(tx, token, ['confirm', 'change']))
    if (!link) throw deadAddressLink()
    if (link.kind === 'confirm') await confirm(tx, account, link.email)
    else await change(tx, account, link.email)
    return { userId: account.id, changed: link.kind === 'change', next: link.wish }
  })
}

async function confirm(tx: Db, { id }: Account, email: string) {
  const confirmed = await tx
    .update(users)
    .set(addressConfirmed)
    .where(and(eq(users.id, id), eq(sql`lower(${users.email})`, sql`lower(${email})`)))
    .returning({ id: users.id })
  if (confirmed.length === 0) throw deadAddressLink()
}

/** The unique index decides between two who come for one address; the former one is told. */
async function change(tx: Db, { id, firstname, email: former }: Account, email: string) {
  if (await isTaken(tx, email, id)) throw addressTaken()
  await moveTo(tx, id, email)
  await voidResetLinks(tx, id)
  const token = await storeAddressLink(tx, { userId: id, kind: 'back', email: former })
  const data = { firstname, link: takeBackAddress(token) }
  await enqueueMail(tx, { template: 'addressChanged', to: former, data })
  await record(tx, { act: 'address.changed', by: aPerson(id) })
}

/** The account's address from now on, and known to be the person's. */
export async function moveTo(tx: Db, id: string, email: string): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ email, ...addressConfirmed })
      .where(eq(users.id, id))
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? addressTaken() : error
  }
}

export const deadAddressLink = () => new Refusal('badRequest', 'deadLink')
export const addressTaken = () =>
  new Refusal('conflict', 'accountExists', { errors: { email: 'accountExists' } })
