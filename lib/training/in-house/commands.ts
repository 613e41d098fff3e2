import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { inHouseAttendances, inHouseSessions, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createAttendanceCode } from '@/lib/live-sessions/attendance-code'
import { addDays, parseIndiaTime } from '@/lib/live-sessions/india-time'
import { lockOwnSchool } from '@/lib/schools/locks'
import type { InHouseAttendeesInput, InHouseSessionInput } from '../schema'
import { hasStarted } from './conditions'
import { hadSeat, listSessionItems } from './queries'

type Coordinator = { id: string }

/** Past sessions too, because schools record them afterwards. */
const MAX_DAYS_AWAY = 400
const MAX_SESSIONS_PER_SCHOOL = 2000

export async function planInHouseSession(
  viewer: Coordinator,
  { day, time, item, ...session }: InHouseSessionInput,
): Promise<{ id: string }> {
  const startsAt = parseIndiaTime(day, time)
  const now = new Date()
  if (startsAt < addDays(now, -MAX_DAYS_AWAY) || startsAt > addDays(now, MAX_DAYS_AWAY))
    throw new AppError('invalid', 'checkForm', { errors: { day: 'sessionDayInvalid' } })
  if (item && !(await listSessionItems()).some(({ value }) => value === item))
    throw new AppError('invalid', 'checkForm', { errors: { item: 'valueInvalid' } })
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const planned = await tx.$count(inHouseSessions, eq(inHouseSessions.schoolId, school.id))
    if (planned >= MAX_SESSIONS_PER_SCHOOL) throw new AppError('conflict', 'tooManySessions')
    const values = { ...session, startsAt, itemId: item, schoolId: school.id, plannedBy: viewer.id }
    const [row] = await tx
      .insert(inHouseSessions)
      .values({ ...values, attendanceCode: createAttendanceCode() })
      .returning({ id: inHouseSessions.id })
    if (!row) throw new Error('an inserted row did not come back')
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.planned', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: row.id },
    })
    return row
  })
}

/** Its hours no longer count. */
export async function cancelInHouseSession(viewer: Coordinator, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const cancelledRows = await tx
      .update(inHouseSessions)
      .set({ cancelledAt: sql`now()` })
      .where(and(isSessionOf(school.id, id), isNull(inHouseSessions.cancelledAt)))
      .returning({ id: inHouseSessions.id })
    if (cancelledRows.length === 0) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.cancelled', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: id },
    })
  })
}

/** Teachers without a seat at that time are left out. */
export async function saveInHouseAttendees(
  viewer: Coordinator,
  id: string,
  { added, removed }: InHouseAttendeesInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    await requireStartedSession(tx, school.id, id)
    const addedCount = await addAttendees(tx, id, added)
    const removedRows = await tx
      .delete(inHouseAttendances)
      .where(and(eq(inHouseAttendances.sessionId, id), inArray(inHouseAttendances.userId, removed)))
      .returning({ userId: inHouseAttendances.userId })
    if (addedCount + removedRows.length === 0) return
    await writeAuditLog(tx, {
      ...{ action: 'in-house-session.attendance-saved', actor: userActor(viewer.id) },
      ...{ schoolId: school.id, targetId: id },
      values: { added: addedCount, removed: removedRows.length },
    })
  })
}

async function requireStartedSession(tx: Db, schoolId: string, id: string) {
  const [session] = await tx
    .select({ hasStarted })
    .from(inHouseSessions)
    .where(isSessionOf(schoolId, id))
    .for('share')
  if (!session) throw new AppError('notFound', 'notFound')
  if (!session.hasStarted) throw new AppError('conflict', 'inHouseSessionNotStarted')
}

async function addAttendees(tx: Db, sessionId: string, userIds: string[]): Promise<number> {
  const attendees = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), hadSeat(sessionId)))
  if (attendees.length === 0) return 0
  const addedRows = await tx
    .insert(inHouseAttendances)
    .values(attendees.map(({ userId }) => ({ sessionId, userId, source: 'coordinator' as const })))
    .onConflictDoNothing()
    .returning({ userId: inHouseAttendances.userId })
  return addedRows.length
}

const isSessionOf = (schoolId: string, id: string) =>
  and(eq(inHouseSessions.id, requireUuid(id)), eq(inHouseSessions.schoolId, schoolId))
