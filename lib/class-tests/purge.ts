import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { classAssignments, classGroups, classTests } from '@/db/schema'

/** What a teacher deleted can be brought back for a day. */
export async function purgeRemovedClasses(db: Db): Promise<void> {
  for (const table of [classGroups, classTests, classAssignments])
    await db.delete(table).where(lt(table.removedAt, ago(RETENTION.removedClass)))
}

/** Answers and levels of students go; the teacher’s tests and rubrics stay. */
export async function purgeClassAnswers(db: Db): Promise<void> {
  const oldGroups = sql`(select g.id from ${classGroups} g
    where make_timestamptz(g.school_year + 1, 4, 1, 0, 0, 0, 'Asia/Kolkata')
      < ${ago(RETENTION.classAnswers)})`
  await db.execute(sql`delete from class_test_sheets s using class_tests t
    where t.id = s.test_id and t.group_id in ${oldGroups}`)
  await db.execute(sql`delete from class_assignment_marks m using class_assignments a
    where a.id = m.assignment_id and a.group_id in ${oldGroups}`)
  await db
    .update(classGroups)
    .set({ rollNumbers: [] })
    .where(sql`${classGroups.id} in ${oldGroups} and ${classGroups.rollNumbers} <> '[]'::jsonb`)
}
