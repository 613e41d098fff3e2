import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { schools } from '@/db/relations/schools'
import { draftUsage } from '@/db/schema'

const MAX_MONTHS = 12
const MAX_SCHOOLS = 50
const TOKENS_PER_PRICE = 1_000_000

const columns = {
  period: draftUsage.period,
  texts: draftUsage.texts,
  inputTokens: draftUsage.inputTokens,
  outputTokens: draftUsage.outputTokens,
}

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

export type DraftUsageSummary = Awaited<ReturnType<typeof getDraftUsage>>

function addCost<Row extends { inputTokens: number; outputTokens: number }>(row: Row) {
  const { inputRupees, outputRupees } = settings().ai
  const cost = row.inputTokens * inputRupees + row.outputTokens * outputRupees
  return { ...row, rupees: cost / TOKENS_PER_PRICE }
}
