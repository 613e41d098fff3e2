import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { liveSessionRegistrations, liveSessions } from '@/db/schema'
import { newUser, newUsers } from './schools'

/** Live sessions created inside the test process; tests move their start instead of waiting. */

export const MEETING_URL = 'https://meet.uns.example/live/secret-door'

type LiveSessionOverrides = Partial<typeof liveSessions.$inferInsert> & { inMinutes?: number }

export async function newLiveSession(
  db: Db,
  { inMinutes = 24 * 60, ...overrides }: LiveSessionOverrides = {},
) {
  const [row] = await db
    .insert(liveSessions)
    .values({
      slug: `session-${randomUUID()}`,
      kind: 'series',
      state: 'published',
      title: 'Read the water meter',
      summary: 'A week of meter readings.',
      host: 'The team',
      hostBio: 'They lead it.',
      startsAt: sql`now() + make_interval(mins => ${inMinutes})`,
      minutes: 60,
      meetingUrl: MEETING_URL,
      audience: 'user',
      attendanceMethod: 'code',
      attendanceCode: 'Sapling',
      ...overrides,
    } as typeof liveSessions.$inferInsert)
    .returning()
  if (!row) throw new Error('no live session')
  return row
}

/** Minutes until the start; negative after it. */
export const moveStart = (db: Db, id: string, minutes: number) =>
  db
    .update(liveSessions)
    .set({ startsAt: sql`now() + make_interval(secs => ${minutes * 60})` })
    .where(eq(liveSessions.id, id))

type LiveSessionUser = Awaited<ReturnType<typeof newUser>>

export const toViewer = (user: LiveSessionUser, isSubscribed = false) => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  email: user.email,
  isSubscribed,
  sessionId: randomUUID(),
})

export const newViewer = async (db: Db) => toViewer(await newUser(db))
export const newViewers = async (db: Db, count: number) =>
  (await newUsers(db, count)).map((user) => toViewer(user))

export const listRegistrations = (db: Db, liveSessionId: string) =>
  db
    .select()
    .from(liveSessionRegistrations)
    .where(eq(liveSessionRegistrations.liveSessionId, liveSessionId))

export async function countOutcomes(actions: Promise<unknown>[]) {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(actions)) {
    const outcome =
      result.status === 'fulfilled'
        ? typeof result.value === 'string'
          ? result.value
          : 'done'
        : (result.reason.code ?? String(result.reason))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
