import type { Attendee } from '@/lib/live-sessions/kinds'
import { computeMinutesBetween, parseMinutes } from './minutes'

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
