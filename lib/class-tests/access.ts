import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { classGroups, classTests } from '@/db/schema'

export type ClassTeacher = { id: string }

/** A class, its tests and results open for the teacher alone, with or without a subscription. */
export const isOwnGroup = (userId: string) =>
  and(eq(classGroups.userId, userId), isNull(classGroups.removedAt))

const isInOwnGroup = (userId: string) =>
  sql`exists (select from class_groups g where g.id = class_tests.group_id
    and g.user_id = ${userId} and g.removed_at is null)`

export const isOwnTests = (userId: string) =>
  and(eq(classTests.userId, userId), isNull(classTests.removedAt), isInOwnGroup(userId))

export const isOwnTest = (userId: string, id: string) =>
  and(eq(classTests.id, requireUuid(id)), isOwnTests(userId))

/** The lock serialises two requests of one teacher, so that both count the tests. */
export async function lockAuthor(tx: Db, userId: string) {
  const [author] = await tx
    .select({ isSubscribed: sql<boolean>`${isSubscribed}` })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return { isSubscribed: author?.isSubscribed === true }
}

/** One every school day, for two years; older ones can be deleted. */
const MAX_CLASS_TESTS = 500

/** Without a subscription one test at a time. */
export async function requirePlace(tx: Db, viewer: ClassTeacher) {
  const author = await lockAuthor(tx, viewer.id)
  const count = await tx.$count(classTests, isOwnTests(viewer.id))
  if (!author.isSubscribed && count >= 1) throw new AppError('forbidden', 'classTestFreeLimit')
  if (count >= MAX_CLASS_TESTS) throw new AppError('conflict', 'classTestListFull')
  return author
}

/** Null for everyone but the teacher. */
export async function findClassTest(userId: string, id: string) {
  const db = await database()
  const [row] = await db
    .select({ test: classTests, className: classGroups.name })
    .from(classTests)
    .innerJoin(classGroups, eq(classGroups.id, classTests.groupId))
    .where(isOwnTest(userId, id))
  return row ? { ...row.test, className: row.className } : null
}
