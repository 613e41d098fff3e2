import 'server-only'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { classGroups, classTestSheets, classTests } from '@/db/schema'
import { isOwnGroup, isOwnTests } from '../access'
import { storedSheetColumns } from '../sheets/stored'

/** A class with those of its tests that have sheets, the oldest first. Null for everyone but the teacher. */
export async function findGroupTests(userId: string, groupId: string) {
  if (!isUuid(groupId)) return null
  const db = await database()
  const [group] = await db
    .select({ id: classGroups.id, name: classGroups.name })
    .from(classGroups)
    .where(and(eq(classGroups.id, groupId), isOwnGroup(userId)))
  if (!group) return null
  const tests = await db
    .select({
      id: classTests.id,
      title: classTests.title,
      day: classTests.day,
      language: classTests.language,
      questions: classTests.questions,
    })
    .from(classTests)
    .where(and(eq(classTests.groupId, group.id), isOwnTests(userId)))
    .orderBy(asc(classTests.day), asc(classTests.createdAt), asc(classTests.id))
  const sheets = tests.length === 0 ? [] : await listGroupSheets(tests.map(({ id }) => id))
  return {
    ...group,
    tests: tests.flatMap((test) => {
      const own = sheets.filter(({ testId }) => testId === test.id)
      return own.length > 0 ? [{ ...test, sheets: own }] : []
    }),
  }
}

async function listGroupSheets(testIds: string[]) {
  const db = await database()
  return db
    .select({ ...storedSheetColumns, testId: classTestSheets.testId })
    .from(classTestSheets)
    .where(inArray(classTestSheets.testId, testIds))
}
