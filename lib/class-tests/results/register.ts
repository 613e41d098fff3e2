import 'server-only'
import { classResultsText } from '@/i18n/class-results'
import { runInLanguage } from '@/i18n/request-language'
import { sendTable } from '@/lib/files/spreadsheet'
import { toPercent } from './describe'
import type { TestResults } from './load'
import { formatMarks, toLetter } from './marking'

/** One row per student, for the register of marks, in the language of the test. */
export const sendMarkRegister = (
  request: Request,
  format: string | null,
  results: TestResults,
): Response =>
  runInLanguage(results.test.language, () => sendRegisterTable(request, format, results))

function sendRegisterTable(
  request: Request,
  format: string | null,
  { students, most, test }: TestResults,
): Response {
  const { register: text } = classResultsText()
  const hasVersions = (isTyped: boolean) => test.versions > 1 && !isTyped
  return sendTable(request, format, {
    fileName: 'marks',
    columnNames: [...text.heads, ...test.questions.map((_, index) => text.question(index + 1))],
    batches: iterateRegister(
      students.map((student) => [
        student.section,
        `${student.rollNumber}`,
        hasVersions(student.isTyped) ? toLetter(student.version - 1) : '',
        formatMarks(student.marks),
        formatMarks(most),
        `${toPercent({ marks: student.marks, most })}`,
        ...test.questions.map((_, index) => {
          const mark = student.questions[index]
          return mark ? formatMarks(mark.marks) : ''
        }),
      ]),
    ),
  })
}

async function* iterateRegister(rows: string[][]) {
  yield rows
}
