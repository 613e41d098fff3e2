import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { memberships, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { MOST_COORDINATORS } from '../policy'
import { headcount } from '../seats'
import { takeOwnSchool } from '../take'
import { replaceStaffLink } from './staff-link'

type Removal = { replaceLink?: boolean }

/** Frees the seat at once and emails its holder. Without a new link, the holder could join again by the old. */
export async function removeMember(
  viewer: { id: string },
  id: string,
  { replaceLink = false }: Removal = {},
): Promise<{ name: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const member = await colleague(tx, viewer.id, school.id, id)
    const ended = { until: sql`now()`, endedBy: viewer.id }
    await tx.update(memberships).set(ended).where(eq(memberships.id, member.id))
    const by = aPerson(viewer.id)
    await record(tx, { act: 'member.removed', by, school: school.id, person: member.userId })
    const data = { firstname: member.firstname, institution_name: school.name }
    await enqueueMail(tx, { template: 'removedFromSchool', to: member.email, data })
    if (replaceLink) await replaceStaffLink(tx, viewer, school.id)
    return { name: nameOf(member) }
  })
}

/** A second or a third coordinator. One who is so already stays so. */
export async function nameCoordinator(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const member = await colleague(tx, viewer.id, school.id, id)
    if (member.role === 'coordinator') return { name: nameOf(member) }
    const { coordinators } = await headcount(tx, school.id)
    if (coordinators >= MOST_COORDINATORS) throw new Refusal('conflict', 'enoughCoordinators')
    await giveRole(tx, member.id, 'coordinator')
    const by = aPerson(viewer.id)
    await record(tx, { act: 'coordinator.named', by, school: school.id, person: member.userId })
    await tellNamed(tx, member, school.name)
    return { name: nameOf(member) }
  })
}

/** The other one coordinates from now on, and who hands over stays as a teacher. */
export async function handOver(viewer: { id: string }, id: string): Promise<{ name: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school, own } = await takeOwnSchool(tx, viewer.id)
    const member = await colleague(tx, viewer.id, school.id, id)
    await giveRole(tx, member.id, 'coordinator')
    await giveRole(tx, own.id, 'teacher')
    const by = aPerson(viewer.id)
    await record(tx, { act: 'school.handed-over', by, school: school.id, person: member.userId })
    await tellNamed(tx, member, school.name)
    return { name: nameOf(member) }
  })
}

function tellNamed(tx: Db, to: { firstname: string; email: string }, school: string) {
  const data = { firstname: to.firstname, institution_name: school }
  return enqueueMail(tx, { template: 'coordinatorNamed', to: to.email, data })
}

const giveRole = (tx: Db, id: string, role: 'teacher' | 'coordinator') =>
  tx.update(memberships).set({ role }).where(eq(memberships.id, id))

/** Somebody else with a seat in this school; of any other school's people nothing is known here. */
export async function colleague(tx: Db, viewerId: string, schoolId: string, id: string) {
  const [member] = await tx
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.id, knownId(id)),
        eq(memberships.schoolId, schoolId),
        isNull(memberships.until),
        ne(memberships.userId, viewerId),
      ),
    )
  if (!member) throw new Refusal('notFound', 'nothingHere')
  return member
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`
