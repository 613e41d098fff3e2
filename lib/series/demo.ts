import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations, users } from '@/db/schema'
import { noteChange } from '@/db/version'
import { type DemoSession, demoSeason } from '@/words/demo-season'
import { dayInIndia, daysLater, nextWeekday } from './india-time'
import { standingOf } from './policy'
import { now } from './queries/columns'
import { slugFor } from './slug'

const SATURDAY = 6
const WEDNESDAY = 3
const TEN = '10:00'
const MINUTE_MS = 60_000

/** Can be joined right after the first start, so that a new user sees the whole way. */
const FIRST_VISIT = 'see-how-it-works'

const WHO_CAME: Record<string, number> = {
  'subscriber@uns.example': 4,
  'meena@uns.example': 3,
  'rahim@uns.example': 2,
  'teacher@uns.example': 1,
}

type Row = typeof gatherings.$inferInsert

/** A season to try the site with, dated from the first start, and made once. */
export async function seedSeason(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [any] = await tx.select({ id: gatherings.id }).from(gatherings).limit(1)
    if (any) return
    const rows = season(new Date())
    await tx.insert(gatherings).values(rows)
    await rememberWhoCame(
      tx,
      rows.filter(({ recordingFilm }) => recordingFilm),
    )
    await noteChange(tx)
  })
}

/** The page of the session that can be joined; nothing once it is over. */
export async function sessionToTry(): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({
      state: gatherings.state,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      now,
    })
    .from(gatherings)
    .where(eq(gatherings.slug, FIRST_VISIT))
  return row && standingOf(row, row.now) !== 'over' ? FIRST_VISIT : null
}

function season(start: Date): Row[] {
  const { weekly, workshop, meetings, now: today } = demoSeason()
  const saturday = nextWeekday(SATURDAY, TEN, start)
  const repeatId = randomUUID()
  const films = ['circle-opening', 'rubric-in-ten-minutes', 'ethics-case']
  const past = weekly.slice(0, 4)
  return [
    ...past.map((told, at) => {
      const startsAt = daysLater(saturday, 7 * (at - past.length))
      // The last one is left for the team to close.
      const closedAt = at < past.length - 1 ? daysLater(startsAt, 1) : null
      return { ...rowOf(told, startsAt, 60), recordingFilm: films[at % films.length], closedAt }
    }),
    ...weekly
      .slice(4)
      .map((told, at) => ({ ...rowOf(told, daysLater(saturday, 7 * at), 60), repeatId })),
    { ...rowOf(workshop, nextWeekday(WEDNESDAY, '16:00', start), 60), seats: 40 },
    ...meetings.map((told, at) => rowOf(told, nextWeekday(2 + 2 * at, '17:30', start), 45)),
    {
      ...rowOf(today, new Date(start.getTime() + 5 * MINUTE_MS), 60),
      slug: FIRST_VISIT,
      proof: 'joining',
      word: null,
    },
  ]
}

function rowOf(told: DemoSession, startsAt: Date, minutes: number): Row {
  return {
    ...told,
    id: randomUUID(),
    slug: slugFor({ ...told, day: dayInIndia(startsAt) }),
    state: 'published',
    startsAt,
    minutes,
    meetingAddress: `https://meet.uns.example/live/${randomUUID().slice(0, 8)}`,
    proof: 'word',
    word: demoSeason().word,
  }
}

/** Those of the demo school who were there, so that certificates wait for their names. */
async function rememberWhoCame(tx: Db, past: Row[]) {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, Object.keys(WHO_CAME)))
  const came = people.flatMap(({ id, email }) =>
    past.slice(0, WHO_CAME[email]).map(({ id: gatheringId = '', startsAt }) => ({
      gatheringId,
      userId: id,
      at: startsAt,
    })),
  )
  if (came.length === 0) return
  const joins = came.map(({ at, ...one }) => ({
    ...one,
    state: 'registered' as const,
    since: daysLater(at, -3),
    joinedAt: at,
  }))
  await tx.insert(registrations).values(joins)
  await tx.insert(presences).values(came.map((one) => ({ ...one, how: 'word' as const })))
}
