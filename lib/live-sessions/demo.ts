import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations, users } from '@/db/schema'
import { bumpContentVersion } from '@/db/version'
import { type DemoSession, getDemoSeason } from '@/i18n/demo-season'
import { addDays, formatIndiaDay, getNextWeekday } from './india-time'
import { getLiveSessionPhase } from './policy'
import { now } from './queries/columns'
import { buildSlug } from './slug'

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

type LiveSessionInsert = typeof gatherings.$inferInsert

/** Once only; dates are relative to the first start. */
export async function seedDemoSessions(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: gatherings.id }).from(gatherings).limit(1)
    if (existing) return
    const rows = buildDemoSessions(new Date())
    await tx.insert(gatherings).values(rows)
    await insertDemoAttendance(
      tx,
      rows.filter(({ recordingFilm }) => recordingFilm),
    )
    await bumpContentVersion(tx)
  })
}

export async function getTrialSessionSlug(): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({
      state: gatherings.state,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      now,
    })
    .from(gatherings)
    .where(eq(gatherings.slug, TRIAL_SLUG))
  return row && getLiveSessionPhase(row, row.now) !== 'over' ? TRIAL_SLUG : null
}

function buildDemoSessions(startedAt: Date): LiveSessionInsert[] {
  const { weekly, workshop, meetings, now: today } = getDemoSeason()
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
        recordingFilm: videoIds[index % videoIds.length],
        closedAt,
      }
    }),
    ...weekly.slice(4).map((demoSession, index) => ({
      ...buildRow(demoSession, addDays(saturday, 7 * index), 60),
      repeatId,
    })),
    { ...buildRow(workshop, getNextWeekday(WEDNESDAY, '16:00', startedAt), 60), seats: 40 },
    ...meetings.map((demoSession, index) =>
      buildRow(demoSession, getNextWeekday(2 + 2 * index, '17:30', startedAt), 45),
    ),
    {
      ...buildRow(today, new Date(startedAt.getTime() + 5 * MINUTE_MS), 60),
      slug: TRIAL_SLUG,
      proof: 'joining',
      word: null,
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
    meetingAddress: `https://meet.uns.example/live/${randomUUID().slice(0, 8)}`,
    proof: 'word',
    word: getDemoSeason().word,
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
        gatheringId: liveSessionId,
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
  await tx.insert(registrations).values(registrationRows)
  await tx.insert(presences).values(attendanceRows.map((row) => ({ ...row, how: 'word' as const })))
}
