import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
  type QuestionKey,
  SHEET_NUMBER,
  type TestChangeKind,
  type TestQuestion,
} from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { classTestChanges, classTests } from '@/db/schema'
import { lockOwnTest } from '../sheets/stored'
import type { TestCorrectionInput } from './schema'

/** Nothing of the results is stored, so the next page shows them by the new key. */
export async function correctTest(
  viewer: { id: string },
  testId: string,
  { questionId, kind, right, number }: TestCorrectionInput,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const test = await lockOwnTest(tx, viewer, testId)
    const question = test.questions.find(({ id }) => id === questionId)
    if (!question) throw new AppError('notFound', 'notFound')
    return applyChange(tx, test, question, kind, { right, number })
  })
}

/** The opposite of a change, which is a change too: the list keeps both. */
export async function undoTestCorrection(
  viewer: { id: string },
  testId: string,
  changeId: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const test = await lockOwnTest(tx, viewer, testId)
    const [change] = await tx
      .select()
      .from(classTestChanges)
      .where(
        and(eq(classTestChanges.testId, test.id), eq(classTestChanges.id, requireUuid(changeId))),
      )
    const question = test.questions.find(({ id }) => id === change?.questionId)
    if (!change || !question) throw new AppError('notFound', 'notFound')
    const [latest] = await tx
      .select({ id: classTestChanges.id })
      .from(classTestChanges)
      .where(
        and(
          eq(classTestChanges.testId, test.id),
          eq(classTestChanges.questionId, change.questionId),
        ),
      )
      .orderBy(desc(classTestChanges.createdAt), desc(classTestChanges.id))
      .limit(1)
    if (latest?.id !== change.id) throw new AppError('conflict', 'testChangeNotLatest')
    const before = change.before ?? { right: question.right, number: question.number }
    await applyChange(tx, test, question, OPPOSITES[change.kind], before)
  })
}

const OPPOSITES: Record<TestChangeKind, TestChangeKind> = {
  'key-corrected': 'key-corrected',
  'question-dropped': 'question-restored',
  'question-restored': 'question-dropped',
}

async function applyChange(
  tx: Db,
  test: { id: string; questions: TestQuestion[] },
  question: TestQuestion,
  kind: TestChangeKind,
  key: QuestionKey,
): Promise<string> {
  const isKey = kind === 'key-corrected'
  if (isKey && !isPossibleKey(question, key))
    throw new AppError('invalid', 'checkForm', { errors: { right: 'valueInvalid' } })
  const changed = isKey
    ? { ...question, ...key }
    : { ...question, isDropped: kind === 'question-dropped' }
  const questions = test.questions.map((one) => (one.id === question.id ? changed : one))
  await tx
    .update(classTests)
    .set({ questions, revision: sql`${classTests.revision} + 1`, changedAt: sql`now()` })
    .where(eq(classTests.id, test.id))
  const [row] = await tx
    .insert(classTestChanges)
    .values({
      ...{ testId: test.id, questionId: question.id, kind },
      before: isKey ? { right: question.right, number: question.number } : null,
      after: isKey ? key : null,
    })
    .returning({ id: classTestChanges.id })
  if (!row) throw new Error('the change was not stored')
  return row.id
}

/** A corrected key may accept several options of a question with one right option. */
function isPossibleKey({ kind, options }: TestQuestion, { right, number }: QuestionKey): boolean {
  if (kind === 'short') return false
  if (kind === 'number') return SHEET_NUMBER.test(number)
  const count = kind === 'true-false' ? 2 : options.length
  const isRising = right.every((position, index) => position > (right[index - 1] ?? -1))
  return right.length > 0 && isRising && right.every((position) => position < count)
}
