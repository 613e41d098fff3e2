import 'server-only'
import { classResultsText } from '@/i18n/class-results'
import type { ClassResults, GroupShare } from './class-results'
import { formatMarks, formatMean, type GivenAnswer, type MarkedQuestion, toKey } from './marking'
import { NEEDED } from './thresholds'

/** What the figures mean, in plain sentences, for the page and for paper. */

export const toPercent = ({ marks, most }: { marks: number; most: number }) =>
  most > 0 ? Math.max(0, Math.round((marks / most) * 100)) : 0

/** Below this share of its marks, a topic is worth reading again. */
const SECURE_PERCENT = 60

export const listWeakTopics = (topics: GroupShare[]): string[] =>
  topics.filter((topic) => toPercent(topic) < SECURE_PERCENT).map(({ name }) => name)

export function explainClass({ mean, spread, most, reliability }: ClassResults): string[] {
  const { explain } = classResultsText()
  if (mean === null) return []
  return [
    explain.mean(formatMean(mean), formatMarks(most)),
    spread === null ? explain.spreadWithheld(NEEDED.spread) : explain.spread(formatMean(spread)),
    ...explainReliability(reliability),
  ]
}

function explainReliability(reliability: ClassResults['reliability']): string[] {
  const { explain } = classResultsText()
  if (!reliability)
    return [explain.reliabilityWithheld(NEEDED.reliability, NEEDED.reliabilityQuestions)]
  const { value } = reliability
  const grade = value >= 0.8 ? 'high' : value >= 0.6 ? 'fair' : 'low'
  return [explain.reliable[grade](value.toFixed(2)), explain[reliability.name]]
}

type Described = Pick<
  ClassResults['questions'][number],
  'difficulty' | 'discrimination' | 'suspectKey'
>

export function explainQuestion(
  question: MarkedQuestion,
  { difficulty, discrimination, suspectKey }: Described,
): string[] {
  const { explain } = classResultsText()
  return [
    ...(suspectKey
      ? [
          explain.suspect(
            suspectKey.students,
            suspectKey.best,
            nameAnswer(question, suspectKey.answer),
          ),
        ]
      : []),
    difficulty === null
      ? explain.difficultyWithheld(NEEDED.difficulty)
      : explain.difficulty(Math.round(difficulty * 100)),
    discrimination === null
      ? explain.discriminationWithheld(NEEDED.discrimination)
      : explain.discrimination[gradeDiscrimination(discrimination)],
  ]
}

const gradeDiscrimination = (value: number) =>
  value >= 0.4 ? 'strong' : value >= 0.2 ? 'fair' : value >= -0.05 ? 'weak' : 'reversed'

/** As the sheet of version A shows it. */
export function nameAnswer({ kind }: Pick<MarkedQuestion, 'kind'>, answer: GivenAnswer): string {
  const { questions: text } = classResultsText()
  if (answer === '') return text.noAnswer
  if (kind === 'true-false') return answer === 'A' ? text.isTrue : text.isFalse
  if (kind === 'short') return text.marksGiven(answer)
  return kind === 'number' ? answer : [...answer].join(', ')
}

export const nameKey = (question: MarkedQuestion) =>
  question.kind === 'short' ? '' : nameAnswer(question, toKey(question))

const MAX_BARS = 10

/** Students by marks, in at most ten steps of equal width. */
export function countByMarks({ students, most }: Pick<ClassResults, 'students' | 'most'>) {
  const { distribution } = classResultsText()
  const width = Math.max(1, Math.ceil((most + 1) / MAX_BARS))
  const count = Math.max(1, Math.ceil((most + 1) / width))
  return Array.from({ length: count }, (_, index) => {
    const from = index * width
    const isLast = index === count - 1
    const to = isLast ? Math.max(most, from) : from + width - 1
    return {
      label: distribution.range(formatMarks(from), formatMarks(to)),
      value: students.filter(
        ({ marks }) => (index === 0 || marks >= from) && (isLast || marks < from + width),
      ).length,
    }
  })
}
