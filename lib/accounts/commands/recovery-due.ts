import 'server-only'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { ago, fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { recoveries, users } from '@/db/schema'
import { newToken, tokenHash } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import { recoveryAddress } from '../links'

/** A day has passed and nobody has objected: the new mailbox gets its link, each once. */
export async function sendRecoveryLinks(): Promise<void> {
  const db = await database()
  while (await db.transaction(sendNext));
}

async function sendNext(tx: Db): Promise<boolean> {
  const [due] = await tx
    .select({ id: recoveries.id, email: recoveries.email, firstname: users.firstname })
    .from(recoveries)
    .innerJoin(users, eq(users.id, recoveries.userId))
    .where(and(eq(recoveries.state, 'granted'), lte(recoveries.readyAt, sql`now()`)))
    .limit(1)
    .for('update', { of: recoveries, skipLocked: true })
  if (!due) return false
  const token = newToken()
  const sent = {
    state: 'sent' as const,
    tokenHash: tokenHash(token),
    expiresAt: fromNow(KEPT_FOR.recoveryLink),
  }
  await tx.update(recoveries).set(sent).where(eq(recoveries.id, due.id))
  const data = { firstname: due.firstname, link: recoveryAddress(token) }
  await enqueueMail(tx, { template: 'recoveryLink', to: due.email, data })
  return true
}

/** What came to nothing makes room for another try; later the row itself goes. */
export async function purgeRecoveries(db: Db): Promise<void> {
  await db
    .update(recoveries)
    .set({ state: 'refused', tokenHash: null })
    .where(and(eq(recoveries.state, 'sent'), lt(recoveries.expiresAt, sql`now()`)))
  await db.delete(recoveries).where(lt(recoveries.createdAt, ago(KEPT_FOR.recovery)))
}
