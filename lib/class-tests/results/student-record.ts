import 'server-only'
import type { TestLanguage } from '@/base/class-test-kinds'
import { computeResults, type StudentResult } from './class-results'
import { type GroupTopics, listTopicShares } from './group-topics'
import { findGroupTests } from './load-group'
import type { AnswerOutcome, GivenAnswer, MarkedQuestion } from './marking'

/** In all tests of a class, what one student answered and reached. */
export type StudentRecord = {
  group: { id: string; name: string }
  rollNumber: number
  section: string
  tests: StudentTest[]
  topics: GroupTopics['topics']
}

export type StudentTest = {
  id: string
  title: string
  day: string | null
  language: TestLanguage
  marks: number
  most: number
  isTyped: boolean
  answers: StudentAnswer[]
}

export type StudentAnswer = {
  question: MarkedQuestion & { text: string }
  answer: GivenAnswer
  outcome: AnswerOutcome
  marks: number
}

/** Null for everyone but the teacher, and for a student without a sheet. */
export async function findStudentRecord(
  userId: string,
  groupId: string,
  rollNumber: number,
  section: string,
): Promise<StudentRecord | null> {
  const group = await findGroupTests(userId, groupId)
  if (!group) return null
  const marked = group.tests.flatMap(({ questions, sheets, ...test }) => {
    const own = sheets.filter(
      (sheet) => sheet.rollNumber === rollNumber && sheet.section === section,
    )
    const { students, most } = computeResults(questions, own)
    return students.map((student) => ({
      ...{ id: test.id, title: test.title, day: test.day, language: test.language, most },
      ...{ marks: student.marks, isTyped: student.isTyped, topics: student.topics },
      answers: listAnswers(questions, student),
    }))
  })
  if (marked.length === 0) return null
  return {
    group: { id: group.id, name: group.name },
    ...{ rollNumber, section, tests: marked, topics: listTopicShares(marked) },
  }
}

const listAnswers = (
  questions: StudentAnswer['question'][],
  student: StudentResult,
): StudentAnswer[] =>
  student.questions.flatMap((mark, index) => {
    const question = questions[index]
    return question ? [{ question, ...mark }] : []
  })
