import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { getLatestReference } from '../application/load'
import { hasCoordinator, sendCoordinatorLink } from '../coordinator'
import type { SchoolEmailData } from '../emails'
import { lockSchool } from '../locks'
import { MAX_COORDINATORS } from '../policy'
import { countMembers } from '../seats'
import { removeComingTerm } from './ending'
import { requireTerm, setTermSeats } from './seats'
import { createTerm, listTerms, type NewTermInput } from './terms'

type TermEditor = { id: string }

export async function addTerm(viewer: TermEditor, schoolId: string, termInput: NewTermInput) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, requireUuid(schoolId))
    const { lastDay } = await createTerm(tx, schoolId, termInput, userActor(viewer.id))
    return { school: school.name, lastDay }
  })
}

export async function changeSeats(viewer: TermEditor, termId: string, seats: number) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId } = await requireTerm(tx, termId)
    await lockSchool(tx, schoolId)
    await setTermSeats(tx, { schoolId, termId }, seats, userActor(viewer.id))
  })
}

/** One that has not begun; the others stay. */
export async function removeTerm(viewer: TermEditor, termId: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { schoolId } = await requireTerm(tx, termId)
    await lockSchool(tx, schoolId)
    if (!(await removeComingTerm(tx, { schoolId, termId }, userActor(viewer.id))))
      throw new AppError('conflict', 'termHasBegun')
  })
}

export async function appointCoordinatorByTeam(viewer: TermEditor, membershipId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { schoolId } = await findMember(tx, membershipId)
    const school = await lockSchool(tx, schoolId)
    const { role, userId, firstname, name, email: to } = await findMember(tx, membershipId)
    if (role === 'coordinator') return { name }
    const { coordinators } = await countMembers(tx, schoolId)
    if (coordinators >= MAX_COORDINATORS) throw new AppError('conflict', 'tooManyCoordinators')
    await tx
      .update(memberships)
      .set({ role: 'coordinator' })
      .where(eq(memberships.id, membershipId))
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'coordinator.added',
      actor,
      schoolId,
      userId,
    })
    const data = { firstname, institution_name: school.name }
    await enqueueMail<SchoolEmailData>(tx, { template: 'coordinatorNamed', to, data })
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
    .where(and(eq(memberships.id, requireUuid(id)), isNull(memberships.leftAt)))
  if (!member) throw new AppError('notFound', 'notFound')
  return { ...member, name: `${member.firstname} ${member.lastname}` }
}

/** For a school with a term but no coordinator, whose email was lost or has expired. */
export async function resendCoordinatorLink(viewer: TermEditor, schoolId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, requireUuid(schoolId))
    if (await hasCoordinator(tx, schoolId)) throw new AppError('conflict', 'hasCoordinator')
    const [lastTerm] = await listTerms(tx, schoolId)
    if (!lastTerm || lastTerm.daysLeft < 0) throw new AppError('conflict', 'noActiveTerm')
    const reference = await getLatestReference(tx, schoolId)
    const { status, firstDay, lastDay } = lastTerm
    const start = status === 'coming' ? 'later' : 'now'
    await sendCoordinatorLink(tx, school, { reference, start, firstDay, lastDay })
    await writeAuditLog(tx, {
      action: 'coordinator.link-sent',
      actor: userActor(viewer.id),
      schoolId,
    })
    return { to: school.email }
  })
}
