import 'server-only'
import { AppError } from '@/base/errors'

/** A file of a declared length, read as a stream; a minute without data ends the upload. */

export type UploadStream = {
  bytes: number
  chunks: AsyncIterable<Uint8Array>
  /** Drains the rest of the body, so that the client reads the response. */
  drain: () => Promise<void>
}

const STALL_TIMEOUT_MS = 60_000
/** What a browser sends without waiting for the response. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024
const MAX_DRAIN_MS = 3_000

type ByteReader = ReadableStreamDefaultReader<Uint8Array>

export function openUploadStream(
  { headers, body }: Request,
  stalledMs = STALL_TIMEOUT_MS,
): UploadStream {
  const type = headers.get('content-type')?.toLowerCase()
  if (type !== 'application/octet-stream' || headers.has('content-encoding'))
    throw new AppError('wrongType', 'wrongFileType')
  const contentLength = headers.get('content-length')
  if (!contentLength || !/^\d{1,15}$/.test(contentLength) || !body)
    throw new AppError('lengthRequired', 'contentLengthRequired')
  const reader: ByteReader = body.getReader()
  return {
    bytes: Number(contentLength),
    chunks: readChunks(reader, stalledMs),
    drain: () => drainBody(reader),
  }
}

async function* readChunks(reader: ByteReader, stalledMs: number) {
  for (;;) {
    const { done, value } = await withTimeout(reader.read(), stalledMs).catch(rejectAsCutOff)
    if (done) return
    yield value
  }
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('tooSlow', 'uploadStalled')), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

function rejectAsCutOff(error: unknown): never {
  throw error instanceof AppError
    ? error
    : new AppError('badRequest', 'bodyIncomplete', { detail: 'the file was cut off' })
}

async function drainBody(reader: ByteReader) {
  const deadline = Date.now() + MAX_DRAIN_MS
  try {
    for (let drainedBytes = 0; drainedBytes < MAX_DRAINED_BYTES && Date.now() < deadline; ) {
      const { done, value } = await withTimeout(reader.read(), deadline - Date.now())
      if (done) return
      drainedBytes += value.byteLength
    }
  } catch {
    // The client is disconnected or stalled and cannot read the response either.
  }
  // A stream that cannot be cancelled has ended.
  void reader.cancel().catch(() => {})
}
