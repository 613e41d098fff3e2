import { languageTag } from './language'

/** A day as people write it, `1 April 2026`, from the calendar's `2026-04-01` or a moment in it. */
export const longDay = (day: string | Date) => inIndia('long', day)

/** The same where there is little room: `1 Apr 2026`. */
export const shortDay = (day: string | Date) => inIndia('medium', day)

/** With the day of the week: `Saturday, 21 November 2026`. */
export const fullDay = (day: string | Date) => inIndia('full', day)

/** `Apr` of `2026-04`, and with the year where that is asked for. */
export const monthName = (month: string, withYear = false) =>
  format({
    month: withYear ? 'long' : 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

const inIndia = (dateStyle: 'full' | 'long' | 'medium', day: string | Date) =>
  format({ dateStyle }).format(typeof day === 'string' ? new Date(`${day}T00:00:00+05:30`) : day)

/** Day and time in India, `Saturday, 28 November 2026, 10:00 am`, from a moment. */
export const dateAndTime = (moment: string | Date) =>
  `${weekDay(moment)}, ${timeInIndia(moment)} ${INDIAN_TIME}`

/** `Saturday, 28 November 2026` */
export const weekDay = (moment: string | Date) =>
  format({ dateStyle: 'full' }).format(new Date(moment))

/** `10:00 am` */
export const timeInIndia = (moment: string | Date) =>
  format({ timeStyle: 'short' }).format(new Date(moment))

/** Stands behind a time, so that nobody abroad is an hour late. */
const INDIAN_TIME = 'IST'

/** With the time of day in India: `1 Apr 2026, 10:00 am`. */
export const shortMoment = (at: Date) =>
  format({ dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The days of a week from Sunday, then the two halves of a day, for a page that writes a time itself. */
export const clockNames = () =>
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((day) =>
      format({ weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
    ),
    ...[0, 12].map(halfOfDay),
  ].join('|')

const halfOfDay = (hour: number) =>
  format({ hour: 'numeric', hour12: true, timeZone: 'UTC' })
    .formatToParts(Date.UTC(2023, 0, 1, hour))
    .find(({ type }) => type === 'dayPeriod')?.value

/** Making one takes as long as using it a hundred times, and a page of dates uses the same few. */
const made = new Map<string, Intl.DateTimeFormat>()

function format(shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = languageTag()
  const key = `${tag} ${Object.entries(shape)}`
  const known = made.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', ...shape })
  made.set(key, fresh)
  return fresh
}
