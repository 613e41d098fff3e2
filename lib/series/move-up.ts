import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { registrations, users } from '@/db/schema'
import { enqueueForEach } from '@/lib/mail/crowd'
import { letterData } from './letter-data'
import { standingOf } from './policy'
import { seatsTaken, type Taken } from './take'

const WITHOUT_LIMIT = 1_000_000

/**
 * Seats that have become free go to who has waited longest, and a letter tells them, all in the
 * caller's transaction, which holds the gathering's row.
 */
export async function moveUp(tx: Db, gathering: Taken): Promise<number> {
  const standing = standingOf(gathering, gathering.now)
  if (standing === 'over' || standing === 'cancelled') return 0
  const { id, seats } = gathering
  const free = seats === null ? WITHOUT_LIMIT : seats - (await seatsTaken(tx, id))
  if (free <= 0) return 0
  const lucky = await tx
    .update(registrations)
    .set({ state: 'registered', since: sql`clock_timestamp()` })
    .where(
      sql`(${registrations.gatheringId}, ${registrations.userId}) in (
        select w.gathering_id, w.user_id from registrations w
        where w.gathering_id = ${id} and w.state = 'waiting'
        order by w.since, w.user_id limit ${free})`,
    )
    .returning({ userId: registrations.userId })
  if (lucky.length === 0) return 0
  const ids = JSON.stringify(lucky.map(({ userId }) => userId))
  return enqueueForEach(tx, {
    template: 'gatheringMovedUp',
    data: letterData(gathering),
    people: sql`select u.email, u.firstname from ${users} u
      join jsonb_array_elements_text(${ids}::jsonb) chosen on u.id = chosen::uuid`,
    crowd: lucky.length > 100,
  })
}
