import 'server-only'
import { sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import type { StatisticsSpan } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { selectRows } from '@/db/rows'
import { getSchoolYear } from '@/lib/learning/school-year'
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
