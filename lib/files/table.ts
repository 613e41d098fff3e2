import 'server-only'
import { createCsvResponse, encodeCsvRows } from '@/base/csv'
import { createXlsxResponse } from './xlsx'

type TableDownload = {
  fileName: string
  columnNames: readonly string[]
  /** A few hundred rows each. */
  batches: AsyncIterable<(readonly string[])[]>
}

/** A table as CSV, or as a spreadsheet with `xlsx`. The caller checks access. */
export function sendTable(
  request: Request,
  format: string | null | undefined,
  { fileName, columnNames, batches }: TableDownload,
): Response {
  return format === 'xlsx'
    ? createXlsxResponse(request, fileName, columnNames, batches)
    : createCsvResponse(request, fileName, columnNames, encodeBatches(batches))
}

async function* encodeBatches(batches: TableDownload['batches']) {
  for await (const rows of batches) yield encodeCsvRows(rows)
}
