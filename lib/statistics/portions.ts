import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import {
  ALL_THEMES,
  COUNTS,
  type CountName,
  NOT_SET,
  type StatisticsSpan,
} from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { type RawRow, selectRows } from '@/db/rows'
import { dailyCounts, dailyGroupCounts } from '@/db/schema'
import { getSchoolYear } from '@/lib/learning/hours'
import { isHeld, type UserRange } from './contributions'

const ID_STARTS = 65_536

export const PERIOD_NAMES = ['year', 'last-year', 'month', 'last-month', 'dates'] as const

type PeriodName = (typeof PERIOD_NAMES)[number]

/** As in the URL; anything unknown or incomplete means this school year. */
export type PeriodQuery = { period?: string; from?: string; to?: string }

export type StatisticsRange = {
  name: PeriodName
  from: string
  to: string
  /** Whole months or the one school year whose active teachers are counted. */
  activity: { span: 'month' | 'year'; firstDays: string[] }
  /** How long one bar of a chart is. */
  bucket: 'day' | 'month' | 'year'
}

const MAX_DAY_BARS = 31

const MAX_MONTH_BARS = 24

const EARLIEST_DAY = '2000-01-01'

const PERIODS: Record<
  PeriodName,
  (today: string, query: PeriodQuery) => { from: string; to: string }
> = {
  year: (today) => getSchoolYear(today),
  'last-year': (today) => getSchoolYear(addMonths(today, -12)),
  month: (today) => getMonth(today),
  'last-month': (today) => getMonth(addMonths(today, -1)),
  dates: (today, { from, to }) => {
    const days = [from, to].map((day) => (day && isDay(day) ? day : today)).sort()
    const [first = today, last = today] = days.map((day) =>
      day < EARLIEST_DAY ? EARLIEST_DAY : day,
    )
    return { from: first, to: last }
  },
}

/** Roughly: registrations and attendances, which are nearly all of them. */
export async function countRecords(tx: Db, days: { from: string; to: string }): Promise<number> {
  const [row] = await selectRows(
    tx,
    sql`select coalesce(sum(
        (select count(*) from ${attendances} where live_session_id = held.id)
        + (select count(*) from ${liveSessionRegistrations} where live_session_id = held.id)), 0)::float8
      as records from (select id from ${liveSessions} where ${isHeld(days)}) held`,
  )
  return Number(row?.records)
}

/** Random ids spread evenly over the ranges. */
export function splitUsers(count: number): UserRange[] {
  const rangeCount = Math.min(Math.max(count, 1), ID_STARTS)
  const toId = (index: number) =>
    `${Math.floor((ID_STARTS * index) / rangeCount)
      .toString(16)
      .padStart(4, '0')}0000-0000-0000-0000-000000000000`
  return Array.from({ length: rangeCount }, (_, index) => ({
    from: toId(index),
    before: index + 1 < rangeCount ? toId(index + 1) : null,
  }))
}

export function getLastDay(span: StatisticsSpan, firstDay: string): string {
  if (span === 'day') return firstDay
  const date = new Date(`${firstDay}T00:00:00Z`)
  if (span === 'month') date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCFullYear(date.getUTCFullYear() + 1)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Days are India's, first and last included. */
export function resolvePeriod(query: PeriodQuery, today: string): StatisticsRange {
  const name = PERIOD_NAMES.find((candidate) => candidate === query.period) ?? 'year'
  const { from, to } = PERIODS[name](today, query)
  const year = getSchoolYear(from)
  const months = listMonthStarts(from, to)
  const isSchoolYear = from === year.from && to === year.to
  return {
    ...{ name, from, to },
    activity: isSchoolYear
      ? { span: 'year', firstDays: [from] }
      : { span: 'month', firstDays: months },
    bucket: chooseBucket(from, to, months.length),
  }
}

/** The first day of a month that many months later. */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

function getMonth(day: string) {
  const end = new Date(`${addMonths(day, 1)}T00:00:00Z`)
  end.setUTCDate(0)
  return { from: addMonths(day, 0), to: end.toISOString().slice(0, 10) }
}

function listMonthStarts(from: string, to: string): string[] {
  const starts: string[] = []
  for (let start = addMonths(from, 0); start <= to; start = addMonths(start, 1)) starts.push(start)
  return starts
}

function chooseBucket(from: string, to: string, monthCount: number): StatisticsRange['bucket'] {
  const dayCount = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000) + 1
  if (dayCount <= MAX_DAY_BARS) return 'day'
  return monthCount <= MAX_MONTH_BARS ? 'month' : 'year'
}

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
