import 'server-only'
import { layOutSheet, type SheetSize, toSheetQuestion } from '@/base/answer-sheet'
import type { TestQuestion } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { formatSheetCode, SHEET_VERSIONS, toTestCode } from '@/base/sheet-code'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import { testPapersText } from '@/i18n/test-papers'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderAnswerSheet, renderQuestionPaper, renderReport } from '@/lib/documents/render'
import type { OwnClassTest } from '../tests'
import { orderOfVersion } from '../versions'
import { buildAnswerKey } from './answer-key'
import { loadPaperPictures } from './paper-pictures'
import { toPaperQuestion } from './paper-questions'

/** What a test looks like on paper, in the language of the test. */

export async function sendQuestionPaper(test: OwnClassTest): Promise<Response> {
  requirePrinted(test)
  const images = await loadPaperPictures(test.userId, test.questions)
  const bytes = await renderQuestionPaper(
    runInLanguage(test.language, () => {
      const text = testPapersText()
      return {
        ...describeTest(test),
        ...{ school: test.schoolName, heading: test.title, facts: text.facts(test) },
        time: text.time(test.minutes),
        marks: text.marks(sumMarks(test.questions)),
        fields: text.fields,
        instructions: listInstructions(test),
        versions: listVersions(test).map(({ version, name }) => ({
          name,
          questions: orderOfVersion(test, version).map((placed, index) =>
            toPaperQuestion(placed, index + 1),
          ),
        })),
        ...{ end: text.end, page: text.page, images },
      }
    }),
  )
  return buildPrivateFileResponse(bytes, 'application/pdf', 'question-paper.pdf')
}

export async function sendAnswerSheets(test: OwnClassTest, size: SheetSize): Promise<Response> {
  requirePrinted(test)
  const layout = layOutSheet(test.questions.map(toSheetQuestion), size)
  if (!layout) throw new AppError('conflict', size === 'a4' ? 'sheetTooFull' : 'halfSheetTooFull')
  const bytes = await renderAnswerSheet(
    runInLanguage(test.language, () => {
      const text = testPapersText()
      const code = { test: toTestCode(test.id), layout: layout.hash }
      const hasKind = (kind: TestQuestion['kind']) =>
        test.questions.some((question) => question.kind === kind)
      return {
        ...describeTest(test),
        title: text.sheetTitle(test.title),
        ...{ layout, school: test.schoolName, heading: test.title, facts: text.facts(test) },
        sheets: listVersions(test).map(({ version, name }) => ({
          code: formatSheetCode({ ...code, version: SHEET_VERSIONS[version - 1] ?? 'A' }),
          version: name,
        })),
        ...{ nameLabel: text.name, rollLabel: text.roll, codeAlt: text.code },
        how: [
          ...text.how.usual,
          ...(hasKind('number') ? [text.how.number] : []),
          ...(hasKind('short') ? [text.how.short] : []),
        ],
        ...{ codeLabel: code.test, optionLabels: OPTION_LETTERS },
      }
    }),
  )
  return buildPrivateFileResponse(bytes, 'application/pdf', 'answer-sheets.pdf')
}

export async function sendAnswerKey(test: OwnClassTest): Promise<Response> {
  requirePrinted(test)
  const bytes = await renderReport(
    runInLanguage(test.language, () => {
      const text = testPapersText()
      return {
        ...describeTest(test),
        title: text.keyTitle(test.title),
        school: test.schoolName || site.name,
        heading: text.keyTitle(test.title),
        subtitle: `${text.facts(test)} · ${text.marks(sumMarks(test.questions))}`,
        blocks: listVersions(test).flatMap(({ version, name }) =>
          buildAnswerKey(orderOfVersion(test, version), name),
        ),
        ...{ note: text.keyNote, page: text.page },
      }
    }),
  )
  return buildPrivateFileResponse(bytes, 'application/pdf', 'answer-key.pdf')
}

const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E']

/** Before, a question could still move, and a sheet on paper would belong to another layout. */
function requirePrinted({ printedAt }: OwnClassTest) {
  if (!printedAt) throw new AppError('conflict', 'classTestNotFinished')
}

const describeTest = ({ title, changedAt }: OwnClassTest) => ({
  ...{ lang: getLanguageTag(), title, createdAt: changedAt.toISOString(), site: site.name },
})

/** A test with one version needs no name for it. */
const listVersions = ({ versions }: OwnClassTest) =>
  Array.from({ length: versions }, (_, index) => ({
    version: index + 1,
    name: versions > 1 ? testPapersText().version(SHEET_VERSIONS[index] ?? 'A') : '',
  }))

/** On paper, a question that was dropped later is still there. */
const sumMarks = (questions: TestQuestion[]) => questions.reduce((sum, { marks }) => sum + marks, 0)

function listInstructions({ instructions, questions }: OwnClassTest): string[] {
  const own = instructions.split('\n').filter((line) => line.trim() !== '')
  if (own.length > 0) return own
  const text = testPapersText().instructions
  return [
    ...text.usual,
    ...(questions.some(({ kind }) => kind === 'several') ? [text.several] : []),
    ...(questions.some(({ negative }) => negative > 0) ? [text.negative] : []),
  ]
}
