import 'server-only'
import { privateFile } from '@/lib/certificates/send'
import { csvFile } from '@/lib/schools/record'
import { myLearningWords } from '@/words/my-learning'
import { learningOf } from './queries/record'
import { recordRows } from './rows'

/** The whole record as CSV for spreadsheet programs, every year of it. */
export async function sendRecord(userId: string): Promise<Response> {
  const { heads } = myLearningWords().record
  const rows = recordRows(await learningOf(userId))
  const lines = rows.map(({ day, title, provider, theme, hours, number }) => [
    day,
    title,
    provider,
    theme,
    hours,
    number,
  ])
  const answer = privateFile(csvFile([heads, ...lines]), 'text/csv; charset=utf-8')
  answer.headers.set('content-disposition', 'attachment; filename="learning-record.csv"')
  return answer
}
