import { randomUUID } from 'node:crypto'
import type { TestQuestion } from '@/base/class-test-kinds'
import type { Db } from '@/db/client'
import {
  classAssignmentMarks,
  classAssignments,
  classGroups,
  classPictures,
  classSlipTexts,
  classTestChanges,
  classTestSheets,
  classTests,
  files,
  ownQuestions,
} from '@/db/schema'

/** A question with four options, of which the second is right. */
export const newQuestion = (values: Partial<TestQuestion> = {}): TestQuestion => ({
  ...{ id: randomUUID(), kind: 'choice', text: 'Which is a prime number?' },
  ...{ options: ['4', '5', '6', 'All of these'], right: [1], last: [3], number: '', answer: '' },
  ...{ why: '', marks: 1, negative: 0, topic: 'Numbers', level: 'remember', picture: null },
  ...{ source: null, bankId: null, ownId: null, isDropped: false, ...values },
})

type NewTest = Partial<typeof classTests.$inferInsert> & { groupId?: string }

/** In a class of its own, unless one is given. */
export async function newClassTest(db: Db, userId: string, values: NewTest = {}) {
  const groupId = values.groupId ?? (await newClassGroup(db, userId))
  const [test] = await db
    .insert(classTests)
    .values({
      ...{ userId, title: 'Numbers' },
      ...{ subject: 'Mathematics', grade: 8, language: 'en', minutes: 40, shuffleSeed: 7 },
      ...values,
      groupId,
    })
    .returning()
  if (!test) throw new Error('the test was not stored')
  return test
}

let groupCount = 0

/** No two of a run have the same name, which one teacher may not use twice in a year. */
export async function newClassGroup(db: Db, userId: string, values = {}) {
  groupCount += 1
  const [group] = await db
    .insert(classGroups)
    .values({ userId, name: `8 ${groupCount}`, schoolYear: 2026, ...values })
    .returning({ id: classGroups.id })
  return group?.id ?? ''
}

/** A row in every table of class tests. */
export async function addClassData(db: Db, userId: string, words: string) {
  const question = newQuestion({ text: words })
  const groupId = await newClassGroup(db, userId)
  const { id: testId } = await newClassTest(db, userId, { groupId, title: words })
  const student = { rollNumber: 12, markedAt: new Date(), comment: words }
  await db.insert(classTestSheets).values({
    ...{ id: randomUUID(), testId, version: 1, rollNumber: 12, readAt: new Date() },
    marks: { [question.id]: [1] },
  })
  await db
    .insert(classTestChanges)
    .values({ testId, questionId: question.id, kind: 'question-dropped' })
  const [assignment] = await db
    .insert(classAssignments)
    .values({ userId, groupId, title: words, language: 'en', rubric: [] })
    .returning({ assignmentId: classAssignments.id })
  if (assignment) await db.insert(classAssignmentMarks).values({ ...assignment, ...student })
  await db
    .insert(ownQuestions)
    .values({ userId, subject: words, grade: 8, language: 'en', question })
  await db.insert(classSlipTexts).values({ userId, language: 'en', texts: { wellDone: words } })
  const fileId = randomUUID().replaceAll('-', '').repeat(2)
  const file = { kind: 'picture', type: 'image/png', bytes: 7, name: 'x.png' } as const
  await db.insert(files).values({ id: fileId, ...file, createdBy: userId })
  await db.insert(classPictures).values({ userId, fileId })
}
