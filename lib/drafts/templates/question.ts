import 'server-only'
import type { DraftLanguage } from '@/base/draft-kinds'
import { type BankQuestion, isAbout } from '@/lib/question-bank/questions'
import type { DraftTemplateText } from '../content'
import type { NumberedPassage } from '../sources/passages'

type QuestionWords = { text: DraftTemplateText; language: DraftLanguage }

/** A paragraph, and a list of its options. */
export function composeQuestion(question: BankQuestion, { text, language }: QuestionWords): string {
  const words = question.question[language]
  switch (question.kind) {
    case 'choice':
      return [words, listOptions(question, { text, language })].join('\n')
    case 'several':
      return [`${words} ${text.question.several}`, listOptions(question, { text, language })].join(
        '\n',
      )
    case 'true-false':
      return `${words} (${text.question.trueFalse.join(' / ')})`
    case 'number':
      return `${words} ________`
    default:
      return words
  }
}

const listOptions = (
  { options }: Extract<BankQuestion, { kind: 'choice' | 'several' }>,
  { text, language }: QuestionWords,
) =>
  options
    .map((option, index) => `- ${text.question.letters[index]}) ${option[language]}`)
    .join('\n')

/** With the source of each, for a teacher who wants to read more. */
export const composeAnswers = (
  questions: BankQuestion[],
  { text, language, passages }: QuestionWords & { passages: NumberedPassage[] },
): string[] =>
  questions.map((question) => {
    const passage = passages.find(
      ({ questionSource }) => questionSource && isAbout(question, questionSource),
    )
    const answer = composeAnswer(question, { text, language })
    return passage ? `${answer} [${passage.number}]` : answer
  })

function composeAnswer(question: BankQuestion, { text, language }: QuestionWords): string {
  if (question.kind === 'short' || question.kind === 'task') return question.answer[language]
  return `**${nameRightAnswer(question, text)}** ${question.why[language]}`
}

function nameRightAnswer(
  question: Exclude<BankQuestion, { kind: 'short' | 'task' }>,
  text: DraftTemplateText,
): string {
  if (question.kind === 'number') return question.number
  const names = question.kind === 'true-false' ? text.question.trueFalse : text.question.letters
  return question.right.map((index) => names[index]).join(', ')
}
