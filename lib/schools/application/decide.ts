import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { applications } from '@/db/schema'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail, UNDO_WINDOW } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { hasCoordinator, sendCoordinatorLink } from '../coordinator'
import type { SchoolEmailData, SubscriptionDecisionData } from '../emails'
import { formatReference } from '../kinds'
import { findOpenMembership, type LockedSchool, lockSchool } from '../locks'
import { computeSeats } from '../policy'
import { findDecisionRecipient } from '../school-email'
import { insertTerm, listTerms, type NewTermInput, selectPresentTerm } from '../terms/terms'
import { requireApplication } from './load'
import { findNextWaiting } from './team-list'

type ApplicationState = (typeof applications.state.enumValues)[number]

/** Deciding a closed application changes nothing and returns its state. */
export type ApplicationDecision = {
  schoolName: string
  state: ApplicationState
  hasChanged: boolean
}

type ApprovalInput = Partial<NewTermInput> & {
  actor: Actor
  /** No email, because the form's response tells the school. */
  skipsEmail?: boolean
  /** Delays the email until the undo window ends. */
  delaysEmail?: boolean
}

const DEFAULT_TERM_MONTHS = 12

type RejectionInput = { reason: string; actor: Actor; delaysEmail?: boolean }

type DecisionInput = {
  newState: Exclude<ApplicationState, 'received'>
  actor: Actor
  reason?: string
}

type DecisionOutcome = { termId?: string; mailId?: string | null; invitationId?: string }

type ApprovedTermData = { id: string; firstDay: string; lastDay: string; graceful?: boolean }

export async function buildDecisionResult(
  id: string,
  { schoolName, hasChanged }: ApplicationDecision,
  formatMessage: (name: string) => string,
) {
  if (!hasChanged) throw new AppError('conflict', 'alreadyDecided')
  const undo = { path: `/api/team/applications/${id}/reopen` }
  return { body: { msg: formatMessage(schoolName), undo, next: await getNextReviewPath(id) } }
}

export async function getNextReviewPath(id: string) {
  const next = await findNextWaiting(id)
  return next ? routes.teamApplication(next) : routes.team
}

/** Starts a term. The form's sender becomes the coordinator; without an account a link is sent. */
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
  { actor, skipsEmail, delaysEmail, ...termInput }: ApprovalInput,
) {
  return decideApplication(tx, id, { newState: 'approved', actor }, async (school) => {
    const months = termInput.months ?? DEFAULT_TERM_MONTHS
    const seats = termInput.seats ?? computeSeats(school.teachingStaff)
    const { id: termId, ...term } = await insertTerm(tx, school.id, { ...termInput, months, seats })
    const { firstDay, lastDay } = term
    const entry = { actor, schoolId: school.id }
    const values = { reference: formatReference(id), seats, lastDay }
    await writeAuditLog(tx, { action: 'application.approved', ...entry, targetId: id, values })
    await writeAuditLog(tx, { action: 'term.created', ...entry, values: term })
    if (skipsEmail) return { termId }
    return {
      termId,
      ...(await notifyApproved(tx, school, { id, firstDay, lastDay, graceful: delaysEmail })),
    }
  })
}

export async function rejectApplication(
  id: string,
  { reason, actor, delaysEmail }: RejectionInput,
): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction((tx) =>
    decideApplication(tx, id, { newState: 'rejected', actor, reason }, async (school) => {
      const reference = formatReference(id)
      const entry = { actor, schoolId: school.id, targetId: id, values: { reference } }
      await writeAuditLog(tx, { action: 'application.rejected', ...entry })
      const decisionData = { ...(await buildRejectionData(tx, school.id)), reference, reason }
      return { mailId: await enqueueDecisionEmail(tx, school, decisionData, delaysEmail) }
    }),
  )
}

/** Sends no email; the reason is on the school's page. */
export async function closeDuplicate(
  id: string,
  { reason, actor }: { reason: string; actor: Actor },
): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction((tx) =>
    decideApplication(tx, id, { newState: 'withdrawn', actor, reason }, async (school) => {
      const values = { reference: formatReference(id) }
      const entry = { actor, schoolId: school.id, targetId: id, values }
      await writeAuditLog(tx, { action: 'application.closed-as-duplicate', ...entry })
      return {}
    }),
  )
}

export async function withdrawApplication(viewer: { id: string }): Promise<ApplicationDecision> {
  const db = await database()
  return db.transaction(async (tx) => {
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
    const [application] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(eq(applications.schoolId, membership.schoolId), eq(applications.state, 'received')),
      )
    if (!application) throw new AppError('conflict', 'applicationAlreadyDecided')
    const { id } = application
    const actor = userActor(viewer.id)
    return decideApplication(tx, id, { newState: 'withdrawn', actor }, async (school) => {
      const values = { reference: formatReference(id) }
      const entry = { actor, schoolId: school.id, targetId: id, values }
      await writeAuditLog(tx, { action: 'application.withdrawn', ...entry })
      return {}
    })
  })
}

/** Under the school's lock, and only while the application is open. */
async function decideApplication(
  tx: Db,
  id: string,
  { newState, actor, reason }: DecisionInput,
  applyOutcome: (school: LockedSchool) => Promise<DecisionOutcome>,
): Promise<ApplicationDecision> {
  const { schoolId } = await requireApplication(tx, id)
  const school = await lockSchool(tx, schoolId)
  const { state } = await requireApplication(tx, id)
  if (state !== 'received') return { schoolName: school.name, state, hasChanged: false }
  const decidedBy = actor.kind === 'user' ? actor.id : null
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
  return { schoolName: school.name, state: newState, hasChanged: true }
}

async function notifyApproved(
  tx: Db,
  school: LockedSchool,
  { id, graceful: delaysEmail, ...days }: ApprovedTermData,
) {
  const terms = await listTerms(tx, school.id)
  const isLater =
    terms.find((candidate) => candidate.firstDay === days.firstDay)?.status === 'coming'
  const start = isLater ? 'later' : 'now'
  const decisionData = { reference: formatReference(id), start, ...days } as const
  if (!(await hasCoordinator(tx, school.id)))
    return sendCoordinatorLink(tx, school, decisionData, delaysEmail ? UNDO_WINDOW : undefined)
  const kind = terms.length > 1 ? 'renewal' : 'first'
  const decision = { ...decisionData, decision: 'approved', kind } as const
  return { mailId: await enqueueDecisionEmail(tx, school, decision, delaysEmail) }
}

/** A school whose renewal is rejected keeps the rest of its term, and the email must say so. */
async function buildRejectionData(tx: Db, schoolId: string) {
  const term = selectPresentTerm(await listTerms(tx, schoolId))
  const { status: termStatus, lastDay } = term ?? { status: 'none', lastDay: '' }
  return { decision: 'rejected', term: termStatus, lastDay } as const
}

async function enqueueDecisionEmail(
  tx: Db,
  school: LockedSchool,
  decisionData: { reference: string } & SubscriptionDecisionData,
  delaysEmail?: boolean,
) {
  const to = await findDecisionRecipient(tx, school)
  const schoolNames = { institution_name: school.name, correspondent: school.correspondent }
  const data = { ...decisionData, ...schoolNames }
  const mail = { template: 'subscriptionDecided', to, data } as const
  return enqueueMail<SchoolEmailData>(tx, mail, delaysEmail ? UNDO_WINDOW : undefined)
}
