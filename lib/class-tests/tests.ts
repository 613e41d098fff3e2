import 'server-only'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { classTestSheets, classTests } from '@/db/schema'
import { type ClassTeacher, findClassTest, isOwnTest, isOwnTests, requirePlace } from './access'

const countSheets = sql<number>`(select count(*)::int from class_test_sheets s
  where s.test_id = class_tests.id)`

/** The newest day first, in each class. */
export async function listClassTests(userId: string) {
  const db = await database()
  return db
    .select({
      id: classTests.id,
      groupId: classTests.groupId,
      title: classTests.title,
      subject: classTests.subject,
      day: classTests.day,
      questions: sql<number>`jsonb_array_length(${classTests.questions})`,
      sheets: countSheets,
      isPrinted: sql<boolean>`${classTests.printedAt} is not null`,
    })
    .from(classTests)
    .where(isOwnTests(userId))
    .orderBy(
      sql`${classTests.day} desc nulls first`,
      sql`${classTests.createdAt} desc`,
      classTests.id,
    )
}

export type ClassTestRow = Awaited<ReturnType<typeof listClassTests>>[number]

/** Null for everyone but the teacher. */
export const findOwnClassTest = async (userId: string, id: string) =>
  isUuid(id) ? findClassTest(userId, id) : null

export async function requireClassTest(userId: string, id: string) {
  const test = await findOwnClassTest(userId, id)
  if (!test) throw new AppError('notFound', 'notFound')
  return test
}

export type OwnClassTest = Awaited<ReturnType<typeof requireClassTest>>

export async function countTestSheets(testId: string): Promise<number> {
  const db = await database()
  return db.$count(classTestSheets, eq(classTestSheets.testId, testId))
}

/** From now on, questions and versions stay as they are on paper. */
export async function markPrinted(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  await db
    .update(classTests)
    .set({ printedAt: sql`now()`, revision: sql`${classTests.revision} + 1` })
    .where(and(isOwnTest(viewer.id, id), isNull(classTests.printedAt)))
}

/** For a paper that no student has: as soon as one sheet is read, it stays. */
export async function openForChanges(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  const opened = await db
    .update(classTests)
    .set({ printedAt: null, revision: sql`${classTests.revision} + 1` })
    .where(and(isOwnTest(viewer.id, id), isNotNull(classTests.printedAt), sql`${countSheets} = 0`))
    .returning({ id: classTests.id })
  if (opened.length > 0) return
  await requireClassTest(viewer.id, id)
  throw new AppError('conflict', 'classTestHasSheets')
}

/** With its answers; a day later they are deleted. */
export async function removeClassTest(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  const removed = await db
    .update(classTests)
    .set({ removedAt: sql`now()` })
    .where(isOwnTest(viewer.id, id))
    .returning({ id: classTests.id })
  if (removed.length === 0) throw new AppError('notFound', 'notFound')
}

export async function restoreClassTest(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await requirePlace(tx, viewer)
    const restored = await tx
      .update(classTests)
      .set({ removedAt: null })
      .where(
        and(
          ...[eq(classTests.id, requireUuid(id)), eq(classTests.userId, viewer.id)],
          gt(classTests.removedAt, ago(RETENTION.removedClass)),
        ),
      )
      .returning({ id: classTests.id })
    if (restored.length === 0) throw new AppError('notFound', 'notFound')
  })
}

/** For a day they can be brought back. */
export async function listRemovedTests(userId: string) {
  const db = await database()
  return db
    .select({ id: classTests.id, title: classTests.title })
    .from(classTests)
    .where(
      and(
        ...[eq(classTests.userId, userId), isNotNull(classTests.removedAt)],
        gt(classTests.removedAt, ago(RETENTION.removedClass)),
      ),
    )
    .orderBy(classTests.title)
}
