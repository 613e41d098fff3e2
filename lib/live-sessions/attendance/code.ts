import 'server-only'
import { randomInt } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { countAttempt } from '@/lib/auth/rate-limits'
import type { Viewer } from '@/lib/auth/sessions'
import { canAttend, isCodeAccepted, normalizeCode } from '../policy'
import { now } from '../public-sessions'
import { tellAttendances } from '../webhook-events'

/** Without letters and digits that look or sound alike when read aloud. */
const CODE_CHARS = 'ACDEFHJKLMNPQRTUWXY3479'

const CODE_LENGTH = 6

export const createAttendanceCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARS[randomInt(CODE_CHARS.length)]).join('')

/** The host shows the code near the end, so it proves attendance. */
export async function submitAttendanceCode(
  viewer: Viewer,
  slug: string,
  input: string,
): Promise<void> {
  const db = await database()
  const liveSession = await readLiveSession(db, slug)
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (!canAttend(viewer, liveSession)) throw new AppError('forbidden', 'liveSessionForSubscribers')
  if (!isCodeAccepted(liveSession, liveSession.now))
    throw new AppError('conflict', 'attendanceCodeClosed')
  await countAttempt('ATTENDANCE_CODE', `${liveSession.id} ${viewer.id}`)
  const code = normalizeCode(liveSession.attendanceCode ?? '')
  if (!code) throw new AppError('conflict', 'attendanceCodeNotSet')
  if (normalizeCode(input) !== code) throw new AppError('invalid', 'attendanceCodeWrong')
  if (!(await recordAttendance(db, liveSession.id, viewer.id)))
    throw new AppError('conflict', 'attendanceCodeNeedsRegistration')
}

async function readLiveSession(db: Db, slug: string) {
  const [row] = await db
    .select({
      id: liveSessions.id,
      state: liveSessions.state,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      audience: liveSessions.audience,
      attendanceMethod: liveSessions.attendanceMethod,
      attendanceCode: liveSessions.attendanceCode,
      now,
    })
    .from(liveSessions)
    .where(and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')))
  return row
}

/** Two teachers often share a screen, so the code also registers; with limited capacity it does not. */
async function recordAttendance(db: Db, liveSessionId: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .insert(liveSessionRegistrations)
      .select(
        sql`select g.id, ${userId}::uuid, 'registered'::registration_state, now(),
          null::timestamptz, now() from ${liveSessions} g
          where g.id = ${liveSessionId} and g.capacity is null`,
      )
      .onConflictDoUpdate({
        target: [liveSessionRegistrations.liveSessionId, liveSessionRegistrations.userId],
        set: { state: 'registered', since: sql`now()` },
        setWhere: ne(liveSessionRegistrations.state, 'registered'),
      })
    const [registration] = await tx
      .select({ state: liveSessionRegistrations.state })
      .from(liveSessionRegistrations)
      .where(
        and(
          eq(liveSessionRegistrations.liveSessionId, liveSessionId),
          eq(liveSessionRegistrations.userId, userId),
        ),
      )
      .for('share')
    if (registration?.state !== 'registered') return false
    const recordedRows = await tx
      .insert(attendances)
      .values({ liveSessionId, userId, source: 'code' })
      .onConflictDoNothing()
      .returning({ userId: attendances.userId })
    await tellAttendances(
      tx,
      liveSessionId,
      recordedRows.map((row) => row.userId),
    )
    return true
  })
}
