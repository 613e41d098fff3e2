import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { attendances, liveSessions, users } from '@/db/schema'
import { newUsers } from './schools'

type PastLiveSessionOverrides = Partial<typeof liveSessions.$inferInsert>

let sessionCount = 0

export async function newPastLiveSession(db: Db, overrides: PastLiveSessionOverrides = {}) {
  sessionCount += 1
  const [row] = await db
    .insert(liveSessions)
    .values({
      slug: `stories-${sessionCount}-${Math.random().toString(36).slice(2)}`,
      kind: 'series',
      state: 'published',
      theme: 'ethics-innovation',
      title: 'Stories that teach honesty',
      summary: 'How a story told well begins a lesson.',
      host: 'R. Lakshmi',
      hostBio: 'Teacher',
      startsAt: new Date(Date.now() - 3 * 60 * 60_000),
      minutes: 90,
      meetingUrl: 'https://meet.example/abc',
      audience: 'user',
      attendanceMethod: 'code',
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('no live session')
  return row
}

export const insertAttendances = (db: Db, liveSessionId: string, attendees: { id: string }[]) =>
  db.insert(attendances).values(
    attendees.map(({ id: userId }) => ({
      liveSessionId,
      userId,
      source: 'code' as const,
    })),
  )

export async function newConfirmedUsers(db: Db, count: number, name: string | null = 'Meena Iyer') {
  const createdUsers = await newUsers(db, count)
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, certificateName: name })
    .where(sql`${users.id} in ${createdUsers.map(({ id }) => id)}`)
  return createdUsers
}
