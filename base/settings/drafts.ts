import 'server-only'
import * as z from 'zod'

/** Settings of the AI provider for drafts. Without them, drafts come from templates only. */

const wholeNumber = (fallback: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0)
    .max(10_000_000)
    .default(fallback)

const rupees = z.coerce.number('must be a number').min(0).max(1_000_000).default(0)

const trimmedText = z.string().trim().max(500, 'must have at most 500 characters').optional()

export const DRAFT_SETTINGS = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full URL such as https://api.example/v1' })
    .optional(),
  AI_API_KEY: trimmedText,
  AI_MODEL: trimmedText,
  /** Texts by the model, from midnight to midnight in India, and from the first day of a month. */
  AI_TEXTS_PER_USER_DAY: wholeNumber(20),
  AI_TEXTS_PER_SCHOOL_MONTH: wholeNumber(500),
  AI_TEXTS_PER_SITE_MONTH: wholeNumber(10_000),
  /** What the provider charges for a million tokens. */
  AI_INPUT_RUPEES: rupees,
  AI_OUTPUT_RUPEES: rupees,
}

const draftSettings = z.object(DRAFT_SETTINGS)

export type AiProviderSettings = { baseUrl: string; apiKey: string; model: string }

export function readAiSettings(env: z.output<typeof draftSettings>) {
  return {
    provider: readProvider(env),
    textsPerUserDay: env.AI_TEXTS_PER_USER_DAY,
    textsPerSchoolMonth: env.AI_TEXTS_PER_SCHOOL_MONTH,
    textsPerSiteMonth: env.AI_TEXTS_PER_SITE_MONTH,
    inputRupees: env.AI_INPUT_RUPEES,
    outputRupees: env.AI_OUTPUT_RUPEES,
  }
}

/** Null if none is set. */
function readProvider({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: z.output<typeof draftSettings>): AiProviderSettings | null {
  if (!baseUrl && !apiKey && !model) return null
  if (!baseUrl || !apiKey || !model)
    throw new Error(
      'AI_BASE_URL, AI_API_KEY and AI_MODEL work only together. Set all three, or none.',
    )
  return { baseUrl, apiKey, model }
}
