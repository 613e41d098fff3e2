import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { createUnavailableError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { prepareWriting, writeDraft } from './write-draft'

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
