import { getLanguageTag } from './language'

/** `1 April 2026`, from `2026-04-01` or a time on that day. */
export const formatLongDate = (day: string | Date) => formatIndianDate('long', day)

/** `1 Apr 2026`. */
export const formatShortDate = (day: string | Date) => formatIndianDate('medium', day)

/** `Saturday, 21 November 2026`. */
export const formatFullDate = (day: string | Date) => formatIndianDate('full', day)

/** `Apr` of `2026-04`. */
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

/** `Saturday, 28 November 2026, 10:00 am IST`. */
export const formatDateTime = (time: string | Date) =>
  `${formatFullDateOfTime(time)}, ${formatIndianTime(time)} ${TIME_ZONE_LABEL}`

/** `Saturday, 28 November 2026`. */
export const formatFullDateOfTime = (time: string | Date) =>
  getFormatter({ dateStyle: 'full' }).format(new Date(time))

/** `10:00 am`. */
export const formatIndianTime = (time: string | Date) =>
  getFormatter({ timeStyle: 'short' }).format(new Date(time))

/** For visitors in other time zones. */
const TIME_ZONE_LABEL = 'IST'

/** `Sat, 28 Nov`. */
export const formatDayOfMonth = (time: string | Date) =>
  getFormatter({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(time))

/** `12 January, 10:00 am`. */
export const formatDayAndTime = (time: Date) =>
  `${getFormatter({ day: 'numeric', month: 'long' }).format(time)}, ${formatIndianTime(time)}`

/** `1 Apr 2026, 10:00 am`. */
export const formatShortDateTime = (time: Date) =>
  getFormatter({ dateStyle: 'medium', timeStyle: 'short' }).format(time)

/** Sunday to Saturday, then am and pm, for scripts that format times themselves. */
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

/** Creating a formatter costs as much as a hundred uses. */
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
