import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { gatheringLetters, users } from '@/db/schema'
import { enqueueForEach } from '@/lib/mail/crowd'
import { letterData } from './letter-data'

type Gathering = Parameters<typeof letterData>[0]
type News = 'moved' | 'cancelled' | 'restored'

const TEMPLATES = {
  moved: 'gatheringMoved',
  cancelled: 'gatheringCancelled',
  restored: 'gatheringRestored',
} as const

/** More than these go a hundred at a time, for which a letter has a link where it else has the entry itself. */
const A_CROWD = 100

/**
 * Writes to all who come or wait, each once: the row is the right to write, and its kind names the
 * sequence that it tells of. Two statements, however many they are.
 */
export async function tellAll(tx: Db, gathering: Gathering, news: News): Promise<number> {
  const kind = `${news}:${gathering.sequence}`
  const told = await tx
    .insert(gatheringLetters)
    .select(
      sql`select r.gathering_id, r.user_id, ${kind}, now() from registrations r
        where r.gathering_id = ${gathering.id} and r.state in ('registered', 'waiting')`,
    )
    .onConflictDoNothing()
    .returning({ userId: gatheringLetters.userId })
  if (told.length === 0) return 0
  return enqueueForEach(tx, {
    template: TEMPLATES[news],
    data: letterData(gathering),
    people: sql`select u.email, u.firstname from ${gatheringLetters} l
      join ${users} u on u.id = l.user_id
      where l.gathering_id = ${gathering.id} and l.kind = ${kind}`,
    crowd: told.length > A_CROWD,
  })
}
