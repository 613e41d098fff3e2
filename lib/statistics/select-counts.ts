import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { ALL_THEMES, COUNTS, type CountName } from '@/base/statistics-kinds'
import type { RawRow } from '@/db/rows'
import { dailyCounts, dailyGroupCounts } from '@/db/schema'
import { NOT_SET } from './kinds'
import type { StatisticsRange } from './portions'

/** As in the URL. `-` for a district means not set, for a board without a school. */
export type StatisticsFilter = { district?: string; board?: string; theme?: string }

export type StatisticsCounts = Record<CountName, number> & {
  /** In the school year, or on average in the months of the period. */
  active: number
}
export type RangeQuery = { range: StatisticsRange; filter: StatisticsFilter }

export const columns = sql.raw(COUNTS.join(', '))
export const sums = sql.raw(
  COUNTS.map((name) => `coalesce(sum(c.${name}), 0)::float8 as ${name}`).join(', '),
)

/** Today's sums would lack the last minutes. */
export const selectCounts = ({ from, to }: StatisticsRange, filter: StatisticsFilter) => sql`
  select day, district, board, theme, ${columns} from ${dailyGroupCounts}
  where day between ${from} and least(${to}::date, day_in_india() - 1) and ${matches(filter)}
  union all
  select day, district, board, theme, ${columns} from ${dailyCounts}
  where day = day_in_india() and day between ${from} and ${to} and ${matches(filter)}`

/** As a condition on a table with both columns. */
function matchesPlace({ district, board }: StatisticsFilter): SQL {
  const districtCondition =
    district === NOT_SET
      ? sql`district = '' and board <> ''`
      : district
        ? sql`district = ${district}`
        : sql`true`
  const boardCondition = board ? sql`board = ${board === NOT_SET ? '' : board}` : sql`true`
  return sql`${districtCondition} and ${boardCondition}`
}

export const matches = ({ theme, ...place }: StatisticsFilter) =>
  sql`${matchesPlace(place)} and ${theme ? sql`theme = ${theme}` : sql`true`}`

export const isActivity = ({ activity }: StatisticsRange, filter: StatisticsFilter) => sql`
  a.span = ${activity.span} and a.first_day in (${sql.join(
    activity.firstDays.map((firstDay) => sql`${firstDay}::date`),
    sql`, `,
  )}) and ${matchesPlace(filter)}`

export const isThemeOfActivity = ({ theme }: StatisticsFilter) =>
  sql`a.theme = ${theme ?? ALL_THEMES}`

/** Months to come are no part of the average. */
export const activeSum = ({ activity }: StatisticsRange) =>
  sql`coalesce(sum(a.teachers), 0)::float8 / greatest(1, (select count(*) from statistics_periods p
    where p.span = ${activity.span} and p.first_day in (${sql.join(
      activity.firstDays.map((firstDay) => sql`${firstDay}::date`),
      sql`, `,
    )})))`

export const toNumber = (value: RawRow[string] | undefined) => Number(value ?? 0)

export const toCounts = (row: RawRow | undefined) =>
  Object.fromEntries(COUNTS.map((name) => [name, toNumber(row?.[name])])) as Record<
    CountName,
    number
  >
