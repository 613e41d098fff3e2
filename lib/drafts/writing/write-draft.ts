import 'server-only'
import { sql } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { AppError, createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import type { AiProviderSettings } from '@/base/settings/drafts'
import { database } from '@/db/client'
import { drafts } from '@/db/schema'
import { getErrorText } from '@/i18n/error-text'
import { isOwnDraft } from '../draft'
import { toCitation } from '../export/paper'
import { loadDraftPassages } from '../sources/load'
import type { NumberedPassage } from '../sources/passages'
import { cancelReservation, recordTokens, reserveUsage, type UsageReservation } from '../usage'
import { cleanModelText } from './clean-text'
import { buildPrompt } from './prompt'
import { describeFailure, streamModelText } from './provider'
import { findKnownNames } from './redact'

export type WritingEvent = { text: string } | { done: true } | { error: string }

/** Shorter texts are refusals or errors in words. */
const MIN_TEXT_CHARACTERS = 100

type WritingJob = {
  draftId: string
  userId: string
  provider: AiProviderSettings
  passages: NumberedPassage[]
  prompt: { system: string; prompt: string }
  reservation: UsageReservation
}

/** Everything that can be refused is refused before the first byte of the stream. */
export async function prepareWriting(viewer: { id: string }, id: string): Promise<WritingJob> {
  const { provider } = settings().ai
  if (!provider) throw new AppError('notFound', 'notFound')
  const db = await database()
  const [draft] = await db.select().from(drafts).where(isOwnDraft(viewer.id, id))
  if (!draft) throw new AppError('notFound', 'notFound')
  const passages = await loadDraftPassages(draft)
  const knownNames = await findKnownNames(viewer.id)
  return {
    ...{ draftId: draft.id, userId: viewer.id, provider, passages },
    prompt: buildPrompt({ ...draft, passages, knownNames }),
    reservation: await reserveUsage(viewer),
  }
}

/** The log contains numbers, never the prompt or the answer. */
export async function* writeDraft(
  job: WritingJob,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent> {
  const { draftId, userId, provider, prompt, reservation } = job
  const startedAt = performance.now()
  const state = { text: '', usage: { inputTokens: 0, outputTokens: 0 } }
  const report = (outcome: string, details: object = {}) =>
    log().info({
      ...{ event: 'draft.written', draft: draftId, user: userId, outcome },
      ...{ ms: Math.round(performance.now() - startedAt), ...state.usage, ...details },
    })
  try {
    for await (const part of streamModelText(provider, { ...prompt, signal })) {
      if ('usage' in part) state.usage = part.usage
      else {
        state.text += part.text
        yield { text: part.text }
      }
    }
  } catch (error) {
    if (state.text === '' && !signal.aborted) await cancelReservation(reservation)
    else await recordTokens(reservation, estimateTokens(prompt, state.text))
    report(signal.aborted ? 'cancelled' : 'failed', describeFailure(error))
    yield { error: getErrorText('draftModelFailed') }
    return
  }
  await recordTokens(reservation, state.usage)
  const isStored = await storeText(job, state.text)
  report(isStored ? 'stored' : 'refused')
  yield isStored ? { done: true } : { error: getErrorText('draftModelRefused') }
}

/** The text before it stays, so that it can be brought back. */
async function storeText({ draftId, userId, passages }: WritingJob, text: string) {
  const body = cleanModelText(text, passages.length)
  if (body.length < MIN_TEXT_CHARACTERS) return false
  const db = await database()
  const rows = await db
    .update(drafts)
    .set({
      body,
      previousBody: sql`${drafts.body}`,
      citations: passages.map(toCitation),
      madeBy: 'model',
      version: sql`${drafts.version} + 1`,
      changedAt: sql`now()`,
    })
    .where(isOwnDraft(userId, draftId))
    .returning({ id: drafts.id })
  return rows.length > 0
}

const estimateTokens = ({ prompt }: WritingJob['prompt'], text: string) => ({
  inputTokens: Math.ceil(prompt.length / 4),
  outputTokens: Math.ceil(text.length / 4),
})

/** Each keeps a connection to the browser and one to the provider. */
const MAX_STREAMS = 40

const streams = getProcessSingleton('draft streams', () => ({ open: 0 }))

/** One JSON object a line. When the browser goes away, the request to the provider ends too. */
export async function sendWritingStream(viewer: { id: string }, id: string): Promise<Response> {
  if (streams.open >= MAX_STREAMS) throw createUnavailableError('too many open drafts')
  streams.open += 1
  const closeStream = createOnce(() => {
    streams.open -= 1
  })
  const job = await prepareWriting(viewer, id).catch((error) => {
    closeStream()
    throw error
  })
  const controller = new AbortController()
  const events = writeDraft(job, controller.signal)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) =>
      withoutDeadline(async () => {
        const { value, done } = await events.next().catch((error) => {
          closeStream()
          throw error
        })
        if (!done) return stream.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
        closeStream()
        stream.close()
      }),
    cancel: () =>
      withoutDeadline(async () => {
        controller.abort()
        for await (const _ of events);
        closeStream()
      }),
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}

function createOnce(run: () => void) {
  let hasRun = false
  return () => {
    if (!hasRun) run()
    hasRun = true
  }
}
