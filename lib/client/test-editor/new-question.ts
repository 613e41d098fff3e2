import type { TestQuestion } from '@/base/class-test-kinds'

/** Written by the teacher, so it also goes into the own bank. */
export const createQuestion = (values: Partial<TestQuestion> = {}): TestQuestion => ({
  ...{ id: crypto.randomUUID(), kind: 'choice', text: '', options: [], right: [], last: [] },
  ...{ number: '', answer: '', why: '', marks: 1, negative: 0, topic: '', level: null },
  ...{ picture: null, source: null, bankId: null, ownId: crypto.randomUUID(), isDropped: false },
  ...values,
})

/** The other one changes on its own, so a question of the bank becomes one of the teacher. */
export const duplicateQuestion = (question: TestQuestion): TestQuestion => ({
  ...question,
  ...{ id: crypto.randomUUID(), bankId: null, ownId: crypto.randomUUID(), isDropped: false },
})

/** A question of the site that a teacher changes is theirs from then on. */
export const changeQuestion = (
  question: TestQuestion,
  changes: Partial<TestQuestion>,
): TestQuestion => {
  const isReworded = ['text', 'options', 'right', 'number', 'kind', 'picture'].some(
    (key) => key in changes,
  )
  const isFromSite = question.ownId === null && isReworded
  return {
    ...question,
    ...changes,
    ...(isFromSite && { ownId: crypto.randomUUID(), bankId: null }),
  }
}

/** What the new kind needs; words that it has no place for stay, in case the teacher goes back. */
export function changeKind(question: TestQuestion, kind: TestQuestion['kind']): TestQuestion {
  const hasOptions = kind === 'choice' || kind === 'several'
  const options = hasOptions && question.options.length === 0 ? ['', '', '', ''] : question.options
  const limit = kind === 'true-false' ? 2 : options.length
  const right = question.right.filter((position) => position < limit)
  return changeQuestion(question, {
    ...{ kind, options },
    right: kind === 'several' ? right : right.slice(0, 1),
  })
}
