import 'server-only'
import { randomUUID } from 'node:crypto'
import type { QuestionOrigin, TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { findPublishedItems } from '@/lib/content/published'
import { getChapterSource, getResourceSource, listChapters } from '@/lib/drafts/sources/load'
import { type BankQuestion, listQuestions } from '@/lib/question-bank/questions'

/** A chapter of a published e-book or a published resource, named in the language of the test. */
export type BankPlace = {
  key: string
  source: QuestionOrigin
  /** The e-book, or the theme of a resource. */
  group: { book: string } | { theme: string; resourceType: string }
  title: string
}

/** A question as a test takes it, and what one can filter by. */
export type OfferedQuestion = TestQuestion & {
  place: string
  theme: string
  grades: [number, number]
}

export const toPlaceKey = (source: QuestionOrigin): string =>
  'book' in source ? `book:${source.book}:${source.chapter}` : `resource:${source.resource}`

/** In the order of the library. */
export async function listBankPlaces(language: TestLanguage): Promise<BankPlace[]> {
  const [books, resources] = await Promise.all([
    findPublishedItems('book', language),
    findPublishedItems('resource', language),
  ])
  const chapters = books.map(async (book) =>
    (await listChapters(book)).flatMap(({ id, title }) => {
      const source = getChapterSource(book, id)
      return source ? [toPlace(source, { book: book.title }, title)] : []
    }),
  )
  return [
    ...(await Promise.all(chapters)).flat(),
    ...resources.flatMap((item) => {
      const source = getResourceSource(item)
      const { theme = '', resourceType = '' } = item.facts
      return source ? [toPlace(source, { theme, resourceType }, item.title)] : []
    }),
  ]
}

const toPlace = (source: QuestionOrigin, group: BankPlace['group'], title: string): BankPlace => ({
  key: toPlaceKey(source),
  source,
  group,
  title,
})

/** All questions of published material that a student can answer on paper, of one theme or of all. */
export async function listOfferedQuestions(language: TestLanguage, theme?: string) {
  const places = await listBankPlaces(language)
  const lists = await Promise.all(
    places.map(async ({ key, source, title }) =>
      (await listQuestions(source))
        .filter((question) => !theme || question.theme === theme)
        .flatMap((question): OfferedQuestion[] => {
          const offered = toTestQuestion(question, language, title)
          const { theme: ownTheme, grades } = question
          return offered ? [{ ...offered, place: key, theme: ownTheme, grades }] : []
        }),
    ),
  )
  const questions = lists.flat()
  const used = new Set(questions.map(({ place }) => place))
  return { places: places.filter(({ key }) => used.has(key)), questions }
}

/** In the language of the test, with a chapter or resource as topic. Class work is left out. */
export async function toTestQuestions(
  questions: BankQuestion[],
  language: TestLanguage,
): Promise<TestQuestion[]> {
  const places = questions.length > 0 ? await listBankPlaces(language) : []
  const titles = new Map(places.map(({ key, title }) => [key, title]))
  return questions.flatMap(
    (question) =>
      toTestQuestion(question, language, titles.get(toPlaceKey(question.source)) ?? '') ?? [],
  )
}

function toTestQuestion(
  question: BankQuestion,
  language: TestLanguage,
  topic: string,
): TestQuestion | null {
  if (question.kind === 'task') return null
  const { id: bankId, kind, level, marks, source } = question
  return {
    ...{ id: randomUUID(), kind, text: question.question[language], level, marks, source, topic },
    options: 'options' in question ? question.options.map((option) => option[language]) : [],
    right: 'right' in question ? question.right : [],
    last: ('last' in question && question.last) || [],
    number: 'number' in question ? question.number : '',
    answer: 'answer' in question ? question.answer[language] : '',
    why: 'why' in question ? question.why[language] : '',
    ...{ negative: 0, picture: null, bankId, ownId: null, isDropped: false },
  }
}
