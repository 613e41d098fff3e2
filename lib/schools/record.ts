import 'server-only'
import { Readable } from 'node:stream'
import { unhurried } from '@/base/deadline'
import { schoolWords } from '@/words/school'
import type { Teacher } from './queries/teachers'
import { everyTeacherOf } from './queries/teachers'

/** The school's record as CSV for spreadsheet programs, sent while it is read. */
export function sendRecord(request: Request, schoolId: string): Response {
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(linesOf(schoolId)))
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': 'attachment; filename="school-record.csv"',
    },
  })
}

/** Without the mark at its beginning, Excel takes the file for another encoding. */
const MARK = '\uFEFF'

async function* linesOf(schoolId: string) {
  const { heads, roles } = schoolWords().record
  yield Buffer.from(MARK + row(heads))
  for await (const teachers of everyTeacherOf(schoolId, unhurried))
    yield Buffer.from(teachers.map((teacher) => row(cellsOf(teacher, roles))).join(''))
}

const cellsOf = ({ name, email, role, since }: Teacher, roles: Record<Teacher['role'], string>) => [
  name,
  email,
  roles[role],
  INDIAN_DAY.format(since),
]

/** As `2026-04-01`, which every spreadsheet program takes for a day. */
const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** A whole file of rows, for one that is short. */
export const csvFile = (rows: readonly (readonly string[])[]) => MARK + rows.map(row).join('')

const row = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** Text that begins like a formula would be run when the file is opened. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** One line, in quotes; what could run as a formula gets the sign that makes it text. */
export function cell(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return `"${(FORMULA.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`
}
