import 'server-only'
import type { Db } from '@/db/client'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import { enqueueMail } from '@/lib/mail/outbox'
import { findRecipient } from '../queries'

type WarnedAccountOwner = { firstname: string; email: string }

/**
 * Tells the owner that somebody tries passwords, at most once a day. It is counted for an unknown e-mail
 * as well, so that the work is the same. The letter has a count of its own and not that of unasked
 * letters: three forms with this address in them must not be able to keep it back.
 */
export async function warnOwner(
  db: Db,
  email: string,
  owner: WarnedAccountOwner | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const limit = await countAttemptInTransaction(tx, 'ATTEMPTS_MAIL', email.toLowerCase())
    if (limit.full || !owner || !(await findRecipient(tx, owner.email))) return
    const data = { firstname: owner.firstname }
    await enqueueMail(tx, { template: 'loginAttempts', to: owner.email, data })
  })
}
