import 'server-only'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { memberships, schools, terms } from '@/db/read-models/schools'
import { draftUsage } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/merge'

const MAX_MONTHS = 12

const MAX_SCHOOLS = 50

const TOKENS_PER_PRICE = 1_000_000

const columns = {
  period: draftUsage.period,
  texts: draftUsage.texts,
  inputTokens: draftUsage.inputTokens,
  outputTokens: draftUsage.outputTokens,
}

export type DraftUsageSummary = Awaited<ReturnType<typeof getDraftUsage>>

export type UsageReservation = { keys: string[] }

export type TokenCounts = { inputTokens: number; outputTokens: number }

type CountColumn = 'texts' | 'inputTokens' | 'outputTokens'

type UsageScope = {
  scope: 'user' | 'school' | 'site'
  userId: string | null
  schoolId: string | null
  period: string
  limit: number
}

const LIMIT_ERRORS = {
  user: 'draftUserLimit',
  school: 'draftSchoolLimit',
  site: 'draftSiteLimit',
} as const

/** For the office: numbers only, and what they cost by the prices of the settings. */
export async function getDraftUsage() {
  const db = await database()
  const [months, schoolRows] = await Promise.all([
    db
      .select(columns)
      .from(draftUsage)
      .where(eq(draftUsage.scope, 'site'))
      .orderBy(desc(draftUsage.period))
      .limit(MAX_MONTHS),
    db
      .select({ ...columns, id: schools.id, name: schools.name })
      .from(draftUsage)
      .innerJoin(schools, eq(schools.id, draftUsage.schoolId))
      .where(
        and(
          eq(draftUsage.scope, 'school'),
          sql`${draftUsage.period} = date_trunc('month', day_in_india())::date`,
        ),
      )
      .orderBy(desc(draftUsage.texts), orderByName(schools.name))
      .limit(MAX_SCHOOLS),
  ])
  const { provider, textsPerUserDay, textsPerSchoolMonth, textsPerSiteMonth } = settings().ai
  return {
    model: provider?.model ?? null,
    limits: { textsPerUserDay, textsPerSchoolMonth, textsPerSiteMonth },
    months: months.map(addCost),
    schools: schoolRows.map(addCost),
  }
}

/** Counts one text in all three limits, or in none. Users come before schools, so requests never deadlock. */
export async function reserveUsage(viewer: { id: string }): Promise<UsageReservation> {
  const db = await database()
  return db.transaction(async (tx) => {
    const keys: string[] = []
    for (const usageScope of await listScopes(tx, viewer.id)) {
      const key = await countText(tx, usageScope)
      if (!key) throw new AppError('tooMany', LIMIT_ERRORS[usageScope.scope], { retryAfter: 3_600 })
      keys.push(key)
    }
    return { keys }
  })
}

/** For a request that the provider never answered. */
export const cancelReservation = ({ keys }: UsageReservation): Promise<void> =>
  updateUsage(keys, { texts: sql`greatest(${draftUsage.texts} - 1, 0)` })

export const recordTokens = (
  { keys }: UsageReservation,
  { inputTokens, outputTokens }: TokenCounts,
): Promise<void> =>
  updateUsage(keys, {
    inputTokens: sql`${draftUsage.inputTokens} + ${inputTokens}::bigint`,
    outputTokens: sql`${draftUsage.outputTokens} + ${outputTokens}::bigint`,
  })

/** Texts by the model count against the remaining school, so that a merge gives it no new limit. */
export const moveDraftUsage: MoveToSchool = async (tx, { from, into }) => {
  await tx.execute(sql`insert into draft_usage
      (key, scope, school_id, period, texts, input_tokens, output_tokens)
    select replace(key, ${from}, ${into}), scope, ${into}::uuid, period, texts, input_tokens, output_tokens
    from draft_usage where school_id = ${from}
    on conflict (key) do update set
      texts = draft_usage.texts + excluded.texts,
      input_tokens = draft_usage.input_tokens + excluded.input_tokens,
      output_tokens = draft_usage.output_tokens + excluded.output_tokens`)
  await tx.delete(draftUsage).where(eq(draftUsage.schoolId, from))
}

/** The counts of schools and of the site hold no personal data and stay. */
export async function purgeDraftUsage(db: Db): Promise<void> {
  await db
    .delete(draftUsage)
    .where(
      and(
        eq(draftUsage.scope, 'user'),
        sql`${draftUsage.period} < (${ago(RETENTION.draftUsage)})::date`,
      ),
    )
}

function addCost<Row extends { inputTokens: number; outputTokens: number }>(row: Row) {
  const { inputRupees, outputRupees } = settings().ai
  const cost = row.inputTokens * inputRupees + row.outputTokens * outputRupees
  return { ...row, rupees: cost / TOKENS_PER_PRICE }
}

/** One row at a time: one statement for all would lock them in any order, and could deadlock. */
async function updateUsage(keys: string[], counts: Partial<Record<CountColumn, SQL>>) {
  const db = await database()
  await db.transaction(async (tx) => {
    for (const key of keys) await tx.update(draftUsage).set(counts).where(eq(draftUsage.key, key))
  })
}

async function listScopes(tx: Db, userId: string): Promise<UsageScope[]> {
  const [row] = await tx
    .select({
      schoolId: memberships.schoolId,
      today: sql<string>`day_in_india()::text`,
      month: sql<string>`date_trunc('month', day_in_india())::date::text`,
    })
    .from(memberships)
    .innerJoin(terms, eq(terms.schoolId, memberships.schoolId))
    .where(
      sql`${memberships.userId} = ${userId} and ${memberships.leftAt} is null
        and day_in_india() between ${terms.firstDay} and ${terms.lastDay}`,
    )
    .limit(1)
  if (!row) throw new AppError('forbidden', 'draftNeedsSubscription')
  const { schoolId, today, month } = row
  const { textsPerUserDay, textsPerSchoolMonth, textsPerSiteMonth } = settings().ai
  return [
    { scope: 'user', userId, schoolId: null, period: today, limit: textsPerUserDay },
    { scope: 'school', userId: null, schoolId, period: month, limit: textsPerSchoolMonth },
    { scope: 'site', userId: null, schoolId: null, period: month, limit: textsPerSiteMonth },
  ]
}

/** One statement, so that two requests cannot both take the last text. */
async function countText(tx: Db, { limit, ...usageScope }: UsageScope): Promise<string | null> {
  if (limit === 0) return null
  const { scope, userId, schoolId, period } = usageScope
  const [row] = await tx
    .insert(draftUsage)
    .values({ ...usageScope, key: [scope, userId ?? schoolId ?? '', period].join(' '), texts: 1 })
    .onConflictDoUpdate({
      target: draftUsage.key,
      set: { texts: sql`${draftUsage.texts} + 1` },
      setWhere: sql`${draftUsage.texts} < ${limit}`,
    })
    .returning({ key: draftUsage.key })
  return row?.key ?? null
}
