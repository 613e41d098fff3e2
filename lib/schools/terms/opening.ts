import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { applications } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { approveInTransaction } from '../application/decide'
import { insertTerm } from './terms'

type PaidTerm = { months: number; seats: number; paymentNote: string }

/**
 * In the transaction of the payment. A waiting application is approved by the same command as on the team's
 * page; without one the term follows the school's last term.
 */
export async function openPaidTerm(
  tx: Db,
  schoolId: string,
  term: PaidTerm,
  actor: Actor,
): Promise<string> {
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.schoolId, schoolId), eq(applications.state, 'received')))
  if (!application) return addPaidTerm(tx, schoolId, term, actor)
  await approveInTransaction(tx, application.id, { ...term, actor })
  const [decided] = await tx
    .select({ termId: applications.termId })
    .from(applications)
    .where(eq(applications.id, application.id))
  if (!decided?.termId) throw new Error('the approval opened no term')
  return decided.termId
}

async function addPaidTerm(tx: Db, schoolId: string, term: PaidTerm, actor: Actor) {
  const { id, ...values } = await insertTerm(tx, schoolId, term)
  await writeAuditLog(tx, { action: 'term.created', actor, schoolId, values })
  return id
}
