import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { addDays, formatIndiaDay, getNextWeekday } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { type DemoSession, demoSeasonText } from '@/i18n/demo-season'
import { getLiveSessionPhase } from './policy'
import { now } from './public-sessions'
import { buildSlug } from './session/stored-values'

const SATURDAY = 6
const WEDNESDAY = 3
const SATURDAY_TIME = '10:00'
const MINUTE_MS = 60_000

/** Open right after the first start, so that a new user can try joining. */
const TRIAL_SLUG = 'see-how-it-works'

const ATTENDANCE_COUNT_BY_EMAIL: Record<string, number> = {
  'subscriber@uns.example': 4,
  'meena@uns.example': 3,
  'rahim@uns.example': 2,
  'teacher@uns.example': 1,
}

type LiveSessionInsert = typeof liveSessions.$inferInsert

/** Once only; dates are relative to the first start. */
export async function seedDemoSessions(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: liveSessions.id }).from(liveSessions).limit(1)
    if (existing) return
    const rows = buildDemoSessions(new Date())
    await tx.insert(liveSessions).values(rows)
    await insertDemoAttendance(
      tx,
      rows.filter(({ recordingVideoId }) => recordingVideoId),
    )
    await bumpContentVersion(tx)
  })
}

export async function getTrialSessionSlug(): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({
      state: liveSessions.state,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      now,
    })
    .from(liveSessions)
    .where(eq(liveSessions.slug, TRIAL_SLUG))
  return row && getLiveSessionPhase(row, row.now) !== 'over' ? TRIAL_SLUG : null
}

function buildDemoSessions(startedAt: Date): LiveSessionInsert[] {
  const { weekly, workshop, meetings, now: today } = demoSeasonText()
  const saturday = getNextWeekday(SATURDAY, SATURDAY_TIME, startedAt)
  const repeatId = randomUUID()
  const videoIds = ['circle-opening', 'rubric-in-ten-minutes', 'ethics-case']
  const pastSessions = weekly.slice(0, 4)
  return [
    ...pastSessions.map((demoSession, index) => {
      const startsAt = addDays(saturday, 7 * (index - pastSessions.length))
      // The last one is left for the team to close.
      const closedAt = index < pastSessions.length - 1 ? addDays(startsAt, 1) : null
      return {
        ...buildRow(demoSession, startsAt, 60),
        recordingVideoId: videoIds[index % videoIds.length],
        closedAt,
      }
    }),
    ...weekly.slice(4).map((demoSession, index) => ({
      ...buildRow(demoSession, addDays(saturday, 7 * index), 60),
      repeatId,
    })),
    { ...buildRow(workshop, getNextWeekday(WEDNESDAY, '16:00', startedAt), 60), capacity: 40 },
    ...meetings.map((demoSession, index) =>
      buildRow(demoSession, getNextWeekday(2 + 2 * index, '17:30', startedAt), 45),
    ),
    {
      ...buildRow(today, new Date(startedAt.getTime() + 5 * MINUTE_MS), 60),
      // Not of the weekly series, which has its own hour.
      ...{ slug: TRIAL_SLUG, kind: 'workshop', theme: null },
      attendanceMethod: 'joining',
      attendanceCode: null,
    },
  ]
}

function buildRow(demoSession: DemoSession, startsAt: Date, minutes: number): LiveSessionInsert {
  return {
    ...demoSession,
    id: randomUUID(),
    slug: buildSlug({ ...demoSession, day: formatIndiaDay(startsAt) }),
    state: 'published',
    startsAt,
    minutes,
    meetingUrl: `https://meet.uns.example/live/${randomUUID().slice(0, 8)}`,
    attendanceMethod: 'code',
    attendanceCode: demoSeasonText().attendanceCode,
  }
}

/** Users of the demo school attended, so that certificates wait for their names. */
async function insertDemoAttendance(tx: Db, pastSessions: LiveSessionInsert[]) {
  const attendees = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, Object.keys(ATTENDANCE_COUNT_BY_EMAIL)))
  const attendanceRows = attendees.flatMap(({ id, email }) =>
    pastSessions
      .slice(0, ATTENDANCE_COUNT_BY_EMAIL[email])
      .map(({ id: liveSessionId = '', startsAt }) => ({
        liveSessionId,
        userId: id,
        at: startsAt,
      })),
  )
  if (attendanceRows.length === 0) return
  const registrationRows = attendanceRows.map(({ at: attendedAt, ...row }) => ({
    ...row,
    state: 'registered' as const,
    since: addDays(attendedAt, -3),
    joinedAt: attendedAt,
  }))
  await tx.insert(liveSessionRegistrations).values(registrationRows)
  await tx
    .insert(attendances)
    .values(attendanceRows.map((row) => ({ ...row, source: 'code' as const })))
}
