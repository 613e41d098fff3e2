import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { gatherings, presences, users } from '@/db/schema'
import { newUsers } from './schools'

type PastLiveSessionOverrides = Partial<typeof gatherings.$inferInsert>

let sessionCount = 0

export async function newPastLiveSession(db: Db, overrides: PastLiveSessionOverrides = {}) {
  sessionCount += 1
  const [row] = await db
    .insert(gatherings)
    .values({
      slug: `stories-${sessionCount}-${Math.random().toString(36).slice(2)}`,
      kind: 'series',
      state: 'published',
      theme: 'ethics-innovation',
      title: 'Stories that teach honesty',
      summary: 'How a story told well begins a lesson.',
      host: 'R. Lakshmi',
      hostLine: 'Teacher',
      startsAt: new Date(Date.now() - 3 * 60 * 60_000),
      minutes: 90,
      meetingAddress: 'https://meet.example/abc',
      audience: 'person',
      proof: 'word',
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('no gathering')
  return row
}

export const insertAttendances = (db: Db, liveSessionId: string, attendees: { id: string }[]) =>
  db.insert(presences).values(
    attendees.map(({ id: userId }) => ({
      gatheringId: liveSessionId,
      userId,
      how: 'word' as const,
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
