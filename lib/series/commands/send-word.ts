import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations } from '@/db/schema'
import { countAttempt } from '@/lib/auth/limits'
import type { Viewer } from '@/lib/auth/sessions'
import { bareWord, mayFollow, takesWord } from '../policy'
import { now } from '../queries/columns'

/** The word that the host has shown proves that somebody was there to the end. */
export async function sendWord(viewer: Viewer, slug: string, typed: string): Promise<void> {
  const db = await database()
  const gathering = await read(db, slug)
  if (!gathering) throw new Refusal('notFound', 'nothingHere')
  if (!mayFollow(viewer, gathering)) throw new Refusal('forbidden', 'gatheringForSubscribers')
  if (!takesWord(gathering, gathering.now)) throw new Refusal('conflict', 'wordNotNow')
  await countAttempt('SERIES_WORD', `${gathering.id} ${viewer.id}`)
  const word = bareWord(gathering.word ?? '')
  if (!word) throw new Refusal('conflict', 'wordNotSet')
  if (bareWord(typed) !== word) throw new Refusal('invalid', 'wordWrong')
  if (!(await notePresence(db, gathering.id, viewer.id)))
    throw new Refusal('conflict', 'wordNeedsPlace')
}

async function read(db: Db, slug: string) {
  const [row] = await db
    .select({
      id: gatherings.id,
      state: gatherings.state,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      audience: gatherings.audience,
      proof: gatherings.proof,
      word: gatherings.word,
      now,
    })
    .from(gatherings)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return row
}

/**
 * Two teachers often watch on one screen, so who has not registered is registered by the word. Where
 * seats are counted, only who has one was there.
 */
async function notePresence(db: Db, gatheringId: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .insert(registrations)
      .select(
        sql`select g.id, ${userId}::uuid, 'registered'::registration_state, now(),
          null::timestamptz, now() from ${gatherings} g
          where g.id = ${gatheringId} and g.seats is null`,
      )
      .onConflictDoUpdate({
        target: [registrations.gatheringId, registrations.userId],
        set: { state: 'registered', since: sql`now()` },
        setWhere: ne(registrations.state, 'registered'),
      })
    const [own] = await tx
      .select({ state: registrations.state })
      .from(registrations)
      .where(and(eq(registrations.gatheringId, gatheringId), eq(registrations.userId, userId)))
      .for('share')
    if (own?.state !== 'registered') return false
    await tx.insert(presences).values({ gatheringId, userId, how: 'word' }).onConflictDoNothing()
    return true
  })
}
