import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { KEPT_FOR } from '@/base/kept-for'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { recoveries, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { newToken, tokenHash } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { objectionAddress } from '../links'

/** The person is told at both addresses, and has a day to object before anything happens. */
export async function grantRecovery(member: { id: string }, id: string): Promise<void> {
  const token = newToken()
  const db = await database()
  await db.transaction(async (tx) => {
    const granted = await decide(tx, member, id, {
      state: 'granted',
      readyAt: fromNow(KEPT_FOR.recoveryWait),
      objectionHash: tokenHash(token),
    })
    const { firstname, former, email, userId } = granted
    const warning = { firstname, link: objectionAddress(token) }
    await enqueueMail(tx, { template: 'recoveryWarning', to: former, data: warning })
    await enqueueMail(tx, { template: 'recoveryWaits', to: email, data: { firstname } })
    await record(tx, { act: 'recovery.granted', by: aPerson(member.id), person: userId })
  })
}

export async function refuseRecovery(member: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { userId } = await decide(tx, member, id, { state: 'refused' })
    await record(tx, { act: 'recovery.refused', by: aPerson(member.id), person: userId })
  })
}

type Verdict = Partial<Pick<typeof recoveries.$inferInsert, 'state' | 'objectionHash'>> & {
  readyAt?: ReturnType<typeof fromNow>
}

/** One statement decides between two of the team. Nobody decides about the own mailbox. */
async function decide(tx: Db, member: { id: string }, id: string, verdict: Verdict) {
  const [row] = await tx
    .update(recoveries)
    .set({ ...verdict, decidedBy: member.id })
    .where(
      and(
        eq(recoveries.id, id),
        eq(recoveries.state, 'asked'),
        sql`${recoveries.userId} <> ${member.id} and ${recoveries.vouchedBy} is distinct from ${member.id}`,
      ),
    )
    .returning({ userId: recoveries.userId, email: recoveries.email })
  if (!row) throw new Refusal('conflict', 'recoveryDecided')
  const [person] = await tx
    .select({ firstname: users.firstname, former: users.email })
    .from(users)
    .where(eq(users.id, row.userId))
  if (!person) throw new Refusal('notFound', 'nothingHere')
  return { ...row, ...person }
}
