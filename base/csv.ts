import 'server-only'
import { Readable } from 'node:stream'

/** Tables for spreadsheet programs, sent while they are read. */

/** Without the mark at its beginning, Excel takes the file for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as they are sent, some hundred at a time: as text they take half of the memory. */
export type CsvChunk = Buffer

export function createCsvResponse(
  request: Request,
  fileName: string,
  columnNames: readonly string[],
  chunks: AsyncIterable<CsvChunk>,
): Response {
  // Nothing is read ahead of the line: a piece is some hundred rows already.
  const bufferOptions = { highWaterMark: 1 }
  const body =
    request.method === 'HEAD' ? null : Readable.from(encodeCsv(columnNames, chunks), bufferOptions)
  return new Response(
    body && (Readable.toWeb(body, { strategy: bufferOptions }) as ReadableStream),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-disposition': `attachment; filename="${fileName}.csv"`,
      },
    },
  )
}

async function* encodeCsv(columnNames: readonly string[], chunks: AsyncIterable<CsvChunk>) {
  yield Buffer.from(BYTE_ORDER_MARK)
  yield encodeCsvRows([columnNames])
  yield* chunks
}

export const encodeCsvRows = (rows: (readonly string[])[]): CsvChunk =>
  Buffer.from(rows.map((cells) => `${cells.map(encodeCsvCell).join(',')}\r\n`).join(''))

/** Text that begins like a formula would be run when the file is opened. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** One line, in quotes; what could run as a formula gets the sign that makes it text. */
export function encodeCsvCell(text: string): string {
  const singleLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return `"${(FORMULA_START.test(singleLine) ? `'${singleLine}` : singleLine).replaceAll('"', '""')}"`
}

/** As `2026-04-01`, which every spreadsheet program takes for a day. */
export const formatCsvDay = (date: Date) => INDIAN_DAY_FORMAT.format(date)
const INDIAN_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
