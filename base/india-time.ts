import 'server-only'

/** India has one time zone without daylight saving: UTC+5:30. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

export const parseIndiaTime = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const toIndiaIsoString = (date: Date) => new Date(date.getTime() + INDIA_OFFSET_MS).toISOString()

export const formatIndiaDay = (date: Date) => toIndiaIsoString(date).slice(0, 10)

export const formatIndiaClock = (date: Date) => toIndiaIsoString(date).slice(11, 16)

export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

/** 0 is Sunday; the time is India's. */
export function getNextWeekday(weekday: number, time: string, after: Date): Date {
  const today = parseIndiaTime(formatIndiaDay(after), time)
  const daysAhead = (weekday - new Date(toIndiaIsoString(after)).getUTCDay() + 7) % 7
  const candidate = addDays(today, daysAhead)
  return candidate > after ? candidate : addDays(candidate, 7)
}
