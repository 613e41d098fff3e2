import type { ReaderErrorName } from '@/i18n/reader'

/** Retries, because mobile connections drop. */

const RETRY_DELAYS_MS = [400, 1200]
const RESPONSE_TIMEOUT_MS = 20_000

export class BookFileError extends Error {
  constructor(readonly kind: ReaderErrorName) {
    super(kind)
  }
}

export type BookFileRange = { bytes: Uint8Array<ArrayBuffer>; total: number }

type ReadRange = (start: number, end: number) => Promise<BookFileRange>
const keptFiles = new Map<string, ReadRange>()

/** A file on this device is read there, under the URL that it has on the site. */
export const readOnDevice = (fileUrl: string, readRange: ReadRange) =>
  void keptFiles.set(fileUrl, readRange)

export async function fetchRange(
  fileUrl: string,
  start: number,
  end: number,
  signal: AbortSignal,
): Promise<BookFileRange> {
  const readKept = keptFiles.get(fileUrl)
  if (readKept) return readKept(start, end)
  for (const delayMs of RETRY_DELAYS_MS) {
    const range = await requestRange(fileUrl, start, end, signal).catch((fault) => {
      if (signal.aborted || fault.kind === 'closed') throw fault
    })
    if (range) return range
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return requestRange(fileUrl, start, end, signal)
}

async function requestRange(fileUrl: string, start: number, end: number, signal: AbortSignal) {
  const timeoutController = new AbortController()
  const abortRequest = () => timeoutController.abort()
  const timer = setTimeout(abortRequest, RESPONSE_TIMEOUT_MS)
  signal.addEventListener('abort', abortRequest)
  if (signal.aborted) abortRequest()
  try {
    const response = await fetch(fileUrl, {
      headers: { range: `bytes=${start}-${end - 1}` },
      cache: 'no-store',
      signal: timeoutController.signal,
    })
    clearTimeout(timer)
    return await readRange(response, start, end)
  } catch (fault) {
    throw fault instanceof BookFileError ? fault : new BookFileError('connection')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abortRequest)
  }
}

/** A redirect within this site means logged out; another origin is the file store (`S3_LINKS`). */
async function readRange(response: Response, start: number, end: number): Promise<BookFileRange> {
  const wasRedirectedAway =
    response.redirected && new URL(response.url).origin === window.location.origin
  if (wasRedirectedAway || [401, 403, 404].includes(response.status))
    throw new BookFileError('closed')
  if (!response.ok) throw new BookFileError('connection')
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.status === 200) return { bytes: bytes.slice(start, end), total: bytes.length }
  const total = Number(response.headers.get('content-range')?.split('/')[1])
  if (bytes.length !== Math.min(end, total) - start) throw new BookFileError('connection')
  return { bytes, total }
}
