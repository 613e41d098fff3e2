import { decodeText, parseTable } from '@/lib/client/attendance/attendees'
import { readXlsx } from '@/lib/client/staff-list/read-xlsx'
import { parseAiken } from './aiken'
import { parseGift } from './gift'
import type { ImportResult, ImportWords } from './import-result'
import { parseQuestionTable } from './question-table'

/** Far more than 100 questions need. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024

/** Null if the file is neither a workbook nor text. Formulas are never worked out: their last value is read. */
export async function readQuestionFile(
  file: File,
  words: ImportWords,
): Promise<ImportResult | null> {
  if (file.size > MAX_IMPORT_BYTES) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  try {
    if (!isZip) return isText(bytes) ? readQuestionText(decodeText(bytes), words) : null
    const table = await readXlsx(bytes)
    return table && parseQuestionTable(table, words)
  } catch {
    // Damaged, encrypted, or too large when unpacked.
    return null
  }
}

/** Aiken and GIFT by their marks, else a table as copied from a spreadsheet. */
export function readQuestionText(source: string, words: ImportWords): ImportResult {
  if (/^ANSWER\s{0,8}:/im.test(source)) return parseAiken(source)
  const isGift = /^(?:::|\$CATEGORY:|\/\/)/m.test(source) || /\{\s{0,8}(?:[=~#}]|T|F)/.test(source)
  return isGift ? parseGift(source) : parseQuestionTable(parseTable(source), words)
}

/** A picture or a program has zero bytes near its start; UTF-16 has a mark. */
const isText = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  !bytes.subarray(0, 1_000).includes(0)
