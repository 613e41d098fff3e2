import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MAX_FREE_QUESTIONS, type TestQuestion } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { classPictures, classTests } from '@/db/schema'
import { type ClassTeacher, isOwnTest, lockAuthor } from './access'
import { dropEmptyGroup, ensureClassGroup } from './groups'
import { keepOwnQuestions } from './own-questions'
import type { ClassTestUpdate } from './schema'
import { type OwnClassTest, requireClassTest } from './tests'

/** What an editor shows and changes. */
export type ClassTestValues = ReturnType<typeof toClassTestValues>

export type ClassTestSaveResult =
  | { version: number }
  | { theirs: ClassTestValues & { version: number } }

export const toClassTestValues = (test: OwnClassTest) => ({
  details: {
    ...{ title: test.title, className: test.className, subject: test.subject },
    ...{ grade: test.grade, language: test.language, day: test.day, minutes: test.minutes },
    ...{ versions: test.versions, schoolName: test.schoolName, instructions: test.instructions },
  },
  questions: test.questions,
})

/** The revision decides between two windows; the later one gets the newer test. */
export async function saveClassTest(
  viewer: ClassTeacher,
  id: string,
  { version, details, questions, order }: ClassTestUpdate,
): Promise<ClassTestSaveResult> {
  const db = await database()
  const saved = await db.transaction(async (tx) => {
    const author = await lockAuthor(tx, viewer.id)
    const [test] = await tx.select().from(classTests).where(isOwnTest(viewer.id, id))
    if (!test) throw new AppError('notFound', 'notFound')
    if (test.printedAt) throw new AppError('conflict', 'classTestPrinted')
    if (test.revision !== version) return null
    const next = mergeQuestions(test.questions, questions, order)
    if (!author.isSubscribed && next.length > Math.max(MAX_FREE_QUESTIONS, test.questions.length))
      throw new AppError('forbidden', 'classTestFreeLimit')
    await requireOwnPictures(tx, viewer.id, questions)
    const { className, ...columns } = details ?? {}
    const groupId = details
      ? await ensureClassGroup(tx, viewer.id, { className: details.className, day: details.day })
      : test.groupId
    const [row] = await tx
      .update(classTests)
      .set({
        ...{ ...columns, groupId, questions: next, changedAt: sql`now()` },
        revision: sql`${classTests.revision} + 1`,
      })
      .where(
        and(
          isOwnTest(viewer.id, id),
          isNull(classTests.printedAt),
          eq(classTests.revision, version),
        ),
      )
      .returning({ version: classTests.revision })
    if (row && groupId !== test.groupId) await dropEmptyGroup(tx, test.groupId)
    if (row) await keepOwnQuestions(tx, { ...test, ...columns }, questions)
    return row ?? null
  })
  if (saved) return saved
  const theirs = await requireClassTest(viewer.id, id)
  return { theirs: { ...toClassTestValues(theirs), version: theirs.revision } }
}

/** Ids without a question are a fault of the browser; nothing may be lost by it. */
function mergeQuestions(
  stored: TestQuestion[],
  changed: TestQuestion[],
  order: string[],
): TestQuestion[] {
  const byId = new Map([...stored, ...changed].map((question) => [question.id, question]))
  const isWhole = new Set(order).size === order.length && order.every((id) => byId.has(id))
  if (!isWhole)
    throw new AppError('invalid', 'checkForm', { detail: 'the order names no question' })
  return order.flatMap((id) => byId.get(id) ?? [])
}

async function requireOwnPictures(tx: Db, userId: string, questions: TestQuestion[]) {
  const ids = [...new Set(questions.flatMap(({ picture }) => picture?.fileId ?? []))]
  if (ids.length === 0) return
  const own = await tx.$count(
    classPictures,
    and(eq(classPictures.userId, userId), inArray(classPictures.fileId, ids)),
  )
  if (own < ids.length) throw new AppError('invalid', 'checkForm', { detail: 'a foreign picture' })
}
