import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { memberships, terms, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { latestReference } from '../application'
import { MOST_COORDINATORS } from '../policy'
import { headcount } from '../seats'
import { takeSchool } from '../take'
import { giveTerm, runningTerm, type TermWish, termsOf } from '../terms'
import { isCoordinated, sendCoordinatorLink } from './coordinator-link'

type Viewer = { id: string }

/** What the team does about one school's terms and who coordinates it. */

export async function addTerm(viewer: Viewer, schoolId: string, wish: TermWish) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await takeSchool(tx, knownId(schoolId))
    const { lastDay } = await giveTerm(tx, schoolId, wish, aPerson(viewer.id))
    return { school: school.name, lastDay }
  })
}

/** Never under those that are taken while the term runs. */
export async function changeSeats(viewer: Viewer, termId: string, seats: number) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId } = await findTerm(tx, termId)
    await takeSchool(tx, schoolId)
    const term = await findTerm(tx, termId)
    const running = await runningTerm(tx, schoolId)
    const { members } = await headcount(tx, schoolId)
    if (running?.firstDay === term.firstDay && seats < members)
      throw new Refusal('conflict', 'seatsTaken', { values: { used: members } })
    await tx.update(terms).set({ seats }).where(eq(terms.id, termId))
    const values = { from: term.seats, to: seats }
    await record(tx, { act: 'term.seats', by: aPerson(viewer.id), school: schoolId, values })
  })
}

async function findTerm(tx: Db, id: string) {
  const [term] = await tx
    .select({ schoolId: terms.schoolId, seats: terms.seats, firstDay: terms.firstDay })
    .from(terms)
    .where(eq(terms.id, knownId(id)))
  if (!term) throw new Refusal('notFound', 'nothingHere')
  return term
}

/** By membership; one who is so already stays so. */
export async function nameCoordinatorOf(viewer: Viewer, membershipId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId } = await findMember(tx, membershipId)
    const school = await takeSchool(tx, schoolId)
    const { role, userId, firstname, name, email: to } = await findMember(tx, membershipId)
    if (role === 'coordinator') return { name }
    const { coordinators } = await headcount(tx, schoolId)
    if (coordinators >= MOST_COORDINATORS) throw new Refusal('conflict', 'enoughCoordinators')
    await tx
      .update(memberships)
      .set({ role: 'coordinator' })
      .where(eq(memberships.id, membershipId))
    const by = aPerson(viewer.id)
    await record(tx, { act: 'coordinator.named', by, school: schoolId, person: userId })
    const data = { firstname, institution_name: school.name }
    await enqueueMail(tx, { template: 'coordinatorNamed', to, data })
    return { name }
  })
}

async function findMember(tx: Db, id: string) {
  const [member] = await tx
    .select({
      schoolId: memberships.schoolId,
      userId: memberships.userId,
      role: memberships.role,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.id, knownId(id)), isNull(memberships.until)))
  if (!member) throw new Refusal('notFound', 'nothingHere')
  return { ...member, name: `${member.firstname} ${member.lastname}` }
}

/** For a school with a term whose letter was lost or has expired, and which nobody coordinates. */
export async function sendLinkAgain(viewer: Viewer, schoolId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await takeSchool(tx, knownId(schoolId))
    if (await isCoordinated(tx, schoolId)) throw new Refusal('conflict', 'hasCoordinator')
    const [last] = await termsOf(tx, schoolId)
    if (!last || last.daysLeft < 0) throw new Refusal('conflict', 'noTermRuns')
    const reference = await latestReference(tx, schoolId)
    await sendCoordinatorLink(tx, school, { reference, lastDay: last.lastDay })
    await record(tx, { act: 'coordinator.link', by: aPerson(viewer.id), school: schoolId })
    return { to: school.schoolEmail }
  })
}
