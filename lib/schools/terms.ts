import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { isExclusionViolation } from '@/db/errors'
import { terms } from '@/db/schema'
import { type Actor, record } from '@/lib/audit/record'
import type { Term, TermStanding } from './policy'

const columns = {
  firstDay: terms.firstDay,
  lastDay: terms.lastDay,
  seats: terms.seats,
  standing: sql<TermStanding>`case
    when day_in_india() < ${terms.firstDay} then 'coming'
    when day_in_india() > ${terms.lastDay} then 'over' else 'running' end`,
  daysLeft: sql<number>`${terms.lastDay} - day_in_india()`,
}

/** The latest first. */
export async function termsOf(db: Db, schoolId: string): Promise<Term[]> {
  return db
    .select(columns)
    .from(terms)
    .where(eq(terms.schoolId, schoolId))
    .orderBy(sql`${terms.lastDay} desc`)
}

/** The one that runs, else the next, else the last. */
export function presentTerm(latestFirst: Term[]): Term | null {
  const running = latestFirst.find(({ standing }) => standing === 'running')
  const coming = latestFirst.findLast(({ standing }) => standing === 'coming')
  return running ?? coming ?? latestFirst[0] ?? null
}

export async function runningTerm(db: Db, schoolId: string): Promise<Term | null> {
  return (await termsOf(db, schoolId)).find(({ standing }) => standing === 'running') ?? null
}

export type TermWish = {
  /** Else today, or the day after the last term. */
  firstDay?: string
  months: number
  seats: number
  paymentNote?: string
}

export async function giveTerm(tx: Db, schoolId: string, wish: TermWish, by: Actor) {
  const { id: _, ...term } = await insertTerm(tx, schoolId, wish)
  await record(tx, { act: 'term.given', by, school: schoolId, values: term })
  return term
}

/** The database refuses days that another term of this school has. */
export async function insertTerm(tx: Db, schoolId: string, wish: TermWish) {
  const { firstDay = null, months, seats, paymentNote } = wish
  const last = tx.$with('last').as(
    tx
      .select({ day: sql<string>`max(${terms.lastDay}) + 1`.as('day') })
      .from(terms)
      .where(eq(terms.schoolId, schoolId)),
  )
  const [row] = await tx
    .with(last)
    .select({
      day: sql<string>`coalesce(${firstDay}::date, greatest(day_in_india(), ${last.day}))::text`,
    })
    .from(last)
  const first = row?.day ?? ''
  const lastDay = sql`(${first}::date + make_interval(months => ${months}) - interval '1 day')::date`
  const given = await tx
    .insert(terms)
    .values({ schoolId, firstDay: first, lastDay, seats, paymentNote })
    .returning({
      id: terms.id,
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      seats: terms.seats,
    })
    .catch((error) => {
      throw isExclusionViolation(error, 'terms_do_not_overlap')
        ? new Refusal('conflict', 'termsOverlap')
        : error
    })
  const [term] = given
  if (!term) throw new Error('the term was not stored')
  return term
}
