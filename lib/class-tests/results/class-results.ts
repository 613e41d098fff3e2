import type { SheetMarks } from '@/base/class-test-kinds'
import { sumOf } from './groups'
import { type MarkedQuestion, markAnswer, roundMarks, toGivenAnswer, toLetter } from './marking'
import { describeQuestion, type QuestionMark, type QuestionStatistics } from './question-statistics'
import { computeMean, computeReliability, computeSpread, type Reliability } from './reliability'

/** What was read from one student's sheet. */
export type StudentSheet = {
  id: string
  rollNumber: number
  section: string
  version: number
  marks: SheetMarks
  /** The total of a student without a sheet, as the teacher typed it. */
  typedTotal: number | null
}

export type GroupShare = { name: string; marks: number; most: number }

export type StudentResult = {
  id: string
  rollNumber: number
  section: string
  version: number
  marks: number
  /** Typed, without a sheet: it counts for the mean and the spread alone. */
  isTyped: boolean
  /** By question; empty for marks without a sheet. */
  questions: QuestionMark[]
  topics: GroupShare[]
}

/** A group of students. */
export type GroupMean = { name: string; students: number; mean: number }

export type ClassResults = {
  students: StudentResult[]
  /** Marks that a student can reach. */
  most: number
  mean: number | null
  spread: number | null
  highest: number | null
  lowest: number | null
  reliability: Reliability | null
  questions: QuestionStatistics[]
  topics: GroupShare[]
  levels: GroupShare[]
  versions: GroupMean[]
  sections: GroupMean[]
}

export function computeResults(
  allQuestions: MarkedQuestion[],
  sheets: StudentSheet[],
): ClassResults {
  const counted = allQuestions.filter(({ isDropped }) => !isDropped)
  const students = sheets.map((sheet) => markStudent(allQuestions, sheet))
  const withSheet = students.filter(({ isTyped }) => !isTyped)
  const totals = withSheet.map(({ marks }) => marks)
  const allTotals = students.map(({ marks }) => marks)
  const marksOf = ({ questions }: StudentResult) =>
    questions.flatMap(({ marks }, index) => (allQuestions[index]?.isDropped ? [] : [marks]))
  return {
    students,
    most: roundMarks(sumOf(counted.map(({ marks }) => marks))),
    mean: computeMean(allTotals),
    spread: computeSpread(allTotals),
    highest: allTotals.length > 0 ? Math.max(...allTotals) : null,
    lowest: allTotals.length > 0 ? Math.min(...allTotals) : null,
    reliability: computeReliability(
      withSheet.map(marksOf),
      counted.map(({ marks }) => marks),
    ),
    questions: allQuestions.map((question, index) =>
      describeQuestion(question, withSheet.map(takeMark(index)), totals),
    ),
    topics: shareBy(allQuestions, withSheet, ({ topic }) => topic),
    levels: shareBy(allQuestions, withSheet, ({ level }) => level ?? ''),
    versions: meanBy(withSheet, ({ version }) => toLetter(version - 1)),
    sections: meanBy(students, ({ section }) => section),
  }
}

function markStudent(
  questions: MarkedQuestion[],
  { id, rollNumber, section, version, marks: sheet, typedTotal }: StudentSheet,
): StudentResult {
  const student = { id, rollNumber, section, version }
  if (typedTotal !== null)
    return { ...student, marks: typedTotal, isTyped: true, questions: [], topics: [] }
  const marked = questions.map((question): QuestionMark => {
    const answer = toGivenAnswer(sheet[question.id])
    const { marks, outcome } = markAnswer(question, answer)
    return { answer, marks: question.isDropped ? 0 : marks, outcome }
  })
  const result = {
    ...student,
    marks: roundMarks(sumOf(marked.map(({ marks }) => marks))),
    isTyped: false,
    questions: marked,
    topics: [],
  }
  return { ...result, topics: shareBy(questions, [result], ({ topic }) => topic) }
}

/** What the students reached of a topic or level, in the order of the questions. Below 0 is 0. */
function shareBy(
  questions: MarkedQuestion[],
  students: StudentResult[],
  nameOf: (question: MarkedQuestion) => string,
): GroupShare[] {
  const shares = new Map<string, GroupShare>()
  for (const [index, question] of questions.entries()) {
    const name = nameOf(question)
    if (question.isDropped || name === '') continue
    const share = shares.get(name) ?? { name, marks: 0, most: 0 }
    share.most += question.marks * students.length
    share.marks += sumOf(students.map((student) => student.questions[index]?.marks ?? 0))
    shares.set(name, share)
  }
  return [...shares.values()].map(({ name, marks, most }) => ({
    name,
    marks: roundMarks(Math.max(0, marks)),
    most: roundMarks(most),
  }))
}

function meanBy(students: StudentResult[], nameOf: (student: StudentResult) => string) {
  const totals = new Map<string, number[]>()
  for (const student of students)
    totals.set(nameOf(student), [...(totals.get(nameOf(student)) ?? []), student.marks])
  return [...totals]
    .map(
      ([name, marks]): GroupMean => ({
        name,
        students: marks.length,
        mean: computeMean(marks) ?? 0,
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const EMPTY_MARK: QuestionMark = { answer: '', marks: 0, outcome: 'empty' }

const takeMark =
  (index: number) =>
  ({ questions }: StudentResult): QuestionMark =>
    questions[index] ?? EMPTY_MARK
