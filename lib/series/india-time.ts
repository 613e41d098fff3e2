import 'server-only'

/** India has one time all year, half past five before the world's. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The moment of a day and a time of the clock in India. */
export const momentInIndia = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const shifted = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).toISOString()

/** `2026-11-28` */
export const dayInIndia = (moment: Date) => shifted(moment).slice(0, 10)

/** `10:00` */
export const clockInIndia = (moment: Date) => shifted(moment).slice(11, 16)

export const daysLater = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** The next such day of the week (0 is Sunday) at this time of India's clock, after the moment. */
export function nextWeekday(weekday: number, time: string, after: Date): Date {
  const today = momentInIndia(dayInIndia(after), time)
  const ahead = (weekday - new Date(shifted(after)).getUTCDay() + 7) % 7
  const found = daysLater(today, ahead)
  return found > after ? found : daysLater(found, 7)
}
