import 'server-only'
import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from '../emails'
import {
  findOpenMembership,
  isOpenMembership,
  lockAccount,
  lockOwnSchool,
  lockSchool,
} from '../locks'
import { mustHandOver } from '../policy'
import { countMembers } from '../seats'
import { isEndedByStaffList } from '../staff-list/ended-seats'
import { replaceStaffRoomLink } from '../staff-room'
import { findRunningTerm, listTerms } from '../terms/terms'
import { tellMembers } from '../webhook-events'
import { findColleague, formatFullName } from './list'

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
    const member = await endMembership(tx, viewer, school, id)
    if (replaceLink) await replaceStaffRoomLink(tx, viewer, school.id)
    return { name: formatFullName(member) }
  })
}

/** Of a colleague, under the school's lock; `restoreMember` brings the seat back. */
export async function endMembership(
  tx: Db,
  viewer: { id: string },
  school: { id: string; name: string },
  id: string,
) {
  const member = await findColleague(tx, viewer.id, school.id, id)
  const endedColumns = { leftAt: sql`now()`, endedBy: viewer.id }
  await tx.update(memberships).set(endedColumns).where(eq(memberships.id, member.id))
  await tellMembers(tx, 'member.left', eq(memberships.id, member.id))
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
  if (member.role === 'coordinator') await markChangeOfSchool(tx, school.id)
  return member
}

/**
 * Within ten minutes, or a day after a staff list, while a seat is free and the user has joined no other school.
 */
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
          or(gt(memberships.leftAt, sql`now() - interval '10 minutes'`), isEndedByStaffList),
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
    await tellMembers(tx, 'member.joined', isOpenMembership(member.userId))
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

const undoTooLateError = () => new AppError('notFound', 'undoTooLate')

/** The last coordinator must hand over first while the school has members or a term. */
export async function leaveSchool(viewer: { id: string }): Promise<{ school: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const previousMembership = await findOpenMembership(tx, viewer.id)
    if (!previousMembership) throw new AppError('notFound', 'notFound')
    const school = await lockSchool(tx, previousMembership.schoolId)
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.id !== previousMembership.id) throw new AppError('notFound', 'notFound')
    if (membership.role === 'coordinator') await requireOtherCoordinator(tx, school.id)
    const endedColumns = { leftAt: sql`now()`, endedBy: viewer.id }
    await tx.update(memberships).set(endedColumns).where(eq(memberships.id, membership.id))
    await tellMembers(tx, 'member.left', eq(memberships.id, membership.id))
    await writeAuditLog(tx, {
      action: 'member.left',
      actor: userActor(viewer.id),
      schoolId: school.id,
    })
    if (membership.role === 'coordinator') await markChangeOfSchool(tx, school.id)
    return { school: school.name }
  })
}

export async function requireOtherCoordinator(tx: Db, schoolId: string) {
  const { coordinators, members } = await countMembers(tx, schoolId)
  const [lastTerm] = await listTerms(tx, schoolId)
  const hasOpenTerm = lastTerm !== undefined && lastTerm.daysLeft >= 0
  if (mustHandOver({ coordinators: coordinators - 1, members: members - 1, hasOpenTerm }))
    throw new AppError('conflict', 'lastCoordinator')
}
