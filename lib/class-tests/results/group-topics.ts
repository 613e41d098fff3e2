import 'server-only'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { classGroups, classTestSheets, classTests } from '@/db/schema'
import { isOwnGroup, isOwnTests } from '../access'
import { storedSheetColumns } from '../sheets/stored'
import { computeResults, type GroupShare } from './class-results'

/** Of each topic, what the class reached in the tests that ask about it, the oldest first. */
export type GroupTopics = {
  id: string
  name: string
  tests: { id: string; title: string; day: string | null }[]
  topics: { name: string; shares: (GroupShare | null)[] }[]
}

/** Null for everyone but the teacher. */
export async function findGroupTopics(
  userId: string,
  groupId: string,
): Promise<GroupTopics | null> {
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
      questions: classTests.questions,
    })
    .from(classTests)
    .where(and(eq(classTests.groupId, group.id), isOwnTests(userId)))
    .orderBy(asc(classTests.day), asc(classTests.createdAt), asc(classTests.id))
  const sheets = tests.length === 0 ? [] : await listGroupSheets(tests.map(({ id }) => id))
  const marked = tests.flatMap((test) => {
    const own = sheets.filter(({ testId }) => testId === test.id)
    const { topics } = computeResults(test.questions, own)
    return own.length > 0 ? [{ ...test, topics }] : []
  })
  const names = [...new Set(marked.flatMap(({ topics }) => topics.map(({ name }) => name)))]
  return {
    ...group,
    tests: marked.map(({ id, title, day }) => ({ id, title, day })),
    topics: names.map((name) => ({
      name,
      shares: marked.map(({ topics }) => topics.find((topic) => topic.name === name) ?? null),
    })),
  }
}

async function listGroupSheets(testIds: string[]) {
  const db = await database()
  return db
    .select({ ...storedSheetColumns, testId: classTestSheets.testId })
    .from(classTestSheets)
    .where(inArray(classTestSheets.testId, testIds))
}
