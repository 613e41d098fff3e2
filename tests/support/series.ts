import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'
import { newPeople, newPerson } from './schools'

/** Sessions of the series, made inside the test's process. Time moves by their start, and never by waiting. */

export const MEETING = 'https://meet.uns.example/live/secret-door'

type Over = Partial<typeof gatherings.$inferInsert> & { inMinutes?: number }

export async function newGathering(db: Db, { inMinutes = 24 * 60, ...over }: Over = {}) {
  const [row] = await db
    .insert(gatherings)
    .values({
      slug: `session-${randomUUID()}`,
      kind: 'series',
      state: 'published',
      title: 'Read the water meter',
      summary: 'A week of meter readings.',
      host: 'The team',
      hostLine: 'They lead it.',
      startsAt: sql`now() + make_interval(mins => ${inMinutes})`,
      minutes: 60,
      meetingAddress: MEETING,
      audience: 'person',
      proof: 'word',
      word: 'Sapling',
      ...over,
    } as typeof gatherings.$inferInsert)
    .returning()
  if (!row) throw new Error('no gathering')
  return row
}

/** So many minutes until it starts; less than none when it has begun. */
export const startsIn = (db: Db, id: string, minutes: number) =>
  db
    .update(gatherings)
    .set({ startsAt: sql`now() + make_interval(secs => ${minutes * 60})` })
    .where(eq(gatherings.id, id))

type Person = Awaited<ReturnType<typeof newPerson>>

/** A person as a request brings them. */
export const viewer = (person: Person, isSubscribed = false) => ({
  id: person.id,
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  isSubscribed,
  sessionId: randomUUID(),
})

export const newViewer = async (db: Db) => viewer(await newPerson(db))
export const newViewers = async (db: Db, count: number) =>
  (await newPeople(db, count)).map((person) => viewer(person))

export const placesIn = (db: Db, gatheringId: string) =>
  db.select().from(registrations).where(eq(registrations.gatheringId, gatheringId))

/** How often each thing came of it. */
export async function tally(deeds: Promise<unknown>[]) {
  const counts: Record<string, number> = {}
  for (const end of await Promise.allSettled(deeds)) {
    const word =
      end.status === 'fulfilled'
        ? typeof end.value === 'string'
          ? end.value
          : 'done'
        : (end.reason.word ?? String(end.reason))
    counts[word] = (counts[word] ?? 0) + 1
  }
  return counts
}
