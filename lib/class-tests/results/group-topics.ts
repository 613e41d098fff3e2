import 'server-only'
import { computeResults, type GroupShare } from './class-results'
import { findGroupTests } from './load-group'

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
  const group = await findGroupTests(userId, groupId)
  if (!group) return null
  const { id, name } = group
  const tests = group.tests.map((test) => ({
    ...{ id: test.id, title: test.title, day: test.day },
    topics: computeResults(test.questions, test.sheets).topics,
  }))
  return { id, name, tests, topics: listTopicShares(tests) }
}

/** In the order of the tests; null for a test that does not ask about a topic. */
export function listTopicShares(tests: { topics: GroupShare[] }[]): GroupTopics['topics'] {
  const names = [...new Set(tests.flatMap(({ topics }) => topics.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    shares: tests.map(({ topics }) => topics.find((topic) => topic.name === name) ?? null),
  }))
}
