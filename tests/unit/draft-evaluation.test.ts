// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiProviderSettings } from '@/base/settings/drafts'
import { runEvaluationTask } from '@/lib/drafts/evaluation/run'
import { EVALUATION_TASKS } from '@/lib/drafts/evaluation/tasks'
import { startAiServer } from '../support/ai-server'
import { isCiRun } from '../support/full-run'

/** 50 fixed tasks; `npm run ai:evaluate` gives the same tasks to a real provider. */

let server: Awaited<ReturnType<typeof startAiServer>>
let provider: AiProviderSettings

beforeAll(async () => {
  server = await startAiServer()
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = server.env
  provider = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }
})
afterAll(() => server.close())

/** Before a commit each seventh. */
const TASKS = EVALUATION_TASKS.filter((_, index) => isCiRun || index % 7 === 0)

const runAll = () => Promise.all(TASKS.map((task) => runEvaluationTask(provider, task)))

const MET = {
  ...{ structure: true, gradeLevel: true, citation: true, noInventedReference: true },
  language: true,
}

async function expectScores(expected: Partial<typeof MET>) {
  for (const [index, score] of (await runAll()).entries())
    expect(score, TASKS[index]?.name).toMatchObject({ ...MET, ...expected })
}

test('50 tasks cover each kind, language, theme and kind of resource, chapters and topics', () => {
  expect(EVALUATION_TASKS).toHaveLength(50)
  expect(new Set(EVALUATION_TASKS.map(({ name }) => name)).size).toBe(50)
  const count = (values: unknown[]) => new Set(values.filter(Boolean)).size
  const materials = EVALUATION_TASKS.map(({ material }) => material as Record<string, string>)
  expect(count(EVALUATION_TASKS.map(({ task }) => task))).toBe(5)
  expect(count(EVALUATION_TASKS.map(({ language }) => language))).toBe(3)
  const keys = ['theme', 'resourceType', 'book', 'topic']
  expect(keys.map((key) => count(materials.map((material) => material[key])))).toEqual([4, 5, 4, 5])
  expect(materials.filter(({ chapter }) => chapter)).toHaveLength(10)
  expect(materials.filter(({ topic }) => topic)).toHaveLength(10)
})

test('a model that follows the instructions meets the rubric in each task', async () => {
  server.state.behaviour = 'well'
  await expectScores({})
})

test.each([
  ['inventing', { citation: false, noInventedReference: false }],
  ['unstructured', { structure: false }],
  ['difficult', { gradeLevel: false }],
  ['foreign', { language: false }],
] as const)('an answer that is %s misses its point in each task', async (behaviour, missed) => {
  server.state.behaviour = behaviour
  await expectScores(missed)
})
