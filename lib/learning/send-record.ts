import 'server-only'
import { type CsvChunk, createCsvResponse, encodeCsvRows } from '@/base/csv'
import { myLearningText } from '@/i18n/my-learning'
import { getLearningRecord } from './queries/record'
import { buildRecordRows } from './rows'

export async function sendRecordCsv(request: Request, userId: string): Promise<Response> {
  const { record } = myLearningText()
  const rows = buildRecordRows(await getLearningRecord(userId)).map((row) => [
    row.day,
    row.title,
    row.provider,
    row.theme,
    row.hours,
    row.number,
    row.providerClass,
    row.mode,
    row.standardDomain,
  ])
  return createCsvResponse(request, 'learning-record', record.heads, yieldOnce(encodeCsvRows(rows)))
}

async function* yieldOnce(lines: CsvChunk) {
  yield lines
}
