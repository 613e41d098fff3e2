import 'server-only'
import type { AiProviderSettings } from '@/base/settings/drafts'
import type { TokenCounts } from '../usage'

const TIMEOUT_MS = 120_000

const MAX_OUTPUT_TOKENS = 3_000

/** Little variety: the text adapts a source. */
const TEMPERATURE = 0.3

type ModelRequest = { system: string; prompt: string; signal: AbortSignal }

export type ModelPart = { text: string } | { usage: TokenCounts }

/** Errors of the package hold the request with its content, so only their kind is logged. */
export function describeFailure(error: unknown): { failure: string; statusCode?: number } {
  if (!(error instanceof Error)) return { failure: 'unknown' }
  const { statusCode, lastError } = error as Error & { statusCode?: unknown; lastError?: unknown }
  if (lastError) return describeFailure(lastError)
  return { failure: error.name, ...(typeof statusCode === 'number' && { statusCode }) }
}

/** Text as it arrives, then what it cost. The packages are loaded with the first request. */
export async function* streamModelText(
  { baseUrl, apiKey, model }: AiProviderSettings,
  { system, prompt, signal }: ModelRequest,
): AsyncGenerator<ModelPart> {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  // The package would print requests with their content.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const provider = createOpenAICompatible({
    name: 'drafts',
    baseURL: baseUrl,
    apiKey,
    includeUsage: true,
  })
  const { fullStream } = streamText({
    model: provider.chatModel(model),
    system,
    prompt,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: TEMPERATURE,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    onError: () => {},
  })
  let length = 0
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Error('the request was aborted')
    if (part.type === 'text-delta') {
      length += part.text.length
      yield { text: part.text }
    }
    if (part.type === 'finish') yield { usage: countTokens(part.totalUsage, prompt, length) }
  }
}

/** Some providers report no usage; then four characters count as a token. */
const countTokens = (
  usage: { inputTokens?: number; outputTokens?: number },
  prompt: string,
  length: number,
): TokenCounts => ({
  inputTokens: usage.inputTokens ?? Math.ceil(prompt.length / 4),
  outputTokens: usage.outputTokens ?? Math.ceil(length / 4),
})
