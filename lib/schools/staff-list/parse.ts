import 'server-only'
import { AppError } from '@/base/errors'
import { emailAddress, optionalName, requiredName, tenDigitPhone } from '@/base/text'
import {
  MAX_STAFF_ROWS,
  type StaffColumn,
  type StaffPerson,
  type StaffProblem,
  type StaffProblemCode,
} from '../kinds'
import { findStaffColumn } from './columns'
import { parseJoiningDay } from './joining-day'

/** Null where the cell is empty. */
export type StaffRow = StaffPerson & {
  phone: string | null
  employeeNumber: string | null
  subject: string | null
  joiningDay: string | null
}

/** `seen`: emails and numbers of all rows; nobody in a row with a mistake is missing. */
export type ParsedStaffList = {
  rows: StaffRow[]
  problems: StaffProblem[]
  seen: { emails: Set<string>; employeeNumbers: Set<string> }
}

type ColumnIndexes = Partial<Record<StaffColumn, number>>
type NumberedCells = { row: number; cells: string[] }

/** A title may precede the headings. */
const MAX_HEADING_ROW = 10
const MAX_SHOWN_CHARS = 80

const NAME = requiredName('valueInvalid', 120)
const EMAIL = emailAddress('emailRequired', 'emailInvalid')
const PHONE = tenDigitPhone('phoneRequired', 'phoneInvalid')
const EMPLOYEE_NUMBER = optionalName(40)
const SUBJECT = optionalName(120)

export function parseStaffList(table: string[][], today: string): ParsedStaffList {
  const headings = table.slice(0, MAX_HEADING_ROW).map(findColumns)
  const headingIndex = headings.findIndex(
    ({ name, email }) => name !== undefined && email !== undefined,
  )
  const columns = headings[headingIndex]
  if (!columns) throw new AppError('invalid', 'staffHeadingsMissing')
  const rows = table
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(headingIndex + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) throw new AppError('invalid', 'staffListEmpty')
  if (rows.length > MAX_STAFF_ROWS)
    throw new AppError('invalid', 'staffListTooLong', {
      values: { count: rows.length, most: MAX_STAFF_ROWS },
    })
  return parseRows(rows, columns, today)
}

function findColumns(cells: string[]): ColumnIndexes {
  const columns: ColumnIndexes = {}
  for (const [index, cell] of cells.entries()) {
    const column = findStaffColumn(cell)
    if (column) columns[column] ??= index
  }
  return columns
}

function parseRows(rows: NumberedCells[], columns: ColumnIndexes, today: string): ParsedStaffList {
  const list: ParsedStaffList = {
    rows: [],
    problems: [],
    seen: { emails: new Set(), employeeNumbers: new Set() },
  }
  for (const numbered of rows) {
    const { person, problems } = parseRow(numbered, columns, today)
    addOnce(list.seen.emails, person.email.toLowerCase(), 'emailTwice')
    addOnce(list.seen.employeeNumbers, person.employeeNumber?.toLowerCase(), 'employeeNumberTwice')
    if (problems.length === 0) list.rows.push(person)
    list.problems.push(...problems)

    function addOnce(seen: Set<string>, key: string | undefined, code: StaffProblemCode) {
      if (!key) return
      if (seen.has(key)) problems.push({ row: person.row, code, text: shorten(key) })
      seen.add(key)
    }
  }
  return list
}

function parseRow({ row, cells }: NumberedCells, columns: ColumnIndexes, today: string) {
  const problems: StaffProblem[] = []
  const read = (column: StaffColumn) => (cells[columns[column] ?? -1] ?? '').trim()
  const report = (code: StaffProblemCode, text: string) => {
    problems.push({ row, code, text: shorten(text) })
    return null
  }
  const parse = (column: StaffColumn, schema: CellSchema, code: StaffProblemCode) => {
    const text = read(column)
    if (text === '') return null
    const parsed = schema.safeParse(text)
    return parsed.success ? parsed.data : report(code, text)
  }
  const joiningText = read('joiningDay')
  const joiningDay = joiningText === '' ? null : parseJoiningDay(joiningText, today)
  const person: StaffRow = {
    row,
    name: parse('name', NAME, 'nameInvalid') ?? '',
    email: parse('email', EMAIL, 'emailInvalid') ?? '',
    phone: parse('phone', PHONE, 'phoneInvalid'),
    employeeNumber: parse('employeeNumber', EMPLOYEE_NUMBER, 'employeeNumberInvalid'),
    subject: parse('subject', SUBJECT, 'subjectInvalid'),
    joiningDay,
  }
  if (read('name') === '') report('nameMissing', '')
  if (read('email') === '') report('emailMissing', '')
  if (joiningText !== '' && !joiningDay) report('joiningDayInvalid', joiningText)
  return { person, problems }
}

type CellSchema = {
  safeParse: (
    text: string,
  ) => { success: true; data: string | null } | { success: false; data?: undefined }
}

const shorten = (text: string) => [...text].slice(0, MAX_SHOWN_CHARS).join('')
