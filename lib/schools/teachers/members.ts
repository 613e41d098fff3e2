import 'server-only'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/schema'
import { vouch } from '@/lib/accounts/recovery/vouch'
import type { ResetRequest } from '@/lib/accounts/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from '../emails'
import { lockOwnSchool } from '../locks'
import { MAX_COORDINATORS } from '../policy'
import { countMembers } from '../seats'
import { replaceStaffRoomLink } from '../staff-room'
import { findRunningTerm } from '../terms/terms'

type MemberRemovalOptions = { replaceLink?: boolean }

/** Replace the staff room link too, or the holder can join again. */
export async function removeMember(
  viewer: { id: string },
  id: string,
  { replaceLink = false }: MemberRemovalOptions = {},
): Promise<{ name: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const member = await findColleague(tx, viewer.id, school.id, id)
    const endedColumns = { leftAt: sql`now()`, endedBy: viewer.id }
    await tx.update(memberships).set(endedColumns).where(eq(memberships.id, member.id))
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'member.removed',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
    const data = { firstname: member.firstname, institution_name: school.name }
    await enqueueMail<SchoolEmailData>(tx, {
      template: 'removedFromSchool',
      to: member.email,
      data,
    })
    if (replaceLink) await replaceStaffRoomLink(tx, viewer, school.id)
    if (member.role === 'coordinator') await markChangeOfSchool(tx, school.id)
    return { name: formatFullName(member) }
  })
}

/** At most three per school. Idempotent. */
export async function appointCoordinator(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const member = await findColleague(tx, viewer.id, school.id, id)
    if (member.role === 'coordinator') return { name: formatFullName(member) }
    const { coordinators } = await countMembers(tx, school.id)
    if (coordinators >= MAX_COORDINATORS) throw new AppError('conflict', 'tooManyCoordinators')
    await setMembershipRole(tx, member.id, 'coordinator')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'coordinator.added',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
    await notifyCoordinator(tx, member, school.name)
    return { name: formatFullName(member) }
  })
}

export async function handOverSchool(
  viewer: { id: string },
  id: string,
): Promise<{ name: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school, own: ownMembership } = await lockOwnSchool(tx, viewer.id)
    const member = await findColleague(tx, viewer.id, school.id, id)
    await setMembershipRole(tx, member.id, 'coordinator')
    await setMembershipRole(tx, ownMembership.id, 'teacher')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'school.handed-over',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
    await notifyCoordinator(tx, member, school.name)
    await markChangeOfSchool(tx, school.id)
    return { name: formatFullName(member) }
  })
}

/** Another member of this school; members of other schools are not found. */
export async function findColleague(tx: Db, viewerId: string, schoolId: string, id: string) {
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
        eq(memberships.id, requireUuid(id)),
        eq(memberships.schoolId, schoolId),
        isNull(memberships.leftAt),
        ne(memberships.userId, viewerId),
      ),
    )
  if (!member) throw new AppError('notFound', 'notFound')
  return member
}

/** Within ten minutes, while a seat is free and the user has joined no other school. */
export async function restoreMember(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const restoredRows = await tx
      .update(memberships)
      .set({ leftAt: null, endedBy: null })
      .where(
        and(
          eq(memberships.id, requireUuid(id)),
          eq(memberships.schoolId, school.id),
          gt(memberships.leftAt, sql`now() - interval '10 minutes'`),
          // Users who left by choice are not restored.
          ne(memberships.endedBy, memberships.userId),
        ),
      )
      .returning({ userId: memberships.userId })
      .catch((error) => {
        throw isUniqueViolation(error, 'memberships_open_unique') ? undoTooLateError() : error
      })
    const [member] = restoredRows
    if (!member) throw undoTooLateError()
    const { members } = await countMembers(tx, school.id)
    const term = await findRunningTerm(tx, school.id)
    if (!term || members > term.seats)
      throw new AppError('conflict', 'noSeatLeft', { values: { school: school.name } })
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'member.restored',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
  })
}

/** Requires a colleague with a seat in the coordinator's own school. */
export async function vouchForColleague(
  viewer: { id: string },
  id: string,
  { email }: ResetRequest,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const { userId } = await findColleague(tx, viewer.id, school.id, id)
    await vouch(tx, { coordinatorId: viewer.id, userId, schoolId: school.id, email })
  })
}

function notifyCoordinator(
  tx: Db,
  recipient: { firstname: string; email: string },
  school: string,
) {
  const data = { firstname: recipient.firstname, institution_name: school }
  return enqueueMail<SchoolEmailData>(tx, {
    template: 'coordinatorNamed',
    to: recipient.email,
    data,
  })
}

const setMembershipRole = (tx: Db, id: string, role: 'teacher' | 'coordinator') =>
  tx.update(memberships).set({ role }).where(eq(memberships.id, id))

const formatFullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`

const undoTooLateError = () => new AppError('notFound', 'undoTooLate')
