import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiProviderSettings } from '@/base/draft-settings'
import { runEvaluationTask } from '@/lib/drafts/evaluation/run'
import { EVALUATION_TASKS } from '@/lib/drafts/evaluation/tasks'
import { startAiServer } from '../support/ai-server'

/** 50 fixed tasks; `npm run ai:evaluate` gives the same tasks to a real provider. */

let server: Awaited<ReturnType<typeof startAiServer>>
let provider: AiProviderSettings

beforeAll(async () => {
  server = await startAiServer()
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = server.env
  provider = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }
})
afterAll(() => server.close())

const runAll = () => Promise.all(EVALUATION_TASKS.map((task) => runEvaluationTask(provider, task)))

test('50 tasks cover each kind, language, theme and kind of resource', () => {
  expect(EVALUATION_TASKS).toHaveLength(50)
  expect(new Set(EVALUATION_TASKS.map(({ name }) => name)).size).toBe(50)
  const keys = ['task', 'language', 'theme', 'resourceType'] as const
  const counts = keys.map((key) => new Set(EVALUATION_TASKS.map((task) => task[key])).size)
  expect(counts).toEqual([5, 3, 4, 5])
})

test('a model that follows the instructions meets the rubric in all tasks', async () => {
  server.state.behaviour = 'well'
  for (const [index, score] of (await runAll()).entries())
    expect(score, EVALUATION_TASKS[index]?.name).toMatchObject({
      structure: true,
      gradeLevel: true,
      citation: true,
      noInventedReference: true,
      language: true,
    })
})

test('a model that invents references misses it in all tasks', async () => {
  server.state.behaviour = 'inventing'
  for (const [index, score] of (await runAll()).entries())
    expect(score, EVALUATION_TASKS[index]?.name).toMatchObject({
      structure: true,
      citation: false,
      noInventedReference: false,
    })
})
