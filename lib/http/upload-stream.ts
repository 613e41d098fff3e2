import 'server-only'
import { AppError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'

const MAX_RUNNING_UPLOADS = 3

const runningCounts = getProcessSingleton('running uploads', () => new Map<string, number>())

export type UploadStream = {
  bytes: number
  chunks: AsyncIterable<Uint8Array>
  /** Drains the rest of the body, so that the client reads the response. */
  drain: () => Promise<void>
}

const STALL_TIMEOUT_MS = 60_000

const GRACE_MS = 30_000

/** 128 kbit/s, a third of a slow mobile connection. */
const LEAST_BYTES_PER_SECOND = 16 * 1024

/** What a browser sends without waiting for the response. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024

const MAX_DRAIN_MS = 3_000

type ByteReader = ReadableStreamDefaultReader<Uint8Array>

type ReadTimeout = { ms: number; code: 'uploadStalled' | 'uploadTooSlow' }

/** Counts running uploads of one user, so that nobody takes the places of all others. */
export async function withUploadShare<T>(userId: string, upload: () => Promise<T>): Promise<T> {
  const runningCount = runningCounts.get(userId) ?? 0
  if (runningCount >= MAX_RUNNING_UPLOADS) throw new AppError('tooMany', 'tooManyUploads')
  runningCounts.set(userId, runningCount + 1)
  return upload().finally(() => {
    const leftCount = (runningCounts.get(userId) ?? 0) - 1
    if (leftCount > 0) runningCounts.set(userId, leftCount)
    else runningCounts.delete(userId)
  })
}

/**
 * A file of a declared length, read as a stream. A client that sends too slowly is cut off, because each
 * running upload takes a place from others: a minute without data ends it, and so does a pace that would
 * need more than the grace period and the time of the whole file at the least pace.
 */
export function openUploadStream({ headers, body }: Request): UploadStream {
  const type = headers.get('content-type')?.toLowerCase()
  if (type !== 'application/octet-stream' || headers.has('content-encoding'))
    throw new AppError('wrongType', 'wrongFileType')
  const contentLength = headers.get('content-length')
  if (!contentLength || !/^\d{1,15}$/.test(contentLength) || !body)
    throw new AppError('lengthRequired', 'contentLengthRequired')
  const reader: ByteReader = body.getReader()
  return {
    bytes: Number(contentLength),
    chunks: readChunks(reader),
    drain: () => drainBody(reader),
  }
}

/** Only the time spent waiting for the client counts, not what its bytes take to be stored. */
async function* readChunks(reader: ByteReader) {
  let [receivedBytes, waitedMs] = [0, 0]
  for (;;) {
    const startedAt = performance.now()
    const allowedMs = GRACE_MS + (receivedBytes / LEAST_BYTES_PER_SECOND) * 1_000
    const timeout = chooseTimeout(allowedMs - waitedMs)
    const { done, value } = await withTimeout(reader.read(), timeout).catch(rejectAsCutOff)
    if (done) return
    waitedMs += performance.now() - startedAt
    receivedBytes += value.byteLength
    yield value
  }
}

const chooseTimeout = (paceMs: number): ReadTimeout =>
  STALL_TIMEOUT_MS < paceMs
    ? { ms: STALL_TIMEOUT_MS, code: 'uploadStalled' }
    : { ms: paceMs, code: 'uploadTooSlow' }

async function withTimeout<T>(work: Promise<T>, { ms, code }: ReadTimeout): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('tooSlow', code)), ms)
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
      const timeout = { ms: deadline - Date.now(), code: 'uploadStalled' } as const
      const { done, value } = await withTimeout(reader.read(), timeout)
      if (done) return
      drainedBytes += value.byteLength
    }
  } catch {
    // The client is disconnected or stalled and cannot read the response either.
  }
  // A stream that cannot be cancelled has ended.
  void reader.cancel().catch(() => {})
}
