import 'server-only'
import { Refusal } from '@/base/errors'

/**
 * A body that is a file: of an announced length, read as it comes and never held. A slow line may take
 * as long as it takes; one on which nothing comes for a minute is given up.
 */

export type Incoming = {
  bytes: number
  chunks: AsyncIterable<Uint8Array>
  /** Whatever became of it: the little that is still on its way is let pass, so that the answer is heard. */
  leave: () => Promise<void>
}

const STALLED_MS = 60_000
/** As much as a browser sends without waiting for an answer. */
const PASSED_BYTES = 8 * 1024 * 1024
const PASSED_MS = 3_000

type Reader = ReadableStreamDefaultReader<Uint8Array>

export function openBody({ headers, body }: Request, stalledMs = STALLED_MS): Incoming {
  const type = headers.get('content-type')?.toLowerCase()
  if (type !== 'application/octet-stream' || headers.has('content-encoding'))
    throw new Refusal('wrongType', 'wrongFileType')
  const announced = headers.get('content-length')
  if (!announced || !/^\d{1,15}$/.test(announced) || !body)
    throw new Refusal('lengthRequired', 'lengthNeeded')
  const reader: Reader = body.getReader()
  return {
    bytes: Number(announced),
    chunks: chunksOf(reader, stalledMs),
    leave: () => letPass(reader),
  }
}

async function* chunksOf(reader: Reader, stalledMs: number) {
  for (;;) {
    const { done, value } = await soon(reader.read(), stalledMs).catch(asCutOff)
    if (done) return
    yield value
  }
}

async function soon<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('tooSlow', 'uploadStalled')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function asCutOff(error: unknown): never {
  throw error instanceof Refusal
    ? error
    : new Refusal('badRequest', 'cutOff', { detail: 'the file was cut off' })
}

async function letPass(reader: Reader) {
  const until = Date.now() + PASSED_MS
  try {
    for (let passed = 0; passed < PASSED_BYTES && Date.now() < until; ) {
      const { done, value } = await soon(reader.read(), until - Date.now())
      if (done) return
      passed += value.byteLength
    }
  } catch {
    // The line is broken or stands still: nobody reads the answer either.
  }
  // A stream that cannot be cancelled has ended.
  void reader.cancel().catch(() => {})
}
