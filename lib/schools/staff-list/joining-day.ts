import 'server-only'

/** As spreadsheets and people in India write a day. Two digits of a year are ambiguous. */

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const INDIAN_DAY = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/
const NAMED_MONTH = /^(\d{1,2})[ -]([a-z]{3,9})[ ,-] ?(\d{4})$/i
/** XLSX files store days as numbers, those from 1950 to 2064, and a time of day as a fraction. */
const SERIAL_DAY = /^\d{5}(?:\.\d{1,12})?$/
const SERIAL_DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
const EARLIEST_DAY = '1950-01-01'
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Null if it is no day, or none on which someone on a staff list can have joined or will soon join. */
export function parseJoiningDay(text: string, today: string): string | null {
  const parsedDay = parseSerialDay(text) ?? parseWrittenDay(text)
  const latestDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return parsedDay && parsedDay >= EARLIEST_DAY && parsedDay <= latestDay ? parsedDay : null
}

const parseSerialDay = (text: string) =>
  SERIAL_DAY.test(text)
    ? toIsoDay(new Date(SERIAL_DAY_ZERO + Math.floor(Number(text)) * DAY_MS))
    : null

function parseWrittenDay(text: string): string | null {
  const iso = ISO_DAY.exec(text)
  if (iso) return toExistingDay(iso[1], iso[2], iso[3])
  const indian = INDIAN_DAY.exec(text)
  if (indian) return toExistingDay(indian[3], indian[2], indian[1])
  const named = NAMED_MONTH.exec(text)
  const month = MONTHS.indexOf(named?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1
  return named && month > 0 ? toExistingDay(named[3], `${month}`, named[1]) : null
}

/** 31 February does not exist, though `Date` accepts it. */
function toExistingDay(year = '', month = '', day = ''): string | null {
  const [monthNumber, dayNumber] = [Number(month), Number(day)]
  const date = new Date(Date.UTC(Number(year), monthNumber - 1, dayNumber))
  const exists = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
  return exists ? toIsoDay(date) : null
}

const toIsoDay = (date: Date) => date.toISOString().slice(0, 10)
