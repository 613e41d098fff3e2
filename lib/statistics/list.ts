import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import {
  ALL_THEMES,
  type CountName,
  type Grouping,
  NO_THEME,
  NOT_SET,
} from '@/base/statistics-kinds'
import { type Db, database } from '@/db/client'
import { decodeCursor, encodeCursor } from '@/db/cursor'
import { orderByName } from '@/db/name-order'
import { PAGE_SIZE } from '@/db/pagination'
import { schools } from '@/db/read-models/schools'
import { type RawRow, selectRows } from '@/db/rows'
import { activeGroupTeachers, activeTeachers, dailyCounts, NO_SCHOOL } from '@/db/schema'
import { schoolYearStart } from './contributions'
import {
  activeSum,
  columns,
  isActivity,
  isThemeOfActivity,
  matches,
  type PeriodQuery,
  type RangeQuery,
  resolvePeriod,
  type StatisticsCounts,
  selectCounts,
  sums,
  toCounts,
  toNumber,
} from './portions'

export type StatisticsBar = Record<CountName, number> & { start: string }

export type StatisticsRow = StatisticsCounts & {
  id: string
  /** Empty for the rest: no district, no school or no theme. */
  name: string
  isWithoutSchool: boolean
}

type StatisticsListQuery = RangeQuery & { by: Grouping; after?: string; pageSize?: number }

const GROUP_NAMES: Record<Exclude<Grouping, 'school'>, SQL> = {
  district: sql`district`,
  board: sql`board`,
  theme: sql`nullif(theme, ${NO_THEME})`,
}

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

/** Rows with counts in the period only. Schools and districts come in pages, by name. */
export async function listStatistics(
  query: StatisticsListQuery,
): Promise<{ rows: StatisticsRow[]; next: string | null }> {
  const db = await database()
  return query.by === 'school' ? listSchools(db, query) : listGroups(db, query.by, query)
}

async function listGroups(db: Db, by: Exclude<Grouping, 'school'>, query: StatisticsListQuery) {
  const { range, filter, after, pageSize = PAGE_SIZE } = query
  const name = sql`coalesce(${GROUP_NAMES[by]}, '')`
  // Only a theme says nothing about the school.
  const isWithoutSchool = by === 'theme' ? sql`false` : sql`board = ''`
  const activity = await selectRows(
    db,
    sql`select ${name} as name, ${isWithoutSchool} as without_school, ${activeSum(range)} as active
      from ${activeGroupTeachers} a
      where ${isActivity(range, filter)}
        and ${by === 'theme' && !filter.theme ? sql`a.theme <> ${ALL_THEMES}` : isThemeOfActivity(filter)}
      group by 1, 2`,
  )
  const activeByKey = new Map(activity.map((row) => [toKey(row), toNumber(row.active)]))
  const readGroups = async (condition: SQL, limit: number) =>
    (
      await selectRows(
        db,
        sql`select c.name, c.without_school, ${sums} from (
            select ${name} as name, ${isWithoutSchool} as without_school, ${columns}
            from (${selectCounts(range, filter)}) d) c
          where ${condition} group by 1, 2 order by ${orderByName(sql`c.name`)}, 2 limit ${limit}`,
      )
    ).map((row) => toRow(row, toKey(row), activeByKey.get(toKey(row)) ?? 0))
  const start = decodeCursor(after)
  const named = await readGroups(
    sql`c.name <> '' and ${start ? sql`${orderByName(sql`c.name`)} > ${start.value}` : sql`true`}`,
    pageSize + 1,
  )
  return completePage(
    named,
    pageSize,
    () => readGroups(sql`c.name = ''`, 2),
    () => NO_SCHOOL,
  )
}

/** Walks schools by name, because summing up every school would take seconds. */
async function listSchools(
  db: Db,
  { range, filter, after, pageSize = PAGE_SIZE }: StatisticsListQuery,
) {
  const isCounted = sql`day between ${range.from} and least(${range.to}::date, day_in_india())
    and ${matches(filter)}`
  const start = decodeCursor(after)
  const isAfter = start
    ? sql`(${orderByName(sql`s.name`)}, s.id) > (${start.value}, ${start.id}::uuid)`
    : sql`true`
  // The few schools of a district are found by its index; else most schools on the way have counts.
  const isDistrict = filter.district && filter.district !== NOT_SET
  const hasCounts = isDistrict
    ? sql`s.id = any (array(select distinct school_id from ${dailyCounts} where ${isCounted}))`
    : sql`exists (select from ${dailyCounts} where school_id = s.id and ${isCounted})`
  const named = await selectRows(
    db,
    sql`select s.id, s.name, false as without_school, t.* from (select id, name from ${schools}) s
      cross join lateral (select ${sums} from ${dailyCounts} c
        where c.school_id = s.id and ${isCounted}) t
      where ${hasCounts} and ${isAfter}
      order by ${orderByName(sql`s.name`)}, s.id limit ${pageSize + 1}`,
  )
  const readActivity = (id: SQL, table: SQL, condition: SQL) =>
    selectRows(
      db,
      sql`select ${id} as id, ${activeSum(range)} as active from ${table} a
        where ${isActivity(range, filter)} and ${isThemeOfActivity(filter)} and ${condition} group by 1`,
    )
  const ids = sql`array[${sql.join(
    named.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`
  const activity = await readActivity(
    sql`school_id::text`,
    sql`${activeTeachers}`,
    sql`board <> '' and school_id = any (${ids})`,
  )
  const toSchoolRow = (row: RawRow) =>
    toRow(row, String(row.id), toNumber(activity.find(({ id }) => id === row.id)?.active))
  const readRest = async () => {
    const rest = await selectRows(
      db,
      sql`select ${NO_SCHOOL} as id, '' as name, true as without_school, ${sums}
        from ${dailyCounts} c where board = '' and ${isCounted} having count(*) > 0`,
    )
    const [active] = await readActivity(
      sql`${NO_SCHOOL}::text`,
      sql`${activeGroupTeachers}`,
      sql`board = ''`,
    )
    return rest.map((row) => toRow(row, NO_SCHOOL, toNumber(active?.active)))
  }
  return completePage(named.map(toSchoolRow), pageSize, readRest, ({ id }) => id)
}

/** The rest without a name follows the last page. */
async function completePage(
  named: StatisticsRow[],
  pageSize: number,
  readRest: () => Promise<StatisticsRow[]>,
  getCursorId: (row: StatisticsRow) => string,
) {
  const rows = named.slice(0, pageSize)
  const last = rows.at(-1)
  if (named.length > pageSize && last)
    return { rows, next: encodeCursor({ value: last.name, id: getCursorId(last) }) }
  return { rows: [...rows, ...(await readRest())], next: null }
}

const toKey = (row: RawRow) => `${row.name}|${row.without_school}`

const toRow = (row: RawRow, id: string, active: number): StatisticsRow => ({
  ...{ id, active, name: String(row.name), isWithoutSchool: row.without_school === true },
  ...toCounts(row),
})
