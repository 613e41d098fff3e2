import type { Attendee } from '@/lib/live-sessions/kinds'

/** Metadata may precede the table, other tables may follow, and rejoining adds rows for one attendee. */

const COLUMN_NAMES = {
  name: ['name', 'full name', 'name (original name)', 'participant', 'display name', 'user name'],
  first: ['first name'],
  last: ['last name', 'surname'],
  email: ['email', 'user email', 'email address', 'e-mail', 'participant id (upn)'],
  minutes: ['duration', 'duration (minutes)', 'total duration (minutes)', 'in-meeting duration'],
  joined: ['join time', 'time joined', 'first join', 'joined'],
  left: ['leave time', 'time exited', 'last leave', 'left'],
  role: ['role'],
} as const

type AttendeeColumn = keyof typeof COLUMN_NAMES
type AttendeeColumnIndexes = Partial<Record<AttendeeColumn, number>>

export function parseAttendees(table: string[][]): Attendee[] | null {
  const headerIndex = table.findIndex((row) => isHeaderRow(findColumns(row)))
  if (headerIndex < 0) return null
  const columns = findColumns(table[headerIndex] ?? [])
  const rows = table.slice(headerIndex + 1)
  const end = rows.findIndex((row) => row.filter((cell) => cell !== '').length < 2)
  const hostEmails = findEmails(table.slice(0, headerIndex))
  const attendees = rows
    .slice(0, end < 0 ? undefined : end)
    .filter((row) => !HOST_ROLE_PATTERN.test(row[columns.role ?? -1] ?? ''))
    .map((row) => parseAttendee(row, columns))
    .filter(({ name, email }) => (name !== '' || email !== '') && !hostEmails.has(email))
  return mergeAttendees(attendees)
}

/** Who holds the meeting does not attend it. */
const HOST_ROLE_PATTERN = /^(co-?)?(host|organi[sz]er)$/i

/** Above the table stands the account that holds the meeting. */
const findEmails = (table: string[][]) =>
  new Set(
    table
      .flat()
      .filter((cell) => /^[^\s@]+@[^\s@]+$/.test(cell))
      .map((email) => email.toLowerCase()),
  )

function findColumns(row: string[]): AttendeeColumnIndexes {
  const headings = row.map((cell) => cell.replace(/^\uFEFF/, '').toLowerCase())
  const entries = Object.entries(COLUMN_NAMES).map(([column, names]) => [
    column,
    headings.findIndex((heading) => (names as readonly string[]).includes(heading)),
  ])
  return Object.fromEntries(entries.filter(([, index]) => Number(index) >= 0))
}

const isHeaderRow = (columns: AttendeeColumnIndexes) =>
  (columns.name ?? columns.first) !== undefined &&
  (columns.email ?? columns.minutes ?? columns.joined) !== undefined

function parseAttendee(row: string[], columns: AttendeeColumnIndexes): Attendee {
  const getCell = (column: AttendeeColumn) => row[columns[column] ?? -1] ?? ''
  const name = getCell('name') || `${getCell('first')} ${getCell('last')}`.trim()
  const minutes =
    parseMinutes(getCell('minutes')) ??
    computeMinutesBetween(getCell('joined'), getCell('left')) ??
    0
  return { name, email: getCell('email').toLowerCase(), minutes }
}

/** Merges rows by email if present, else by name. */
function mergeAttendees(attendees: Attendee[]): Attendee[] {
  const attendeesByKey = new Map<string, Attendee>()
  for (const attendee of attendees) {
    const key = attendee.email || `name ${attendee.name.toLowerCase()}`
    const existing = attendeesByKey.get(key)
    if (existing) existing.minutes += attendee.minutes
    else attendeesByKey.set(key, { ...attendee })
  }
  return [...attendeesByKey.values()]
}

/** Meeting services and spreadsheets write UTF-8, UTF-16 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  if (looksLikeUtf16(bytes)) return decodeAs('utf-16le', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so a spreadsheet has saved it in its legacy encoding.
    return decodeAs('windows-1252', bytes)
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

/** In UTF-16 without a byte order mark, every second byte of Latin text is zero. */
function looksLikeUtf16(bytes: Uint8Array) {
  const head = bytes.subarray(0, 64)
  return head.length >= 4 && head.filter((byte, index) => index % 2 === 1 && byte === 0).length > 8
}

/** Formats of meeting services: `57`, `57 min`, `1h 2m 5s`, `00:57:03`. */
export function parseMinutes(text: string): number | null {
  if (/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text))
  const clockMatch = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clockMatch) return toRoundedMinutes(clockMatch[1], clockMatch[2], clockMatch[3])
  const hours = /(\d{1,2}) ?h/i.exec(text)?.[1]
  const minutes = /(\d{1,4}) ?m/i.exec(text)?.[1]
  const seconds = /(\d{1,2}) ?s/i.exec(text)?.[1]
  return hours || minutes || seconds ? toRoundedMinutes(hours, minutes, seconds) : null
}

/** Ignores dates; an end before the start counts as the next day. */
export function computeMinutesBetween(from: string, to: string): number | null {
  const [start, end] = [parseMinuteOfDay(from), parseMinuteOfDay(to)]
  return start === null || end === null ? null : (end - start + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

const MINUTES_PER_DAY = 24 * 60

function parseMinuteOfDay(text: string): number | null {
  const match = /(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap])?/i.exec(text)
  if (!match) return null
  const [, hour, minute, meridiem] = match
  const hourOfTwelve = meridiem ? Number(hour) % 12 : Number(hour)
  return (hourOfTwelve + (meridiem?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

const toRoundedMinutes = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)

const DELIMITERS = ['\t', ',', ';']
const MAX_SAMPLED_LINES = 40

export function parseTable(text: string): string[][] {
  const delimiter = detectDelimiter(text)
  const rows: string[][] = []
  let [row, cell, isQuoted] = [[] as string[], '', false]
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? ''
    if (isQuoted && char === '"' && text[index + 1] === '"') {
      cell += char
      index += 1
    } else if (char === '"') isQuoted = isQuoted ? false : cell.trim() === ''
    else if (isQuoted) cell += char
    else if (char === delimiter) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  endRow()
  return rows
}

function detectDelimiter(text: string) {
  const head = text.split('\n', MAX_SAMPLED_LINES).join('')
  const countOccurrences = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) =>
    countOccurrences(delimiter) > countOccurrences(best) ? delimiter : best,
  )
}
