import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { addDays, parseIndiaTime } from '@/base/india-time'
import { type Db, database } from '@/db/client'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { users } from '@/db/read-models/accounts'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { listChanges, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { createAttendanceCode } from '@/lib/live-sessions/attendance/code'
import { lockOwnSchool } from '@/lib/schools/locks'
import type { MoveToSchool } from '@/lib/schools/merge'
import type {
  InHouseAttendeesInput,
  InHouseSessionInput,
  InHouseSessionUpdateInput,
} from '../schema'
import { tellInHouseAttendances } from '../webhook-events'
import {
  type Coordinator,
  hadSeat,
  isSessionOf,
  listSessionItems,
  lockOpenSession,
} from './session'

/** Past sessions too, because schools record them afterwards. */
const MAX_DAYS_AWAY = 400

const MAX_SESSIONS_PER_SCHOOL = 2000

export function toSessionColumns({ day, time, item, ...session }: InHouseSessionInput) {
  const startsAt = parseIndiaTime(day, time)
  const now = new Date()
  if (startsAt < addDays(now, -MAX_DAYS_AWAY) || startsAt > addDays(now, MAX_DAYS_AWAY))
    throw new AppError('invalid', 'checkForm', { errors: { day: 'sessionDayInvalid' } })
  return { ...session, startsAt, itemId: item }
}

export const isPublishedItem = async (itemId: string | null): Promise<boolean> =>
  itemId === null || (await listSessionItems()).some(({ value }) => value === itemId)

export const createItemError = () =>
  new AppError('invalid', 'checkForm', { errors: { item: 'valueInvalid' } })

export async function planInHouseSession(
  viewer: Coordinator,
  plan: InHouseSessionInput,
): Promise<{ id: string }> {
  const columns = toSessionColumns(plan)
  if (!(await isPublishedItem(columns.itemId))) throw createItemError()
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const planned = await tx.$count(inHouseSessions, eq(inHouseSessions.schoolId, school.id))
    if (planned >= MAX_SESSIONS_PER_SCHOOL) throw new AppError('conflict', 'tooManySessions')
    const [row] = await tx
      .insert(inHouseSessions)
      .values({
        ...{ ...columns, schoolId: school.id, plannedBy: viewer.id },
        attendanceCode: createAttendanceCode(),
      })
      .returning({ id: inHouseSessions.id })
    if (!row) throw new Error('an inserted row did not come back')
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.planned', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: row.id },
      values: { title: columns.title, startsAt: columns.startsAt.toISOString() },
    })
    await markChangeOfSchool(tx, school.id)
    return row
  })
}

/** Its hours no longer count, and its signed list is deleted. */
export async function cancelInHouseSession(viewer: Coordinator, id: string): Promise<void> {
  const db = await database()
  const listId = await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const [before] = await tx
      .select({ listId: inHouseSessions.signedListFileId })
      .from(inHouseSessions)
      .where(isSessionOf(school.id, id))
      .for('no key update')
    const cancelledRows = await tx
      .update(inHouseSessions)
      .set({ cancelledAt: sql`now()`, signedListFileId: null })
      .where(and(isSessionOf(school.id, id), isNull(inHouseSessions.cancelledAt)))
      .returning({ title: inHouseSessions.title })
    const [values] = cancelledRows
    if (!values) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.cancelled', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: id, values },
    })
    await markChangeOfSchool(tx, school.id)
    return before?.listId
  })
  if (listId) await removeUnusedFiles(viewer, [listId])
}

/** Teachers without a seat at that time are left out. */
export async function saveInHouseAttendees(
  viewer: Coordinator,
  id: string,
  { added, removed }: InHouseAttendeesInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school, session } = await lockOpenSession(tx, viewer, id)
    if (!session.hasStarted) throw new AppError('conflict', 'inHouseSessionNotStarted')
    const addedCount = await addAttendees(tx, id, added)
    const removedRows = await tx
      .delete(inHouseAttendances)
      .where(and(eq(inHouseAttendances.sessionId, id), inArray(inHouseAttendances.userId, removed)))
      .returning({ userId: inHouseAttendances.userId })
    if (addedCount + removedRows.length === 0) return
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.attendance-saved', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: id },
      values: { title: session.title, added: addedCount, removed: removedRows.length },
    })
  })
}

export const moveInHouseSessions: MoveToSchool = async (tx, { from, into }) => {
  await tx.update(inHouseSessions).set({ schoolId: into }).where(eq(inHouseSessions.schoolId, from))
}

async function addAttendees(tx: Db, sessionId: string, userIds: string[]): Promise<number> {
  const attendees = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), hadSeat(sessionId)))
  if (attendees.length < new Set(userIds).size) throw new AppError('invalid', 'attendeeWithoutSeat')
  if (attendees.length === 0) return 0
  const addedRows = await tx
    .insert(inHouseAttendances)
    .values(attendees.map(({ userId }) => ({ sessionId, userId, source: 'coordinator' as const })))
    .onConflictDoNothing()
    .returning({ userId: inHouseAttendances.userId })
  await tellInHouseAttendances(
    tx,
    sessionId,
    addedRows.map(({ userId }) => userId),
  )
  return addedRows.length
}

/** Rejects a form that was opened before a colleague saved. */
export async function changeInHouseSession(
  viewer: Coordinator,
  id: string,
  { version, ...plan }: InHouseSessionUpdateInput,
): Promise<void> {
  const columns = toSessionColumns(plan)
  const isPublished = await isPublishedItem(columns.itemId)
  const db = await database()
  await db.transaction(async (tx) => {
    const { school, session } = await lockOpenSession(tx, viewer, id)
    if (session.version !== version) throw new AppError('conflict', 'inHouseSessionChanged')
    // An item that is no longer published may stay.
    if (columns.itemId !== session.itemId && !isPublished) throw createItemError()
    await tx
      .update(inHouseSessions)
      .set({ ...columns, version: version + 1 })
      .where(eq(inHouseSessions.id, session.id))
    await rejectAbsentAttendees(tx, session.id)
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.changed', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: session.id },
      values: {
        title: session.title,
        changes: listChanges(toAuditFields(session), toAuditFields(columns), AUDIT_FIELDS),
      },
    })
    await markChangeOfSchool(tx, school.id)
  })
}

const AUDIT_FIELDS = ['title', 'startsAt', 'minutes'] as const

const toAuditFields = ({ title, startsAt, minutes }: AuditedPlan) => ({
  ...{ title, minutes },
  startsAt: startsAt.toISOString(),
})

type AuditedPlan = { title: string; startsAt: Date; minutes: number }

/** At the new time each attendee must have had a seat, and the session must have started. */
async function rejectAbsentAttendees(tx: Db, sessionId: string) {
  const [absent] = await tx
    .select({ userId: users.id })
    .from(inHouseAttendances)
    .innerJoin(users, eq(users.id, inHouseAttendances.userId))
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .where(
      and(
        eq(inHouseAttendances.sessionId, sessionId),
        sql`(${inHouseSessions.startsAt} > now() or not ${hadSeat(sessionId)})`,
      ),
    )
    .limit(1)
  if (absent) throw new AppError('conflict', 'inHouseAttendeesElsewhere')
}
