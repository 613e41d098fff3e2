import 'server-only'
import { log } from '@/base/log'
import type { Db } from '@/db/client'
import { countAttemptInTransaction, getNetwork } from '@/lib/auth/limits'
import { hasAttemptsLeft, type LoginOrigin, type LoginTrust } from '@/lib/auth/trusted-devices'

/**
 * All share six emails a day. Then a network's first request that day has its own, and one email an hour is
 * left. A link is valid for an hour, so the newest one in the mailbox works, whoever requests more. Trust
 * comes last: only there the work would reveal an account.
 */
export async function hasResetEmailLeft(
  db: Db,
  email: string,
  origin: LoginOrigin,
  trust: LoginTrust,
): Promise<boolean> {
  const account = email.toLowerCase()
  const network = await countAttemptInTransaction(
    db,
    'FORGOT_NETWORK',
    `${account}\n${getNetwork(origin.ip)}`,
  )
  const isAdmitted =
    (await hasLeft('FORGOT_ACCOUNT')) ||
    (!network.isFull && (await hasLeft('FORGOT_NETWORKS'))) ||
    (await hasLeft('FORGOT_HOURLY')) ||
    (await hasAttemptsLeft(db, 'FORGOT_TRUSTED', { email, origin, trust }))
  if (!isAdmitted) log().warn({ event: 'rate-limit.exceeded', limit: 'FORGOT_ACCOUNT' })
  return isAdmitted

  async function hasLeft(limit: 'FORGOT_ACCOUNT' | 'FORGOT_NETWORKS' | 'FORGOT_HOURLY') {
    return !(await countAttemptInTransaction(db, limit, account)).isFull
  }
}
