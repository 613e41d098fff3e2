import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { applications, invitations, terms } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { UNDO_WINDOW, withdrawMail } from '@/lib/mail/outbox'
import { formatReference } from '../kinds'
import { lockSchool } from '../locks'
import { deleteTerms } from '../terms/ending'

/** Undoes a recent decision while nobody has been notified. The audit log keeps both entries. */
export async function reopenApplication(id: string, actor: Actor) {
  const db = await database()
  return db.transaction(async (tx) => {
    const schoolId = await findSchoolId(tx, id)
    const school = await lockSchool(tx, schoolId)
    const decision = await findRecentDecision(tx, id)
    if (!decision) throw new AppError('conflict', 'decisionFinal')
    if (decision.mailId && !(await withdrawMail(tx, decision.mailId)))
      throw new AppError('conflict', 'decisionFinal')
    if (decision.termId) await deleteTerms(tx, eq(terms.id, decision.termId))
    if (decision.invitationId) await deleteInvitation(tx, decision.invitationId)
    await tx
      .update(applications)
      .set(WAITING_COLUMNS)
      .where(eq(applications.id, id))
      .catch(rejectIfReapplied)
    const values = { reference: formatReference(id) }
    await writeAuditLog(tx, {
      action: 'application.decision-undone',
      ...{ actor, schoolId, targetId: id, values },
    })
    return { school: school.name }
  })
}

const WAITING_COLUMNS = {
  state: 'received',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  termId: null,
  mailId: null,
  invitationId: null,
} as const

async function findSchoolId(tx: Db, id: string) {
  const [application] = await tx
    .select({ schoolId: applications.schoolId })
    .from(applications)
    .where(eq(applications.id, requireUuid(id)))
  if (!application) throw new AppError('notFound', 'notFound')
  return application.schoolId
}

/** By the team, and its email is not sent yet. */
async function findRecentDecision(tx: Db, id: string) {
  const { decidedAt, decidedBy, reason, state } = applications
  const [row] = await tx
    .select({
      termId: applications.termId,
      mailId: applications.mailId,
      invitationId: applications.invitationId,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        // A school's own withdrawal has no reason.
        sql`(${state} in ('approved', 'rejected') or (${state} = 'withdrawn' and ${reason} is not null))`,
        isNotNull(decidedBy),
        sql`${decidedAt} > now() - make_interval(secs => ${UNDO_WINDOW.inSeconds})`,
      ),
    )
  return row
}

const deleteInvitation = (tx: Db, id: string) =>
  tx.delete(invitations).where(and(eq(invitations.id, id), isNull(invitations.usedAt)))

/** The school has applied again meanwhile. */
function rejectIfReapplied(error: unknown): never {
  throw isUniqueViolation(error, 'applications_received_unique')
    ? new AppError('conflict', 'decisionFinal')
    : error
}
