import 'server-only'
import { Readable } from 'node:stream'

/** Tables for spreadsheet programs, sent while they are read. */

/** Without the mark at its beginning, Excel takes the file for another encoding. */
const MARK = '\uFEFF'

type Rows = AsyncIterable<(readonly string[])[]>

export function sendCsv(
  request: Request,
  file: string,
  heads: readonly string[],
  rows: Rows,
): Response {
  // Nothing is read ahead of the line: a piece is some hundred rows already.
  const ahead = { highWaterMark: 1 }
  const lines = request.method === 'HEAD' ? null : Readable.from(linesOf(heads, rows), ahead)
  return new Response(lines && (Readable.toWeb(lines, { strategy: ahead }) as ReadableStream), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${file}.csv"`,
    },
  })
}

async function* linesOf(heads: readonly string[], rows: Rows) {
  yield Buffer.from(MARK + row(heads))
  for await (const some of rows) yield Buffer.from(some.map(row).join(''))
}

const row = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** Text that begins like a formula would be run when the file is opened. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** One line, in quotes; what could run as a formula gets the sign that makes it text. */
export function cell(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return `"${(FORMULA.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`
}

/** As `2026-04-01`, which every spreadsheet program takes for a day. */
export const csvDay = (at: Date) => INDIAN_DAY.format(at)
const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
