import { exitWithError, printLine } from '@/base/cli'
import { settings } from '@/base/settings'
import { runEvaluationTask } from '@/lib/drafts/evaluation/run'
import { EVALUATION_TASKS } from '@/lib/drafts/evaluation/tasks'

/** 50 fixed tasks with the provider of the settings. A part of a name selects some: `npm run ai:evaluate -- rubric`. */

const POINTS = ['structure', 'gradeLevel', 'citation', 'noInventedReference', 'language'] as const

try {
  const { provider } = settings().ai
  if (!provider)
    throw new Error('Set AI_BASE_URL, AI_API_KEY and AI_MODEL in .env, then try again.')
  const [part = ''] = process.argv.slice(2)
  const tasks = EVALUATION_TASKS.filter(({ name }) => name.includes(part))
  const totals = new Map<string, number>()
  for (const task of tasks) {
    const result = await runEvaluationTask(provider, task)
    const missed = POINTS.filter((point) => !result[point])
    for (const point of POINTS) totals.set(point, (totals.get(point) ?? 0) + Number(result[point]))
    const verdict = missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`
    printLine(`${task.name} | ${verdict} | ${result.ms} ms | ${result.outputTokens} tokens`)
  }
  for (const point of POINTS) printLine(`${point}: ${totals.get(point) ?? 0} of ${tasks.length}`)
} catch (error) {
  exitWithError(error)
}
