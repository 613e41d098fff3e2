import 'server-only'
import { sql } from 'drizzle-orm'
import { unhurried } from '@/base/deadline'
import { processWide } from '@/base/process-wide'
import { database } from '@/db/client'

/** A week of the calendar, from Monday, in India. */
export type Week = { monday: string; registrations: number; attendance: number; schools: number }

const WEEKS = 12
const KEPT_MS = 60_000

type Kept = { at: number; weeks?: Promise<Week[]> }
const kept = processWide<Kept>('weeks', () => ({ at: 0 }))

/** Counted once a minute and not once a visit: it takes longer the more people there are. */
export function twelveWeeks(): Promise<Week[]> {
  if (kept.weeks && Date.now() - kept.at < KEPT_MS) return kept.weeks
  const weeks = unhurried(countWeeks)
  Object.assign(kept, { at: Date.now(), weeks })
  weeks.catch(() => Object.assign(kept, { weeks: undefined, at: 0 })) // Whoever asked hears of it.
  return weeks
}

export async function countWeeks(): Promise<Week[]> {
  const db = await database()
  const since = (table: string, moment: string) => sql`(
    select count(*)::int from ${sql.raw(table)} counted
    where counted.${sql.raw(moment)} >= (monday::timestamp at time zone 'Asia/Kolkata')
      and counted.${sql.raw(moment)} < ((monday + 7)::timestamp at time zone 'Asia/Kolkata'))`
  const firstTerms = db
    .$with('first_terms', { createdAt: sql<Date>`created_at`.as('created_at') })
    .as(sql`select min(created_at) as created_at from terms group by school_id`)
  return db
    .with(firstTerms)
    .select({
      monday: sql<string>`monday::text`,
      registrations: sql<number>`${since('users', 'created_at')}`,
      attendance: sql<number>`${since('presences', 'at')}`,
      // A school counts when it gets its first term: most forms are for a school that is known, or nobody's.
      schools: sql<number>`${since('first_terms', 'created_at')}`,
    })
    .from(sql`(select date_trunc('week', day_in_india())::date - 7 * back as monday
      from generate_series(0, ${WEEKS - 1}) back) weeks`)
    .orderBy(sql`monday`)
}
