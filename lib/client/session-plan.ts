/** The cells of the planning table: what the clipboard of a spreadsheet becomes, and the next free day. */

export const PLAN_COLUMNS = [
  'title',
  'host',
  'theme',
  'day',
  'time',
  'meetingUrl',
  'summary',
  'hostBio',
] as const

export type PlanColumn = (typeof PLAN_COLUMNS)[number]
export type PlanCells = Record<PlanColumn, string>

const DEFAULT_TIME = '10:00'
const SATURDAY = 6
const DAY_MS = 24 * 60 * 60 * 1000

export const emptyCells = (day: string): PlanCells => ({
  ...{ title: '', host: '', theme: '', day, time: DEFAULT_TIME },
  ...{ meetingUrl: '', summary: '', hostBio: '' },
})

/** Day and time are filled in by us, so they alone make no session. */
export const hasPlanContent = (cells: PlanCells): boolean =>
  PLAN_COLUMNS.some((column) => column !== 'day' && column !== 'time' && cells[column].trim())

const toIso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** After the given day. */
export function findFreeSaturday(after: string, taken: ReadonlySet<string>): string {
  let time = Date.parse(`${after}T00:00:00Z`) + DAY_MS
  while (new Date(time).getUTCDay() !== SATURDAY || taken.has(toIso(time))) time += DAY_MS
  return toIso(time)
}

/** Rows of cells as spreadsheets copy them: tabs, line ends, and quotes around cells that contain one of both. */
export function splitClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? ''
    if (isQuoted && char === '"' && text[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (isQuoted) {
      if (char === '"') isQuoted = false
      else cell += char === '\n' || char === '\r' ? ' ' : char
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === '\t') endCell()
    else if (char === '\n') {
      endCell()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  endCell()
  return rows.filter((row) => row.some(Boolean))
}

/** A first row of our own headings says which column is which; else the cells begin at the given column. */
export function readClipboard(
  text: string,
  labels: Record<PlanColumn, string>,
  { from, today }: { from: PlanColumn; today: string },
): Partial<PlanCells>[] {
  const rows = splitClipboard(text)
  const headings = (rows[0] ?? []).map((heading) => findColumn(heading, labels))
  const hasHeadings = headings.filter(Boolean).length > 1
  const columns = hasHeadings ? headings : PLAN_COLUMNS.slice(PLAN_COLUMNS.indexOf(from))
  return rows.slice(hasHeadings ? 1 : 0).map((row) => {
    const entries = row.flatMap((cell, index) => {
      const column = columns[index]
      return column && cell ? [[column, normalizeCell(column, cell, today)]] : []
    })
    return Object.fromEntries(entries) as Partial<PlanCells>
  })
}

const findColumn = (heading: string, labels: Record<PlanColumn, string>) =>
  PLAN_COLUMNS.find((column) => labels[column].toLowerCase() === heading.toLowerCase())

function normalizeCell(column: PlanColumn, cell: string, today: string): string {
  if (column === 'day') return readDay(cell, today) ?? cell
  return column === 'time' ? (readTime(cell) ?? cell) : cell
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export const isPlanDay = (text: string): boolean => readDay(text, text) === text

/** As people in India write it: 5/12/2026, 5-12-26, 5 Dec 2026, Sat, 5 December. Null if it is no day. */
export function readDay(text: string, today: string): string | null {
  const parts = text.toLowerCase().split(/[\s,./-]+/)
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part))
  const month = MONTHS.findIndex((name) => parts.some((part) => part.startsWith(name))) + 1
  if (numbers[0]?.length === 4 && numbers.length === 3) return buildDay(numbers)
  if (month > 0 && numbers.length === 2)
    return buildDay([numbers[1] ?? '', `${month}`, numbers[0] ?? ''])
  if (month > 0 && numbers.length === 1) return findNextDay(month, numbers[0] ?? '', today)
  return month === 0 && numbers.length === 3 ? buildDay([...numbers].reverse()) : null
}

/** Without a year: the next one. */
function findNextDay(month: number, day: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const thisYear = buildDay([`${year}`, `${month}`, day])
  return thisYear && thisYear < today ? buildDay([`${year + 1}`, `${month}`, day]) : thisYear
}

function buildDay([year = '', month = '', day = '']: string[]): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && toIso(time) === text ? text : null
}

/** 10:00, 10.30, 10 am, 5:15 PM, 17:15:00. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)? ?(am|pm)?$/i.exec(text.trim())
  if (!match?.[1] || (!match[2] && !match[3])) return null
  const [hour, half] = [Number(match[1]), match[3]?.toLowerCase()]
  if (hour > (half ? 12 : 23) || (half && hour === 0)) return null
  const shift = half === 'pm' ? 12 : 0
  const fullHour = half ? (hour % 12) + shift : hour
  const minute = match[2] ?? '00'
  return Number(minute) < 60 ? `${`${fullHour}`.padStart(2, '0')}:${minute}` : null
}
