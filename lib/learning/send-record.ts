import 'server-only'
import { type Lines, linesOf, sendCsv } from '@/base/csv'
import { myLearningWords } from '@/words/my-learning'
import { learningOf } from './queries/record'
import { recordRows } from './rows'

/** The whole record as CSV for spreadsheet programs, every year of it. */
export async function sendRecord(request: Request, userId: string): Promise<Response> {
  const { record } = myLearningWords()
  const rows = recordRows(await learningOf(userId)).map((row) => [
    row.day,
    row.title,
    row.provider,
    row.theme,
    row.hours,
    row.number,
  ])
  return sendCsv(request, 'learning-record', record.heads, once(linesOf(rows)))
}

async function* once(lines: Lines) {
  yield lines
}
