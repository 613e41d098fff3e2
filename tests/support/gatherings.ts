import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { gatherings, presences, users } from '@/db/schema'
import { newPeople } from './schools'

/** Sessions that are over, and people who were there, made by their rows. */

type Over = Partial<typeof gatherings.$inferInsert>

let count = 0

export async function pastGathering(db: Db, over: Over = {}) {
  count += 1
  const [row] = await db
    .insert(gatherings)
    .values({
      slug: `stories-${count}-${Math.random().toString(36).slice(2)}`,
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
      ...over,
    })
    .returning()
  if (!row) throw new Error('no gathering')
  return row
}

export const present = (db: Db, gatheringId: string, people: { id: string }[]) =>
  db
    .insert(presences)
    .values(people.map(({ id: userId }) => ({ gatheringId, userId, how: 'word' as const })))

/** People whose address is confirmed, and whose name is, or is not. */
export async function confirmedPeople(db: Db, count: number, name: string | null = 'Meena Iyer') {
  const people = await newPeople(db, count)
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, certificateName: name })
    .where(sql`${users.id} in ${people.map(({ id }) => id)}`)
  return people
}
