import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { readQuery } from '@/lib/http/query'
import type { LedgerFilters } from './queries/ledger'

export const EXPORT_BATCH_SIZE = 300

/** Rows of a download, so that memory holds one batch. `readBatch` continues after the last row it gave. */
export async function* iterateBatches<Row>(
  readBatch: (last: Row | undefined) => Promise<Row[]>,
  toCells: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let last: Row | undefined
  for (;;) {
    const rows = await withoutDeadline(() => readBatch(last))
    if (rows.length > 0) yield rows.map(toCells)
    last = rows.at(-1)
    if (rows.length < EXPORT_BATCH_SIZE) return
  }
}

const LEDGER_PARAMS = ['state', 'year', 'board', 'search', 'as'] as const

/** The ledger's filters and the format, from the URL of a download. */
export function readExportRequest(request: Request): { filters: LedgerFilters; format?: string } {
  const { as: format, ...filters } = readQuery(request, LEDGER_PARAMS)
  return { filters, format }
}
