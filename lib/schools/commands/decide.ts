import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { applications, memberships } from '@/db/schema'
import { type Actor, aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { joinAddress } from '../links'
import { seatsFor } from '../policy'
import { referenceOf } from '../reference'
import { openMembership, type TakenSchool, takeSchool } from '../take'
import { giveTerm, type TermWish } from '../terms'
import { openInvitation } from './open-invitation'

type State = (typeof applications.state.enumValues)[number]
/** What came of it. A word on what is decided already changes nothing and says how it stands. */
export type Decision = { school: string; state: State; changed: boolean }

type Approval = Partial<TermWish> & {
  by: Actor
  /** The school hears it from the form's own answer. */
  quiet?: boolean
}

const A_YEAR = 12

/** The team's word: the school gets its term. Who sent the form coordinates it; else a link goes out. */
export async function approveApplication(id: string, approval: Approval): Promise<Decision> {
  const db = await database()
  return db.transaction((tx) => approve(tx, id, approval))
}

export async function approve(tx: Db, id: string, { by, quiet, ...wish }: Approval) {
  return decide(tx, id, { to: 'approved', by }, async (school) => {
    const months = wish.months ?? A_YEAR
    const seats = wish.seats ?? seatsFor(school.teachingStaff)
    const { lastDay } = await giveTerm(tx, school.id, { ...wish, months, seats }, by)
    if (!quiet) await tellApproved(tx, school, referenceOf(id), lastDay)
  })
}

/** The team's no, with the reason that the school reads. */
export async function rejectApplication(id: string, reason: string, by: Actor): Promise<Decision> {
  const db = await database()
  return db.transaction((tx) =>
    decide(tx, id, { to: 'rejected', by, reason }, (school) =>
      tellDecided(tx, school, { reference: referenceOf(id), verdict: 'rejected', reason }),
    ),
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
    return decide(tx, waiting.id, { to: 'withdrawn', by: aPerson(viewer.id) }, async () => {})
  })
}

type Word = { to: Exclude<State, 'received'>; by: Actor; reason?: string }

/** One outcome: under the school's lock, and only while the application still waits. */
async function decide(
  tx: Db,
  id: string,
  { to, by, reason }: Word,
  follow: (school: TakenSchool) => Promise<void>,
): Promise<Decision> {
  const { schoolId } = await find(tx, id)
  const school = await takeSchool(tx, schoolId)
  const { state } = await find(tx, id)
  if (state !== 'received') return { school: school.name, state, changed: false }
  await tx
    .update(applications)
    .set({ state: to, decidedAt: sql`now()`, reason })
    .where(eq(applications.id, id))
  const values = { reference: referenceOf(id) }
  await record(tx, { act: `application.${to}`, by, school: schoolId, values })
  await follow(school)
  return { school: school.name, state: to, changed: true }
}

async function find(tx: Db, id: string) {
  const [found] = await tx
    .select({ schoolId: applications.schoolId, state: applications.state })
    .from(applications)
    .where(eq(applications.id, id))
  if (!found) throw new Refusal('notFound', 'nothingHere')
  return found
}

async function tellApproved(tx: Db, school: TakenSchool, reference: string, lastDay: string) {
  if (await isCoordinated(tx, school.id))
    return tellDecided(tx, school, { reference, verdict: 'approved', lastDay })
  const { id, until } = await openInvitation(tx, school.id, school.schoolEmail, 'coordinator')
  const { name: institution_name, correspondent } = school
  const data = { institution_name, correspondent, reference, lastDay, link: joinAddress(id), until }
  await enqueueMail(tx, { template: 'schoolOpened', to: school.schoolEmail, data })
}

type Told = { reference: string } & (
  | { verdict: 'approved'; lastDay: string }
  | { verdict: 'rejected'; reason: string }
)

async function tellDecided(tx: Db, school: TakenSchool, told: Told) {
  const data = { institution_name: school.name, correspondent: school.correspondent, ...told }
  await enqueueMail(tx, { template: 'subscriptionDecided', to: school.schoolEmail, data })
}

async function isCoordinated(tx: Db, schoolId: string) {
  const [one] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.role, 'coordinator'),
        isNull(memberships.until),
      ),
    )
    .limit(1)
  return one !== undefined
}
