import 'server-only'
import type { Db } from '@/db/client'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AccountEmailData } from '../emails'
import { findRecipient } from '../queries'

type WarnedAccountOwner = { firstname: string; email: string }

/** At most once a day, also for unknown emails. Has its own limit, which other emails cannot use up. */
export async function warnOwner(
  db: Db,
  email: string,
  owner: WarnedAccountOwner | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const limit = await countAttemptInTransaction(tx, 'ATTEMPTS_MAIL', email.toLowerCase())
    if (limit.isFull || !owner || !(await findRecipient(tx, owner.email))) return
    const data = { firstname: owner.firstname }
    await enqueueMail<AccountEmailData>(tx, { template: 'loginAttempts', to: owner.email, data })
  })
}
