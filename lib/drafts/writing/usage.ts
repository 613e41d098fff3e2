import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { memberships, terms } from '@/db/relations/schools'
import { draftUsage } from '@/db/schema'

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
