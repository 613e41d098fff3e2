import 'server-only'
import { sql } from 'drizzle-orm'
import type { CountName } from '@/base/statistics-kinds'
import { database } from '@/db/client'
import { selectRows } from '@/db/rows'
import { activeGroupTeachers } from '@/db/schema'
import { schoolYearStart } from './contributions'
import { type PeriodQuery, resolvePeriod } from './period'
import {
  activeSum,
  isActivity,
  isThemeOfActivity,
  type RangeQuery,
  type StatisticsCounts,
  selectCounts,
  sums,
  toCounts,
  toNumber,
} from './select-counts'

export type StatisticsBar = Record<CountName, number> & { start: string }

/** India's day, when its counts were updated, and the period that the URL asks for. */
export async function readPeriod(query: PeriodQuery) {
  const [row] = await selectRows(
    await database(),
    sql`select day_in_india()::text as today, (select computed_at from statistics_periods
      where span = 'day' and first_day = day_in_india()) as updated`,
  )
  const today = String(row?.today)
  return {
    today,
    range: resolvePeriod(query, today),
    updatedAt: row?.updated ? new Date(String(row.updated)) : null,
  }
}

export async function readTotals({ range, filter }: RangeQuery): Promise<StatisticsCounts> {
  const db = await database()
  const [totals] = await selectRows(db, sql`select ${sums} from (${selectCounts(range, filter)}) c`)
  const [activity] = await selectRows(
    db,
    sql`select ${activeSum(range)} as active from ${activeGroupTeachers} a
      where ${isActivity(range, filter)} and ${isThemeOfActivity(filter)}`,
  )
  return { ...toCounts(totals), active: toNumber(activity?.active) }
}

/** One per bar of a chart; without counts there is none. */
export async function readBars({ range, filter }: RangeQuery): Promise<StatisticsBar[]> {
  const start = {
    day: sql`c.day`,
    month: sql`date_trunc('month', c.day)::date`,
    year: schoolYearStart(sql`c.day`),
  }[range.bucket]
  const rows = await selectRows(
    await database(),
    sql`select ${start}::text as start, ${sums}
      from (${selectCounts(range, filter)}) c group by 1 order by 1`,
  )
  return rows.map((row) => ({ start: String(row.start), ...toCounts(row) }))
}
