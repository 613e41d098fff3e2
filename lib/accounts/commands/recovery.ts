import 'server-only'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { recoveries, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { inTurn } from '@/lib/auth/in-turn'
import { hashPassword } from '@/lib/auth/passwords'
import { isToken, tokenHash } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { isTaken, storeAddressLink } from '../address-links'
import { takeBackAddress } from '../links'
import { revokeAccess } from '../revoke-access'
import type { PasswordReset } from '../schema'
import { takenAccount } from '../take-account'
import { refuseTeam } from '../vouch'
import { addressTaken, moveTo } from './confirm-address'

/** Whoever still reads the old mailbox stops it, whatever the team has said, until it is done. */
export async function objectToRecovery(token: string): Promise<void> {
  if (!isToken(token)) throw deadLink()
  const db = await database()
  await db.transaction(async (tx) => {
    const [stopped] = await tx
      .update(recoveries)
      .set({ state: 'objected', tokenHash: null, objectionHash: null })
      .where(
        and(
          eq(recoveries.objectionHash, tokenHash(token)),
          inArray(recoveries.state, ['granted', 'sent']),
        ),
      )
      .returning({ userId: recoveries.userId })
    if (!stopped) throw deadLink()
    await record(tx, { act: 'recovery.objected', by: aPerson(stopped.userId) })
  })
}

export async function openRecovery(db: Db, token: string) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ id: recoveries.id, userId: recoveries.userId, email: recoveries.email })
    .from(recoveries)
    .where(
      and(
        eq(recoveries.tokenHash, tokenHash(token)),
        eq(recoveries.state, 'sent'),
        gt(recoveries.expiresAt, sql`now()`),
      ),
    )
  return row ?? null
}

/** Password and address change together. The old mailbox keeps its way back, as after any change. */
export const redeemRecovery = (token: string, { password }: PasswordReset) =>
  inTurn(`recovery ${tokenHash(token)}`, async () => {
    const db = await database()
    const meant = await openRecovery(db, token)
    if (!meant) throw deadLink()
    const passwordHash = await hashPassword(password)
    await db.transaction(async (tx) => {
      const account = await takenAccount(tx, meant.userId)
      const open = account && (await openRecovery(tx, token))
      if (!open) throw deadLink()
      await refuseTeam(tx, account.id)
      if (await isTaken(tx, open.email, account.id)) throw addressTaken()
      const used = { state: 'used' as const, tokenHash: null, objectionHash: null }
      const [taken] = await tx
        .update(recoveries)
        .set(used)
        .where(and(eq(recoveries.id, open.id), eq(recoveries.state, 'sent')))
        .returning({ id: recoveries.id })
      if (!taken) throw deadLink()
      await moveTo(tx, account.id, open.email)
      await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
      await revokeAccess(tx, account.id)
      const back = { userId: account.id, kind: 'back' as const, email: account.email }
      const data = {
        firstname: account.firstname,
        link: takeBackAddress(await storeAddressLink(tx, back)),
      }
      await enqueueMail(tx, { template: 'addressChanged', to: account.email, data })
      await record(tx, { act: 'recovery.used', by: aPerson(account.id) })
    })
    return { userId: meant.userId }
  })

const deadLink = () => new Refusal('badRequest', 'deadLink')
