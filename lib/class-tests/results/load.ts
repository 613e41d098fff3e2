import 'server-only'
import { asc, desc, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { classGroups, classTestChanges, classTestSheets, classTests } from '@/db/schema'
import { isOwnTest } from '../access'
import { storedSheetColumns } from '../sheets/stored'
import { type ClassResults, computeResults } from './class-results'

export type MarkedTest = NonNullable<Awaited<ReturnType<typeof findMarkedTest>>>

/** Null for everyone but the author. */
export async function findMarkedTest(userId: string, testId: string) {
  if (!isUuid(testId)) return null
  const db = await database()
  const [test] = await db
    .select({
      id: classTests.id,
      title: classTests.title,
      subject: classTests.subject,
      grade: classTests.grade,
      language: classTests.language,
      day: classTests.day,
      schoolName: classTests.schoolName,
      versions: classTests.versions,
      questions: classTests.questions,
      shuffleSeed: classTests.shuffleSeed,
      group: {
        id: classGroups.id,
        name: classGroups.name,
        rollNumbers: classGroups.rollNumbers,
      },
    })
    .from(classTests)
    .innerJoin(classGroups, eq(classGroups.id, classTests.groupId))
    .where(isOwnTest(userId, testId))
  return test ?? null
}

export async function requireMarkedTest(userId: string, testId: string): Promise<MarkedTest> {
  const test = await findMarkedTest(userId, testId)
  if (!test) throw new AppError('notFound', 'notFound')
  return test
}

/** In the order of the register. */
export async function listSheets(testId: string) {
  const db = await database()
  return db
    .select(storedSheetColumns)
    .from(classTestSheets)
    .where(eq(classTestSheets.testId, testId))
    .orderBy(asc(classTestSheets.section), asc(classTestSheets.rollNumber))
}

export type TestChange = Awaited<ReturnType<typeof listTestChanges>>[number]

/** The latest first. */
export async function listTestChanges(testId: string) {
  const db = await database()
  return db
    .select({
      id: classTestChanges.id,
      questionId: classTestChanges.questionId,
      kind: classTestChanges.kind,
      before: classTestChanges.before,
      after: classTestChanges.after,
      createdAt: classTestChanges.createdAt,
    })
    .from(classTestChanges)
    .where(eq(classTestChanges.testId, testId))
    .orderBy(desc(classTestChanges.createdAt), desc(classTestChanges.id))
}

export type TestResults = ClassResults & { test: MarkedTest; missing: number[] }

export async function findTestResults(userId: string, testId: string): Promise<TestResults | null> {
  const test = await findMarkedTest(userId, testId)
  if (!test) return null
  const results = computeResults(test.questions, await listSheets(test.id))
  return {
    ...results,
    test,
    missing: listMissingStudents(test.group.rollNumbers, results.students),
  }
}

export async function requireTestResults(userId: string, testId: string): Promise<TestResults> {
  const results = await findTestResults(userId, testId)
  if (!results) throw new AppError('notFound', 'notFound')
  return results
}

/** Of the roll numbers that the teacher listed; without a list nobody is known to be missing. */
export function listMissingStudents(
  rollNumbers: number[],
  students: { rollNumber: number }[],
): number[] {
  const present = new Set(students.map(({ rollNumber }) => rollNumber))
  return rollNumbers.filter((rollNumber) => !present.has(rollNumber))
}
