import { meanOf, sumOf, weighBest, weighWeakest } from './groups'
import {
  type AnswerOutcome,
  type GivenAnswer,
  type MarkedQuestion,
  roundMarks,
  toLetter,
} from './marking'
import { NEEDED } from './thresholds'

/** What one student got for one question. */
export type QuestionMark = { answer: GivenAnswer; marks: number; outcome: AnswerOutcome }

/** More than half of the best third gave this answer, and it is not the key. */
export type SuspectKey = { answer: GivenAnswer; students: number; best: number }

export type QuestionStatistics = {
  id: string
  students: number
  /** Each answer and how many gave it, in the order of the options, then by number of students. */
  answers: { answer: GivenAnswer; students: number; isRight: boolean }[]
  outcomes: Record<AnswerOutcome, number>
  /** The share of its marks that the class reached: 1 is easy. Null: the class is too small. */
  difficulty: number | null
  /** The share of the best third minus that of the weakest. */
  discrimination: number | null
  suspectKey: SuspectKey | null
}

/** `marks` and `totals` are in the order of the students. */
export function describeQuestion(
  question: MarkedQuestion,
  marks: QuestionMark[],
  totals: number[],
): QuestionStatistics {
  const shares = marks.map((mark) => toShare(question, mark.marks))
  const outcomes = { right: 0, partly: 0, wrong: 0, empty: 0 }
  for (const { outcome } of marks) outcomes[outcome] += 1
  return {
    id: question.id,
    students: marks.length,
    answers: countAnswers(question, marks),
    outcomes,
    difficulty: marks.length < NEEDED.difficulty ? null : meanOf(shares),
    discrimination: computeDiscrimination(shares, totals),
    suspectKey: findSuspectKey(question, marks, totals),
  }
}

/** Of the marks of a question or a topic, between 0 and 1. */
const toShare = ({ marks: most }: MarkedQuestion, marks: number) =>
  most > 0 ? Math.min(1, Math.max(0, marks / most)) : 0

function computeDiscrimination(shares: number[], totals: number[]): number | null {
  if (shares.length < NEEDED.discrimination) return null
  const places = Math.floor(shares.length / 3)
  const weigh = (weights: number[]) =>
    sumOf(shares.map((share, index) => share * (weights[index] ?? 0))) / places
  return weigh(weighBest(totals, places)) - weigh(weighWeakest(totals, places))
}

function countAnswers({ kind, options }: MarkedQuestion, marks: QuestionMark[]) {
  const counts = new Map<GivenAnswer, { students: number; isRight: boolean }>()
  // An option that nobody chose says something too.
  const printed = kind === 'choice' ? options.length : kind === 'true-false' ? 2 : 0
  for (let position = 0; position < printed; position += 1)
    counts.set(toLetter(position), { students: 0, isRight: false })
  for (const { answer, outcome } of marks) {
    if (answer === '') continue
    const students = (counts.get(answer)?.students ?? 0) + 1
    counts.set(answer, { students, isRight: outcome === 'right' })
  }
  const rows = [...counts].map(([answer, count]) => ({ answer, ...count }))
  if (printed > 0) return rows
  return rows.sort((a, b) => b.students - a.students || (a.answer < b.answer ? -1 : 1))
}

/** Best by the marks of the other questions, so that a wrong key does not choose its own judges. */
function findSuspectKey(
  { kind }: MarkedQuestion,
  marks: QuestionMark[],
  totals: number[],
): SuspectKey | null {
  if (kind === 'short' || marks.length < NEEDED.suspectKey) return null
  const places = Math.floor(marks.length / 3)
  const weights = weighBest(
    totals.map((total, index) => roundMarks(total - (marks[index]?.marks ?? 0))),
    places,
  )
  const weightByAnswer = new Map<GivenAnswer, number>()
  for (const [index, { answer, outcome }] of marks.entries())
    if (outcome === 'wrong')
      weightByAnswer.set(answer, (weightByAnswer.get(answer) ?? 0) + (weights[index] ?? 0))
  const [most] = [...weightByAnswer].sort(([, a], [, b]) => b - a)
  if (!most || most[1] <= places / 2) return null
  return { answer: most[0], students: Math.round(most[1]), best: places }
}
