import 'server-only'
import { Readable } from 'node:stream'

/** Tables for spreadsheet programs, sent while they are read. */

/** Without the mark at its beginning, Excel takes the file for another encoding. */
const MARK = '\uFEFF'

/** Rows as they are sent, some hundred at a time: as text they take half of the memory. */
export type Lines = Buffer

export function sendCsv(
  request: Request,
  file: string,
  heads: readonly string[],
  lines: AsyncIterable<Lines>,
): Response {
  // Nothing is read ahead of the line: a piece is some hundred rows already.
  const ahead = { highWaterMark: 1 }
  const body = request.method === 'HEAD' ? null : Readable.from(whole(heads, lines), ahead)
  return new Response(body && (Readable.toWeb(body, { strategy: ahead }) as ReadableStream), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${file}.csv"`,
    },
  })
}

async function* whole(heads: readonly string[], lines: AsyncIterable<Lines>) {
  yield Buffer.from(MARK)
  yield linesOf([heads])
  yield* lines
}

export const linesOf = (rows: (readonly string[])[]): Lines =>
  Buffer.from(rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join(''))

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
