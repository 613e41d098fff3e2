import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { applications, invitations, terms } from '@/db/schema'
import { type Actor, record } from '@/lib/audit/record'
import { GRACE, takeBackMail } from '@/lib/mail/outbox'
import { referenceOf } from '../reference'
import { takeSchool } from '../take'

/**
 * Takes a decision back that was made a moment ago, with all that came of it, as long as nobody has
 * been told. The log keeps both lines.
 */
export async function reopenApplication(id: string, by: Actor) {
  const db = await database()
  return db.transaction(async (tx) => {
    const schoolId = await schoolOf(tx, id)
    const school = await takeSchool(tx, schoolId)
    const decided = await justDecided(tx, id)
    if (!decided) throw new Refusal('conflict', 'decisionStands')
    if (decided.mailId && !(await takeBackMail(tx, decided.mailId)))
      throw new Refusal('conflict', 'decisionStands')
    if (decided.termId) await tx.delete(terms).where(eq(terms.id, decided.termId))
    if (decided.invitationId) await forget(tx, decided.invitationId)
    await tx.update(applications).set(WAITING).where(eq(applications.id, id)).catch(asksAnew)
    const values = { reference: referenceOf(id) }
    await record(tx, { act: 'application.reopened', by, school: schoolId, values })
    return { school: school.name }
  })
}

const WAITING = {
  state: 'received',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  termId: null,
  mailId: null,
  invitationId: null,
} as const

async function schoolOf(tx: Db, id: string) {
  const [found] = await tx
    .select({ schoolId: applications.schoolId })
    .from(applications)
    .where(eq(applications.id, knownId(id)))
  if (!found) throw new Refusal('notFound', 'nothingHere')
  return found.schoolId
}

/** By the team, and so lately that its letter has not gone. */
async function justDecided(tx: Db, id: string) {
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
        sql`${decidedAt} > now() - make_interval(secs => ${GRACE.inSeconds})`,
      ),
    )
  return row
}

const forget = (tx: Db, id: string) =>
  tx.delete(invitations).where(and(eq(invitations.id, id), isNull(invitations.usedAt)))

/** The school has sent another form in the meantime. */
function asksAnew(error: unknown): never {
  throw isUniqueViolation(error, 'applications_received_unique')
    ? new Refusal('conflict', 'decisionStands')
    : error
}
