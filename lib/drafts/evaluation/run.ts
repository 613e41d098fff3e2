import 'server-only'
import type { AiProviderSettings } from '@/base/settings/drafts'
import { cleanModelText } from '../writing/clean-text'
import { buildPrompt } from '../writing/prompt'
import { streamModelText } from '../writing/provider'
import { loadEvaluationPassages } from './passages'
import { type DraftScore, scoreDraft } from './score'
import type { EvaluationTask } from './tasks'

/** The way of a draft from the material to the stored text, without accounts and limits. */
export async function runEvaluationTask(
  provider: AiProviderSettings,
  task: EvaluationTask,
): Promise<DraftScore & { ms: number; outputTokens: number }> {
  const passages = await loadEvaluationPassages(task.material)
  const startedAt = performance.now()
  const prompt = buildPrompt({ ...task, passages, knownNames: [] })
  let [text, outputTokens] = ['', 0]
  const signal = new AbortController().signal
  for await (const part of streamModelText(provider, { ...prompt, signal })) {
    if ('text' in part) text += part.text
    else outputTokens = part.usage.outputTokens
  }
  const score = scoreDraft(task, cleanModelText(text, passages.length), passages)
  return { ...score, ms: Math.round(performance.now() - startedAt), outputTokens }
}
