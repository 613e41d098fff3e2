import 'server-only'
import { Readable } from 'node:stream'

/** Without a byte order mark, Excel assumes the wrong encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Encoded in batches of a few hundred rows: strings would take twice the memory. */
export type CsvChunk = Buffer

export function createCsvResponse(
  request: Request,
  fileName: string,
  columnNames: readonly string[],
  chunks: AsyncIterable<CsvChunk>,
): Response {
  // No read-ahead: one chunk already holds a few hundred rows.
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

/** Spreadsheets run cells that start like a formula. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** An amount with two decimals is a number even with a minus sign, and spreadsheets must add it up. */
const AMOUNT = /^-?\d{1,15}\.\d\d$/

export function encodeCsvCell(text: string): string {
  if (AMOUNT.test(text)) return text
  const singleLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u00a0]+/gu, ' ')
  return `"${(FORMULA_START.test(singleLine) ? `'${singleLine}` : singleLine).replaceAll('"', '""')}"`
}

/** As `2026-04-01`, which every spreadsheet recognises as a date. */
export const formatCsvDay = (date: Date) => INDIAN_DAY_FORMAT.format(date)
const INDIAN_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
