import 'server-only'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { classGroups } from '@/db/schema'
import { type ClassTeacher, isOwnGroup, requirePlace } from './access'
import type { ClassGroupInput } from './schema'

/** Of the day of a test, or of today. */
const schoolYearOf = (day: string | null) =>
  sql<number>`extract(year from (coalesce(${day}::date, day_in_india()) - interval '3 months'))::int`

export async function listClassGroups(userId: string) {
  const db = await database()
  return db
    .select({
      id: classGroups.id,
      name: classGroups.name,
      schoolYear: classGroups.schoolYear,
      isPast: sql<boolean>`${classGroups.schoolYear} < ${schoolYearOf(null)}`,
    })
    .from(classGroups)
    .where(isOwnGroup(userId))
    .orderBy(sql`${classGroups.schoolYear} desc`, classGroups.name, classGroups.id)
}

export async function findClassGroup(userId: string, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [group] = await db
    .select()
    .from(classGroups)
    .where(and(eq(classGroups.id, id), isOwnGroup(userId)))
  return group ?? null
}

/** The class of this name in the school year of the day, new if there is none. The caller holds the author’s lock. */
export async function ensureClassGroup(
  tx: Db,
  userId: string,
  { className: name, day }: { className: string; day: string | null },
): Promise<string> {
  const [group] = await tx
    .select({ id: classGroups.id })
    .from(classGroups)
    .where(
      and(
        isOwnGroup(userId),
        eq(classGroups.name, name),
        sql`${classGroups.schoolYear} = ${schoolYearOf(day)}`,
      ),
    )
  if (group) return group.id
  const [added] = await tx
    .insert(classGroups)
    .values({ userId, name, schoolYear: schoolYearOf(day) })
    .returning({ id: classGroups.id })
  if (!added) throw new Error('the class was not stored')
  return added.id
}

/** A class that a test left, and of which nothing else is known. */
export async function dropEmptyGroup(tx: Db, id: string): Promise<void> {
  await tx.delete(classGroups).where(
    sql`${classGroups.id} = ${id} and ${classGroups.rollNumbers} = '[]'::jsonb
      and not exists (select from class_tests t where t.group_id = ${id})
      and not exists (select from class_assignments a where a.group_id = ${id})`,
  )
}

export async function changeClassGroup(
  viewer: ClassTeacher,
  id: string,
  { name, rollNumbers }: ClassGroupInput,
): Promise<void> {
  const db = await database()
  const changed = await db
    .update(classGroups)
    .set({ name, rollNumbers })
    .where(and(eq(classGroups.id, requireUuid(id)), isOwnGroup(viewer.id)))
    .returning({ id: classGroups.id })
    .catch(rejectUsedName)
  if (changed.length === 0) throw new AppError('notFound', 'notFound')
}

/** With its tests, answers and assignments; a day later they are deleted. */
export async function removeClassGroup(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  const removed = await db
    .update(classGroups)
    .set({ removedAt: sql`now()` })
    .where(and(eq(classGroups.id, requireUuid(id)), isOwnGroup(viewer.id)))
    .returning({ id: classGroups.id })
  if (removed.length === 0) throw new AppError('notFound', 'notFound')
}

export async function restoreClassGroup(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      await requirePlace(tx, viewer)
      const restored = await tx
        .update(classGroups)
        .set({ removedAt: null })
        .where(
          and(
            ...[eq(classGroups.id, requireUuid(id)), eq(classGroups.userId, viewer.id)],
            gt(classGroups.removedAt, ago(RETENTION.removedClass)),
          ),
        )
        .returning({ id: classGroups.id })
      if (restored.length === 0) throw new AppError('notFound', 'notFound')
    })
    .catch(rejectUsedName)
}

/** For a day they can be brought back. */
export async function listRemovedGroups(userId: string) {
  const db = await database()
  return db
    .select({ id: classGroups.id, name: classGroups.name })
    .from(classGroups)
    .where(
      and(
        ...[eq(classGroups.userId, userId), isNotNull(classGroups.removedAt)],
        gt(classGroups.removedAt, ago(RETENTION.removedClass)),
      ),
    )
    .orderBy(classGroups.name)
}

function rejectUsedName(error: unknown): never {
  if (isUniqueViolation(error, 'class_groups_name_unique'))
    throw new AppError('conflict', 'classExists')
  throw error
}
