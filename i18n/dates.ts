import { getLanguageTag } from './language'

/** A day as people write it, `1 April 2026`, from the calendar's `2026-04-01` or a moment in it. */
export const formatLongDate = (day: string | Date) => formatIndianDate('long', day)

/** The same where there is little room: `1 Apr 2026`. */
export const formatShortDate = (day: string | Date) => formatIndianDate('medium', day)

/** With the day of the week: `Saturday, 21 November 2026`. */
export const formatFullDate = (day: string | Date) => formatIndianDate('full', day)

/** `Apr` of `2026-04`, and with the year where that is asked for. */
export const formatMonth = (month: string, withYear = false) =>
  getFormatter({
    month: withYear ? 'long' : 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

const formatIndianDate = (dateStyle: 'full' | 'long' | 'medium', day: string | Date) =>
  getFormatter({ dateStyle }).format(
    typeof day === 'string' ? new Date(`${day}T00:00:00+05:30`) : day,
  )

/** Day and time in India, `Saturday, 28 November 2026, 10:00 am`, from a moment. */
export const formatDateTime = (time: string | Date) =>
  `${formatFullDateOfTime(time)}, ${formatIndianTime(time)} ${TIME_ZONE_LABEL}`

/** `Saturday, 28 November 2026` */
export const formatFullDateOfTime = (time: string | Date) =>
  getFormatter({ dateStyle: 'full' }).format(new Date(time))

/** `10:00 am` */
export const formatIndianTime = (time: string | Date) =>
  getFormatter({ timeStyle: 'short' }).format(new Date(time))

/** Stands behind a time, so that nobody abroad is an hour late. */
const TIME_ZONE_LABEL = 'IST'

/** With the time of day in India: `1 Apr 2026, 10:00 am`. */
export const formatShortDateTime = (time: Date) =>
  getFormatter({ dateStyle: 'medium', timeStyle: 'short' }).format(time)

/** The days of a week from Sunday, then the two halves of a day, for a page that writes a time itself. */
export const listClockNames = () =>
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((day) =>
      getFormatter({ weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
    ),
    ...[0, 12].map(getDayPeriod),
  ].join('|')

const getDayPeriod = (hour: number) =>
  getFormatter({ hour: 'numeric', hour12: true, timeZone: 'UTC' })
    .formatToParts(Date.UTC(2023, 0, 1, hour))
    .find(({ type }) => type === 'dayPeriod')?.value

/** Making one takes as long as using it a hundred times, and a page of dates uses the same few. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = getLanguageTag()
  const key = `${tag} ${Object.entries(options)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', ...options })
  formatters.set(key, formatter)
  return formatter
}
