import { clockText } from './generated/clock'
import { getLanguageTag } from './language'

/** `1 April 2026`, from `2026-04-01` or a time on that day. */
export const formatLongDate = (day: string | Date) => formatIndianDate('long', day)

/** `1 Apr 2026`. */
export const formatShortDate = (day: string | Date) => formatIndianDate('medium', day)

/** `Saturday, 21 November 2026`. */
export const formatFullDate = (day: string | Date) => formatIndianDate('full', day)

/** `Apr` of `2026-04`. */
export const formatMonth = (month: string, withYear = false) =>
  keepFormatted(`${withYear} ${month}`, () =>
    getFormatter({
      month: withYear ? 'long' : 'short',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`)),
  )

function formatIndianDate(dateStyle: 'full' | 'long' | 'medium', day: string | Date): string {
  if (typeof day !== 'string') return getFormatter({ dateStyle }).format(day)
  return keepFormatted(`${dateStyle} ${day}`, () =>
    getFormatter({ dateStyle }).format(new Date(`${day}T00:00:00+05:30`)),
  )
}

/** `Saturday, 28 November 2026, 10:00 AM IST`. */
export const formatDateTime = (time: string | Date) =>
  `${formatFullDateOfTime(time)}, ${formatIndianTime(time)}`

/** `Saturday, 28 November 2026`. */
export const formatFullDateOfTime = (time: string | Date) =>
  getFormatter({ dateStyle: 'full' }).format(new Date(time))

/** `10:00 AM IST`, `सुबह 10:00 बजे`, `காலை 10:00 மணி`. */
export const formatIndianTime = (time: string | Date) =>
  clockText().indian.replace('{}', formatTime(time))

/** `10:00 AM`, where the page says that all times are Indian. */
export function formatTime(time: string | Date) {
  const [hour = 0, minute] = INDIAN_CLOCK.format(new Date(time)).split(':')
  return findPartOfDay(+hour).replace('{}', `${+hour % 12 || 12}:${minute}`)
}

const findPartOfDay = (hour: number) =>
  clockText()
    .partsOfDay.split('|')
    .findLast((part) => Number.parseInt(part, 10) <= hour)
    ?.replace(/^\d+ /, '') ?? '{}'

/** In digits only, so that a browser and the server write the same, whatever their version of `Intl`. */
const INDIAN_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Sat, 28 Nov`. */
export const formatDayOfMonth = (time: string | Date) =>
  getFormatter({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(time))

/** `Sat`, `28` and `Nov`, for a tile that shows them below each other. */
export const splitDay = (time: string | Date) => {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    getFormatter(options).format(new Date(time))
  return {
    weekday: formatPart({ weekday: 'short' }),
    day: formatPart({ day: 'numeric' }),
    month: formatPart({ month: 'short' }),
  }
}

/** `12 January, 10:00 AM`. */
export const formatDayAndTime = (time: Date) =>
  `${getFormatter({ day: 'numeric', month: 'long' }).format(time)}, ${formatTime(time)}`

/** `1 Apr 2026, 10:00 AM`. */
export const formatShortDateTime = (time: Date) => `${formatShortDate(time)}, ${formatTime(time)}`

/** Sunday to Saturday, then the parts of the day, for scripts that format times themselves. */
export const listClockNames = () =>
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((day) =>
      getFormatter({ weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
    ),
    clockText().partsOfDay,
  ].join('|')

/** Lists repeat the same days for everyone, and formatting one takes as long as its row. */
const formattedDays = new Map<string, string>()
const MAX_FORMATTED_DAYS = 5_000

function keepFormatted(name: string, format: () => string): string {
  const key = `${getLanguageTag()} ${name}`
  const text = formattedDays.get(key) ?? format()
  if (formattedDays.size >= MAX_FORMATTED_DAYS) formattedDays.clear()
  formattedDays.set(key, text)
  return text
}

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
