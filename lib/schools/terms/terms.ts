import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { isExclusionViolation } from '@/db/errors'
import { terms } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import type { SubscriptionTerm, TermStatus } from '../policy'
import { tellTerms } from '../webhook-events'

export const termStatus = sql<TermStatus>`case
  when day_in_india() < ${terms.firstDay} then 'coming'
  when day_in_india() > ${terms.lastDay} then 'over' else 'running' end`

const termColumns = {
  firstDay: terms.firstDay,
  lastDay: terms.lastDay,
  seats: terms.seats,
  status: termStatus,
  daysLeft: sql<number>`${terms.lastDay} - day_in_india()`,
}

export async function listTerms(db: Db, schoolId: string): Promise<SubscriptionTerm[]> {
  return db
    .select(termColumns)
    .from(terms)
    .where(eq(terms.schoolId, schoolId))
    .orderBy(sql`${terms.lastDay} desc`)
}

/** The running term, else the next, else the last. */
export function selectPresentTerm(termsLatestFirst: SubscriptionTerm[]): SubscriptionTerm | null {
  const runningTerm = termsLatestFirst.find(({ status }) => status === 'running')
  const comingTerm = termsLatestFirst.findLast(({ status }) => status === 'coming')
  return runningTerm ?? comingTerm ?? termsLatestFirst[0] ?? null
}

export async function findRunningTerm(db: Db, schoolId: string): Promise<SubscriptionTerm | null> {
  return (await listTerms(db, schoolId)).find(({ status }) => status === 'running') ?? null
}

export type NewTermInput = {
  firstDay?: string
  months: number
  seats: number
  paymentNote?: string
}

export async function createTerm(tx: Db, schoolId: string, termInput: NewTermInput, actor: Actor) {
  const { id: _, ...term } = await insertTerm(tx, schoolId, termInput)
  await writeAuditLog(tx, { action: 'term.created', actor, schoolId, values: term })
  return term
}

/** The database rejects overlapping terms of one school. */
export async function insertTerm(tx: Db, schoolId: string, termInput: NewTermInput) {
  const { firstDay = null, months, seats, paymentNote } = termInput
  const lastTerm = tx.$with('last').as(
    tx
      .select({ day: sql<string>`max(${terms.lastDay}) + 1`.as('day') })
      .from(terms)
      .where(eq(terms.schoolId, schoolId)),
  )
  const [row] = await tx
    .with(lastTerm)
    .select({
      day: sql<string>`coalesce(${firstDay}::date, greatest(day_in_india(), ${lastTerm.day}))::text`,
    })
    .from(lastTerm)
  const firstDayText = row?.day ?? ''
  const lastDay = sql`(${firstDayText}::date + make_interval(months => ${months}) - interval '1 day')::date`
  const insertedTerms = await tx
    .insert(terms)
    .values({ schoolId, firstDay: firstDayText, lastDay, seats, paymentNote })
    .returning({
      id: terms.id,
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      seats: terms.seats,
    })
    .catch((error) => {
      throw isExclusionViolation(error, 'terms_do_not_overlap')
        ? new AppError('conflict', 'termsOverlap')
        : error
    })
  const [term] = insertedTerms
  if (!term) throw new Error('the term was not stored')
  await tellTerms(tx, 'created', eq(terms.id, term.id))
  return term
}
