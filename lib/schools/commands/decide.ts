import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { applications } from '@/db/schema'
import { type Actor, aPerson, record } from '@/lib/audit/record'
import { enqueueMail, GRACE } from '@/lib/mail/outbox'
import type { SubscriptionDecision } from '@/lib/mail/school-letters'
import { applicationOf } from '../application'
import { seatsFor } from '../policy'
import { referenceOf } from '../reference'
import { openMembership, type TakenSchool, takeSchool } from '../take'
import { insertTerm, presentTerm, type TermWish, termsOf } from '../terms'
import { isCoordinated, sendCoordinatorLink } from './coordinator-link'

type State = (typeof applications.state.enumValues)[number]
/** What came of it. A word on what is decided already changes nothing and says how it stands. */
export type Decision = { school: string; state: State; changed: boolean }

type Approval = Partial<TermWish> & {
  by: Actor
  /** The school hears it from the form's own answer. */
  quiet?: boolean
  /** The letter waits until the decision can no longer be taken back. */
  graceful?: boolean
}

const A_YEAR = 12

/** The team's word: the school gets its term. Who sent the form coordinates it; else a link goes out. */
export async function approveApplication(id: string, approval: Approval): Promise<Decision> {
  const db = await database()
  return db.transaction((tx) => approve(tx, id, approval))
}

export async function approve(tx: Db, id: string, { by, quiet, graceful, ...wish }: Approval) {
  return decide(tx, id, { to: 'approved', by }, async (school) => {
    const months = wish.months ?? A_YEAR
    const seats = wish.seats ?? seatsFor(school.teachingStaff)
    const { id: termId, ...term } = await insertTerm(tx, school.id, { ...wish, months, seats })
    const { firstDay, lastDay } = term
    const values = { reference: referenceOf(id), seats, lastDay }
    await record(tx, { act: 'application.approved', by, school: school.id, values })
    await record(tx, { act: 'term.given', by, school: school.id, values: term })
    if (quiet) return { termId }
    return { termId, ...(await tellApproved(tx, school, { id, firstDay, lastDay, graceful })) }
  })
}

type Rejection = { reason: string; by: Actor; graceful?: boolean }

/** The team's no, with the reason that the school reads. */
export async function rejectApplication(
  id: string,
  { reason, by, graceful }: Rejection,
): Promise<Decision> {
  const db = await database()
  return db.transaction((tx) =>
    decide(tx, id, { to: 'rejected', by, reason }, async (school) => {
      const values = { reference: referenceOf(id) }
      await record(tx, { act: 'application.rejected', by, school: school.id, values })
      const told = { ...(await rejectedNow(tx, school.id)), reference: referenceOf(id), reason }
      return { mailId: await tellDecided(tx, school, told, graceful) }
    }),
  )
}

/** Closes a duplicate: nobody gets an email, and the reason is on the school's page. */
export async function closeDuplicate(
  id: string,
  { reason, by }: { reason: string; by: Actor },
): Promise<Decision> {
  const db = await database()
  return db.transaction((tx) =>
    decide(tx, id, { to: 'withdrawn', by, reason }, async (school) => {
      const values = { reference: referenceOf(id) }
      await record(tx, { act: 'application.closed', by, school: school.id, values })
      return {}
    }),
  )
}

/** The school's own step back from what still waits. */
export async function withdrawApplication(viewer: { id: string }): Promise<Decision> {
  const db = await database()
  return db.transaction(async (tx) => {
    const own = await openMembership(tx, viewer.id)
    if (own?.role !== 'coordinator') throw new Refusal('notFound', 'nothingHere')
    const [waiting] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.schoolId, own.schoolId), eq(applications.state, 'received')))
    if (!waiting) throw new Refusal('conflict', 'nothingWaits')
    const { id } = waiting
    const by = aPerson(viewer.id)
    return decide(tx, id, { to: 'withdrawn', by }, async (school) => {
      const values = { reference: referenceOf(id) }
      await record(tx, { act: 'application.withdrawn', by, school: school.id, values })
      return {}
    })
  })
}

type Word = { to: Exclude<State, 'received'>; by: Actor; reason?: string }
/** What came of a decision, so that it can be taken back. */
type Outcome = { termId?: string; mailId?: string | null; invitationId?: string }

/** One outcome: under the school's lock, and only while the application still waits. */
async function decide(
  tx: Db,
  id: string,
  { to, by, reason }: Word,
  follow: (school: TakenSchool) => Promise<Outcome>,
): Promise<Decision> {
  const { schoolId } = await applicationOf(tx, id)
  const school = await takeSchool(tx, schoolId)
  const { state } = await applicationOf(tx, id)
  if (state !== 'received') return { school: school.name, state, changed: false }
  const decidedBy = by.kind === 'person' ? by.id : null
  await tx
    .update(applications)
    .set({ state: to, decidedAt: sql`now()`, decidedBy, reason, ...(await follow(school)) })
    .where(eq(applications.id, id))
  return { school: school.name, state: to, changed: true }
}

type Approved = { id: string; firstDay: string; lastDay: string; graceful?: boolean }

async function tellApproved(tx: Db, school: TakenSchool, { id, graceful, ...days }: Approved) {
  const terms = await termsOf(tx, school.id)
  const isLater = terms.find((one) => one.firstDay === days.firstDay)?.standing === 'coming'
  const start = isLater ? 'later' : 'now'
  const told = { reference: referenceOf(id), start, ...days } as const
  if (!(await isCoordinated(tx, school.id)))
    return sendCoordinatorLink(tx, school, told, graceful ? GRACE : undefined)
  const kind = terms.length > 1 ? 'renewal' : 'first'
  const decision = { ...told, verdict: 'approved', kind } as const
  return { mailId: await tellDecided(tx, school, decision, graceful) }
}

/** A school whose renewal is rejected keeps the rest of its term, and has to read so. */
async function rejectedNow(tx: Db, schoolId: string) {
  const term = presentTerm(await termsOf(tx, schoolId))
  const { standing, lastDay } = term ?? { standing: 'none', lastDay: '' }
  return { verdict: 'rejected', term: standing, lastDay } as const
}

type Told = { reference: string } & SubscriptionDecision

async function tellDecided(tx: Db, school: TakenSchool, told: Told, graceful?: boolean) {
  const names = { institution_name: school.name, correspondent: school.correspondent }
  const data = { ...told, ...names }
  const letter = { template: 'subscriptionDecided', to: school.schoolEmail, data } as const
  return enqueueMail(tx, letter, graceful ? GRACE : undefined)
}
