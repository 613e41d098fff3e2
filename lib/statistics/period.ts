import 'server-only'
import { isDay } from '@/base/day'
import { getSchoolYear } from '@/lib/learning/school-year'

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
