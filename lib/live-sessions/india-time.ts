import 'server-only'

/** India has one time all year, half past five before the world's. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The moment of a day and a time of the clock in India. */
export const parseIndiaTime = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const toIndiaIsoString = (date: Date) => new Date(date.getTime() + INDIA_OFFSET_MS).toISOString()

/** `2026-11-28` */
export const formatIndiaDay = (date: Date) => toIndiaIsoString(date).slice(0, 10)

/** `10:00` */
export const formatIndiaClock = (date: Date) => toIndiaIsoString(date).slice(11, 16)

export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

/** The next such day of the week (0 is Sunday) at this time of India's clock, after the moment. */
export function getNextWeekday(weekday: number, time: string, after: Date): Date {
  const today = parseIndiaTime(formatIndiaDay(after), time)
  const daysAhead = (weekday - new Date(toIndiaIsoString(after)).getUTCDay() + 7) % 7
  const candidate = addDays(today, daysAhead)
  return candidate > after ? candidate : addDays(candidate, 7)
}
