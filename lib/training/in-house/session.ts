import 'server-only'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { decodeCursor, encodeCursor } from '@/db/cursor'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { getWorkId } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/published'
import { findOpenMembership, lockOwnSchool } from '@/lib/schools/locks'
import { hadSeatAtSession, hasStarted, inHouseCounts, isCodeOpen } from './hours'

export type Coordinator = { id: string }

const SESSIONS_PER_PAGE = 50

const TEACHERS_PER_PAGE = 50

const columns = {
  id: inHouseSessions.id,
  title: inHouseSessions.title,
  itemId: inHouseSessions.itemId,
  startsAt: inHouseSessions.startsAt,
  minutes: inHouseSessions.minutes,
  standardDomain: inHouseSessions.standardDomain,
  code: inHouseSessions.attendanceCode,
  version: inHouseSessions.version,
  isClosed: sql<boolean>`${inHouseSessions.closedAt} is not null`,
  hasSignedList: sql<boolean>`${inHouseSessions.signedListFileId} is not null`,
  isCancelled: sql<boolean>`${inHouseSessions.cancelledAt} is not null`,
  hasStarted,
  isOver: inHouseCounts,
  isCodeOpen,
  attendees:
    sql<number>`(select count(*) from ${inHouseAttendances} a where a.session_id = ${inHouseSessions.id})`.mapWith(
      Number,
    ),
}

export type InHouseSession = NonNullable<Awaited<ReturnType<typeof getInHouseSession>>>

export const isSessionOf = (schoolId: string, id: string) =>
  and(eq(inHouseSessions.id, requireUuid(id)), eq(inHouseSessions.schoolId, schoolId))

/** Of the school that this user coordinates; any other is not found. */
export async function lockOwnSession(tx: Db, viewer: Coordinator, id: string) {
  const { school } = await lockOwnSchool(tx, viewer.id)
  const [session] = await tx
    .select({
      id: inHouseSessions.id,
      title: inHouseSessions.title,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      itemId: inHouseSessions.itemId,
      version: inHouseSessions.version,
      signedListFileId: inHouseSessions.signedListFileId,
      closedAt: inHouseSessions.closedAt,
      cancelledAt: inHouseSessions.cancelledAt,
      hasStarted,
    })
    .from(inHouseSessions)
    .where(isSessionOf(school.id, id))
    .for('no key update')
  if (!session) throw new AppError('notFound', 'notFound')
  return { school, session }
}

/** A cancelled session is not found; a closed one keeps its details and attendance. */
export async function lockOpenSession(tx: Db, viewer: Coordinator, id: string) {
  const { school, session } = await lockOwnSession(tx, viewer, id)
  if (session.cancelledAt) throw new AppError('notFound', 'notFound')
  if (session.closedAt) throw new AppError('conflict', 'inHouseAttendanceClosed')
  return { school, session }
}

/** Of the school that this user coordinates. Any other, or a cancelled one, is not found. */
export async function requireOwnSession(viewer: Coordinator, id: string) {
  const db = await database()
  const membership = await findOpenMembership(db, viewer.id)
  if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  const [session] = await db
    .select({
      id: inHouseSessions.id,
      title: inHouseSessions.title,
      itemId: inHouseSessions.itemId,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      signedListFileId: inHouseSessions.signedListFileId,
    })
    .from(inHouseSessions)
    .where(and(isSessionOf(membership.schoolId, id), isNull(inHouseSessions.cancelledAt)))
  if (!session) throw new AppError('notFound', 'notFound')
  return { ...session, school: membership.school }
}

/** Latest first. */
export async function listInHouseSessions(schoolId: string, after?: string | null) {
  const cursor = decodeCursor(after)
  const key = sql<string>`to_char(${inHouseSessions.startsAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`
  const db = await database()
  const rows = await db
    .select({ ...columns, key })
    .from(inHouseSessions)
    .where(
      and(
        eq(inHouseSessions.schoolId, schoolId),
        cursor
          ? sql`(${key}, ${inHouseSessions.id}::text) < (${cursor.value}, ${cursor.id})`
          : undefined,
      ),
    )
    .orderBy(desc(key), desc(sql`${inHouseSessions.id}::text`))
    .limit(SESSIONS_PER_PAGE + 1)
  return cutPage(rows, SESSIONS_PER_PAGE)
}

const LISTED_OPEN = 5

/** Sessions that are over, without certificates until a coordinator closes the attendance. Oldest first. */
export async function listOpenAttendance(schoolId: string) {
  const { id, title, startsAt } = inHouseSessions
  const db = await database()
  return db
    .select({ id, title, startsAt })
    .from(inHouseSessions)
    .where(
      and(eq(inHouseSessions.schoolId, schoolId), inHouseCounts, isNull(inHouseSessions.closedAt)),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(LISTED_OPEN)
}

/** Another school's session is not found. */
export async function getInHouseSession(schoolId: string, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [session] = await db
    .select(columns)
    .from(inHouseSessions)
    .where(and(eq(inHouseSessions.id, id), eq(inHouseSessions.schoolId, schoolId)))
  return session ?? null
}

/** Teachers with a seat at the time of the session, leavers included. */
export async function listPossibleAttendees(sessionId: string, after?: string | null) {
  const cursor = decodeCursor(after)
  const name = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
  const key = orderByName(name)
  const db = await database()
  const rows = await db
    .select({
      id: users.id,
      name,
      isPresent: sql<boolean>`${inHouseAttendances.userId} is not null`,
      key,
    })
    .from(users)
    .leftJoin(
      inHouseAttendances,
      and(eq(inHouseAttendances.userId, users.id), eq(inHouseAttendances.sessionId, sessionId)),
    )
    .where(
      and(
        hadSeat(sessionId),
        cursor ? sql`(${key}, ${users.id}::text) > (${cursor.value}, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(asc(key), asc(sql`${users.id}::text`))
    .limit(TEACHERS_PER_PAGE + 1)
  return cutPage(rows, TEACHERS_PER_PAGE)
}

export const hadSeat = (sessionId: string): SQL => sql`exists (select from ${memberships}
  join ${inHouseSessions} on ${inHouseSessions.id} = ${sessionId}
  where ${memberships.userId} = ${users.id} and ${hadSeatAtSession})`

/** Whether a teacher can enter a code of their school now. */
export async function hasOpenCode(userId: string): Promise<boolean> {
  const db = await database()
  const [row] = await db
    .select({ id: inHouseSessions.id })
    .from(inHouseSessions)
    .innerJoin(memberships, eq(memberships.schoolId, inHouseSessions.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt), isCodeOpen))
    .limit(1)
  return row !== undefined
}

/** Videos and toolkit resources that a session can use, in any language under the same id. */
export async function listSessionItems() {
  const [videos, resources] = await Promise.all([
    findPublishedItems('video'),
    findPublishedItems('resource'),
  ])
  return [...videos, ...resources].map((item) => ({
    ...{ value: getWorkId(item), label: item.title, type: item.type },
  }))
}

function cutPage<Row extends { id: string; key: string }>(rows: Row[], size: number) {
  const visibleRows = rows.slice(0, size)
  const last = visibleRows.at(-1)
  const next = rows.length > size && last ? encodeCursor({ value: last.key, id: last.id }) : null
  return { rows: visibleRows, next }
}
