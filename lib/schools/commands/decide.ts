import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { applications } from '@/db/schema'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail, UNDO_WINDOW } from '@/lib/mail/outbox'
import type { SubscriptionDecisionData } from '@/lib/mail/school-emails'
import { requireApplication } from '../application'
import { findOpenMembership, type LockedSchool, lockSchool } from '../locks'
import { computeSeats } from '../policy'
import { formatReference } from '../reference'
import { insertTerm, listTerms, type NewTermInput, selectPresentTerm } from '../terms'
import { hasCoordinator, sendCoordinatorLink } from './coordinator-link'

type ApplicationState = (typeof applications.state.enumValues)[number]
/** What came of it. A word on what is decided already changes nothing and says how it stands. */
export type ApplicationDecision = { school: string; state: ApplicationState; changed: boolean }

type ApprovalInput = Partial<NewTermInput> & {
  by: Actor
  /** The school hears it from the form's own answer. */
  quiet?: boolean
  /** The letter waits until the decision can no longer be taken back. */
  graceful?: boolean
}

const DEFAULT_TERM_MONTHS = 12

/** The team's word: the school gets its term. Who sent the form coordinates it; else a link goes out. */
export async function approveApplication(
  id: string,
  approval: ApprovalInput,
): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction((tx) => approveInTransaction(tx, id, approval))
}

export async function approveInTransaction(
  tx: Db,
  id: string,
  { by: actor, quiet: skipsEmail, graceful: delaysEmail, ...termInput }: ApprovalInput,
) {
  return decideApplication(tx, id, { to: 'approved', by: actor }, async (school) => {
    const months = termInput.months ?? DEFAULT_TERM_MONTHS
    const seats = termInput.seats ?? computeSeats(school.teachingStaff)
    const { id: termId, ...term } = await insertTerm(tx, school.id, { ...termInput, months, seats })
    const { firstDay, lastDay } = term
    const values = { reference: formatReference(id), seats, lastDay }
    await writeAuditLog(tx, { act: 'application.approved', by: actor, school: school.id, values })
    await writeAuditLog(tx, { act: 'term.given', by: actor, school: school.id, values: term })
    if (skipsEmail) return { termId }
    return {
      termId,
      ...(await notifyApproved(tx, school, { id, firstDay, lastDay, graceful: delaysEmail })),
    }
  })
}

type RejectionInput = { reason: string; by: Actor; graceful?: boolean }

/** The team's no, with the reason that the school reads. */
export async function rejectApplication(
  id: string,
  { reason, by: actor, graceful: delaysEmail }: RejectionInput,
): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction((tx) =>
    decideApplication(tx, id, { to: 'rejected', by: actor, reason }, async (school) => {
      const values = { reference: formatReference(id) }
      await writeAuditLog(tx, { act: 'application.rejected', by: actor, school: school.id, values })
      const decisionData = {
        ...(await buildRejectionData(tx, school.id)),
        reference: formatReference(id),
        reason,
      }
      return { mailId: await enqueueDecisionEmail(tx, school, decisionData, delaysEmail) }
    }),
  )
}

/** Closes a duplicate: nobody gets an email, and the reason is on the school's page. */
export async function closeDuplicate(
  id: string,
  { reason, by: actor }: { reason: string; by: Actor },
): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction((tx) =>
    decideApplication(tx, id, { to: 'withdrawn', by: actor, reason }, async (school) => {
      const values = { reference: formatReference(id) }
      await writeAuditLog(tx, { act: 'application.closed', by: actor, school: school.id, values })
      return {}
    }),
  )
}

/** The school's own step back from what still waits. */
export async function withdrawApplication(viewer: { id: string }): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction(async (tx) => {
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.role !== 'coordinator') throw new AppError('notFound', 'nothingHere')
    const [application] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(eq(applications.schoolId, membership.schoolId), eq(applications.state, 'received')),
      )
    if (!application) throw new AppError('conflict', 'nothingWaits')
    const { id } = application
    const actor = userActor(viewer.id)
    return decideApplication(tx, id, { to: 'withdrawn', by: actor }, async (school) => {
      const values = { reference: formatReference(id) }
      await writeAuditLog(tx, {
        act: 'application.withdrawn',
        by: actor,
        school: school.id,
        values,
      })
      return {}
    })
  })
}

type DecisionInput = { to: Exclude<ApplicationState, 'received'>; by: Actor; reason?: string }
/** What came of a decision, so that it can be taken back. */
type DecisionOutcome = { termId?: string; mailId?: string | null; invitationId?: string }

/** One outcome: under the school's lock, and only while the application still waits. */
async function decideApplication(
  tx: Db,
  id: string,
  { to: newState, by: actor, reason }: DecisionInput,
  applyOutcome: (school: LockedSchool) => Promise<DecisionOutcome>,
): Promise<ApplicationDecision> {
  const { schoolId } = await requireApplication(tx, id)
  const school = await lockSchool(tx, schoolId)
  const { state } = await requireApplication(tx, id)
  if (state !== 'received') return { school: school.name, state, changed: false }
  const decidedBy = actor.kind === 'person' ? actor.id : null
  await tx
    .update(applications)
    .set({
      state: newState,
      decidedAt: sql`now()`,
      decidedBy,
      reason,
      ...(await applyOutcome(school)),
    })
    .where(eq(applications.id, id))
  return { school: school.name, state: newState, changed: true }
}

type ApprovedTermData = { id: string; firstDay: string; lastDay: string; graceful?: boolean }

async function notifyApproved(
  tx: Db,
  school: LockedSchool,
  { id, graceful: delaysEmail, ...days }: ApprovedTermData,
) {
  const terms = await listTerms(tx, school.id)
  const isLater =
    terms.find((candidate) => candidate.firstDay === days.firstDay)?.standing === 'coming'
  const start = isLater ? 'later' : 'now'
  const decisionData = { reference: formatReference(id), start, ...days } as const
  if (!(await hasCoordinator(tx, school.id)))
    return sendCoordinatorLink(tx, school, decisionData, delaysEmail ? UNDO_WINDOW : undefined)
  const kind = terms.length > 1 ? 'renewal' : 'first'
  const decision = { ...decisionData, verdict: 'approved', kind } as const
  return { mailId: await enqueueDecisionEmail(tx, school, decision, delaysEmail) }
}

/** A school whose renewal is rejected keeps the rest of its term, and has to read so. */
async function buildRejectionData(tx: Db, schoolId: string) {
  const term = selectPresentTerm(await listTerms(tx, schoolId))
  const { standing: termStatus, lastDay } = term ?? { standing: 'none', lastDay: '' }
  return { verdict: 'rejected', term: termStatus, lastDay } as const
}

type DecisionEmailData = { reference: string } & SubscriptionDecisionData

async function enqueueDecisionEmail(
  tx: Db,
  school: LockedSchool,
  decisionData: DecisionEmailData,
  delaysEmail?: boolean,
) {
  const schoolNames = { institution_name: school.name, correspondent: school.correspondent }
  const data = { ...decisionData, ...schoolNames }
  const mail = { template: 'subscriptionDecided', to: school.schoolEmail, data } as const
  return enqueueMail(tx, mail, delaysEmail ? UNDO_WINDOW : undefined)
}
