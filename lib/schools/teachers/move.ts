import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { memberships, schools } from '@/db/schema'
import { lockAccountRow } from '@/lib/accounts/locks'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from '../emails'
import { closeInvitationsTo } from '../invitation/invitation'
import { findOpenMembership, isOpenMembership, lockSchool } from '../locks'
import { requireFreeSeat } from '../seats'
import { tellMembers } from '../webhook-events'
import { requireOtherCoordinator } from './remove'

const MAX_TARGETS = 20

/** Schools that match the words, with the seats of the running term. */
export async function findMoveTargets(search: string | undefined) {
  const condition = matchesSearch(schoolSearchColumns, normalizeSearch(search))
  if (!condition) return []
  return withCustomPlan(
    (tx) =>
      tx
        .select({
          id: schools.id,
          name: schools.name,
          address: schools.address,
          seats: sql<number | null>`(select t.seats from terms t where t.school_id = schools.id
            and day_in_india() between t.first_day and t.last_day)`,
          members: sql<number>`(select count(*)::int from memberships m
            where m.school_id = schools.id and m.left_at is null)`,
        })
        .from(schools)
        .where(condition)
        .orderBy(orderByName(schools.name), schools.id)
        .limit(MAX_TARGETS),
    { table: schools, condition },
  )
}

/** Of one user, the present one first. */
export async function listMembershipsOf(userId: string) {
  const db = await database()
  return db
    .select({
      id: memberships.id,
      schoolId: memberships.schoolId,
      school: schools.name,
      role: memberships.role,
      since: memberships.joinedAt,
      until: memberships.leftAt,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(eq(memberships.userId, userId))
    .orderBy(sql`${memberships.leftAt} desc nulls first`, desc(memberships.joinedAt))
    .limit(MAX_TARGETS)
}

/**
 * By the team, on request. Ends the seat and opens one as a teacher in the other school. Attendance, hours and
 * certificates belong to the user and stay.
 */
export async function moveTeacher(viewer: { id: string }, userId: string, intoId: string) {
  requireUuid(intoId)
  const db = await database()
  return db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, requireUuid(userId))
    if (!account) throw new AppError('notFound', 'notFound')
    const seat = await findOpenMembership(tx, userId)
    if (!seat) throw new AppError('conflict', 'noSeatToMove')
    if (seat.schoolId === intoId)
      throw new AppError('conflict', 'alreadyInSchool', { values: { school: seat.school } })
    // Sorted, so that two moves or a merge of the schools cannot deadlock.
    for (const id of [seat.schoolId, intoId].sort()) await lockSchool(tx, id)
    const lockedSeat = await findOpenMembership(tx, userId)
    if (lockedSeat?.id !== seat.id || lockedSeat.schoolId !== seat.schoolId)
      throw new AppError('conflict', 'noSeatToMove')
    if (lockedSeat.role === 'coordinator') await requireOtherCoordinator(tx, seat.schoolId)
    const school = await lockSchool(tx, intoId)
    await requireFreeSeat(tx, school, { role: 'teacher' })
    await tx
      .update(memberships)
      .set({ leftAt: sql`now()`, endedBy: viewer.id })
      .where(eq(memberships.id, seat.id))
    await tellMembers(tx, 'member.left', eq(memberships.id, seat.id))
    await tx.insert(memberships).values({ userId, schoolId: intoId, role: 'teacher' })
    await tellMembers(tx, 'member.joined', isOpenMembership(userId))
    await closeInvitationsTo(tx, intoId, { id: userId, email: account.email })
    const entry = { actor: userActor(viewer.id), userId }
    await writeAuditLog(tx, { action: 'member.moved-away', schoolId: seat.schoolId, ...entry })
    await writeAuditLog(tx, { action: 'member.moved-here', schoolId: intoId, ...entry })
    await enqueueMail<SchoolEmailData>(tx, {
      template: 'movedToSchool',
      to: account.email,
      data: {
        firstname: account.firstname,
        institution_name: school.name,
        former: lockedSeat.school,
      },
    })
    return { school: school.name }
  })
}
