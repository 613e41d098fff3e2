import 'server-only'
import type { Db } from '@/db/client'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import { findEmailRule, MAILBOX_BUDGETS } from './email-rules'
import { normalizeMailbox } from './mailbox'

/** Counted in the email's transaction; the lock on the counter serialises callers. */
export async function hasBudgetLeft(tx: Db, template: string, to: string): Promise<boolean> {
  const budget = MAILBOX_BUDGETS.find((name) => name === findEmailRule(template)?.budget)
  if (!budget) return true
  const address = budget === 'owner' ? toOwnerAddress(to) : normalizeMailbox(to)
  const subject = `${budget} ${address}`
  return !(await countAttemptInTransaction(tx, 'UNSOLICITED_MAIL', subject)).isFull
}

/**
 * One account has each address, so strangers cannot use up the budget of `asha@…`. All they can register is
 * `asha+1@…` and so on, and these share one.
 */
const toOwnerAddress = (email: string) =>
  email.includes('+') ? `tagged ${normalizeMailbox(email)}` : email.toLowerCase()
