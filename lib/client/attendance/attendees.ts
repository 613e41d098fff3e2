import { minutesBetween, minutesIn } from './minutes'

/**
 * Who was there, out of the table that Meet, Zoom or Teams gives: a few lines about the meeting may
 * stand before it and other tables after it, and who came in three times has three lines.
 */

export type Attendee = { name: string; email: string; minutes: number }

/** What the columns are called, in lower case. */
const HEADS = {
  name: ['name', 'full name', 'name (original name)', 'participant', 'display name', 'user name'],
  first: ['first name'],
  last: ['last name', 'surname'],
  email: ['email', 'user email', 'email address', 'e-mail', 'participant id (upn)'],
  minutes: ['duration', 'duration (minutes)', 'total duration (minutes)', 'in-meeting duration'],
  joined: ['join time', 'time joined', 'first join', 'joined'],
  left: ['leave time', 'time exited', 'last leave', 'left'],
} as const

type Column = keyof typeof HEADS
type Columns = Partial<Record<Column, number>>

/** Null where no line reads like the head of such a table. */
export function attendeesIn(table: string[][]): Attendee[] | null {
  const at = table.findIndex((row) => isHead(columnsOf(row)))
  if (at < 0) return null
  const columns = columnsOf(table[at] ?? [])
  const rows = table.slice(at + 1)
  const end = rows.findIndex((row) => row.filter((cell) => cell !== '').length < 2)
  const found = rows
    .slice(0, end < 0 ? undefined : end)
    .map((row) => attendeeIn(row, columns))
    .filter(({ name, email }) => name !== '' || email !== '')
  return merged(found)
}

function columnsOf(row: string[]): Columns {
  const heads = row.map((cell) => cell.replace(/^\uFEFF/, '').toLowerCase())
  const entries = Object.entries(HEADS).map(([column, names]) => [
    column,
    heads.findIndex((head) => (names as readonly string[]).includes(head)),
  ])
  return Object.fromEntries(entries.filter(([, at]) => Number(at) >= 0))
}

const isHead = (found: Columns) =>
  (found.name ?? found.first) !== undefined &&
  (found.email ?? found.minutes ?? found.joined) !== undefined

function attendeeIn(row: string[], columns: Columns): Attendee {
  const cell = (column: Column) => row[columns[column] ?? -1] ?? ''
  const name = cell('name') || `${cell('first')} ${cell('last')}`.trim()
  const minutes = minutesIn(cell('minutes')) ?? minutesBetween(cell('joined'), cell('left')) ?? 0
  return { name, email: cell('email').toLowerCase(), minutes }
}

/** One line for each: by address where there is one, else by name. */
function merged(found: Attendee[]): Attendee[] {
  const known = new Map<string, Attendee>()
  for (const one of found) {
    const key = one.email || `name ${one.name.toLowerCase()}`
    const before = known.get(key)
    if (before) before.minutes += one.minutes
    else known.set(key, { ...one })
  }
  return [...known.values()]
}
