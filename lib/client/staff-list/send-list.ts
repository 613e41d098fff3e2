import type { ApiOutcome } from '@/lib/client/api'
import { decodeText, parseTable } from '@/lib/client/attendance/attendees'
import { sendBytes } from '@/lib/client/send-bytes'
import {
  MAX_CELL_CHARS,
  MAX_STAFF_LIST_COLUMNS,
  type StaffImportResult,
  type StaffPlan,
} from '@/lib/schools/kinds'
import { readXlsx } from './read-xlsx'

export const STAFF_LIST_PATH = '/api/school/staff-list'

/** Null if the file is neither a workbook nor text. */
export async function readStaffTable(
  file: File | null,
  pasted: string,
): Promise<string[][] | null> {
  if (!file) return parseTable(pasted)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  try {
    return isZip ? await readXlsx(bytes) : parseTable(decodeText(bytes))
  } catch {
    // Damaged, encrypted, or too large.
    return null
  }
}

export const requestPlan = (table: string[][]) => sendList<{ plan: StaffPlan }>({ table })

export const confirmPlan = (table: string[][], version: string, leavers: string[]) =>
  sendList<{ result: StaffImportResult }>({ table, version, leavers })

function sendList<Data>(list: {
  table: string[][]
  version?: string
  leavers?: string[]
}): Promise<ApiOutcome<Data>> {
  const table = list.table.map((row) =>
    row
      .slice(0, MAX_STAFF_LIST_COLUMNS)
      .map((cell) => cell.slice(0, MAX_CELL_CHARS).toWellFormed()),
  )
  return sendBytes<Data>(
    {
      method: 'POST',
      path: STAFF_LIST_PATH,
      headers: {},
      body: new Blob([JSON.stringify({ ...list, table })]),
    },
    { onSent: () => {} },
  )
}
