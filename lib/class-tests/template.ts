import 'server-only'
import { MAX_OPTIONS, type TestLanguage } from '@/base/class-test-kinds'
import { runInLanguage } from '@/i18n/request-language'
import { testEditorText } from '@/i18n/test-editor'
import { sendTable } from '@/lib/files/spreadsheet'

const LETTERS = Array.from({ length: MAX_OPTIONS }, (_, position) =>
  String.fromCharCode(65 + position),
)

/** With an example of each kind, because the kind follows from what is filled in. */
export const sendQuestionTemplate = (
  request: Request,
  format: string | undefined,
  language: TestLanguage,
): Response =>
  runInLanguage(language, () => {
    const { file, levels } = testEditorText()
    const { columns, examples } = file
    const { topic, ...rows } = examples
    return sendTable(request, format, {
      fileName: 'questions',
      columnNames: [
        columns.question,
        ...LETTERS.map(columns.option),
        ...[columns.right, columns.marks, columns.negative],
        ...[columns.topic, columns.level, columns.why],
      ],
      batches: toBatch(
        Object.values(rows).map((cells) => [...cells, '1', '', topic, levels.understand, '']),
      ),
    })
  })

async function* toBatch(rows: string[][]) {
  yield rows
}
