import type { ReaderFault } from '@/words/reader'

/** Fetches parts of the book's file, patiently: a phone's connection comes and goes. */

const PAUSES_MS = [400, 1200]
const SILENCE_MS = 20_000

export class ReadingFault extends Error {
  constructor(readonly kind: ReaderFault) {
    super(kind)
  }
}

export type Part = { bytes: Uint8Array<ArrayBuffer>; total: number }

export async function fetchPart(
  file: string,
  begin: number,
  end: number,
  leaving: AbortSignal,
): Promise<Part> {
  for (const pause of PAUSES_MS) {
    const part = await askFor(file, begin, end, leaving).catch((fault) => {
      if (leaving.aborted || fault.kind === 'closed') throw fault
    })
    if (part) return part
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return askFor(file, begin, end, leaving)
}

async function askFor(file: string, begin: number, end: number, leaving: AbortSignal) {
  const patience = new AbortController()
  const leave = () => patience.abort()
  const silence = setTimeout(leave, SILENCE_MS)
  leaving.addEventListener('abort', leave)
  if (leaving.aborted) leave()
  try {
    const answer = await fetch(file, {
      headers: { range: `bytes=${begin}-${end - 1}` },
      cache: 'no-store',
      signal: patience.signal,
    })
    clearTimeout(silence)
    return await partOf(answer, begin, end)
  } catch (fault) {
    throw fault instanceof ReadingFault ? fault : new ReadingFault('connection')
  } finally {
    clearTimeout(silence)
    leaving.removeEventListener('abort', leave)
  }
}

/**
 * A redirect to a page of this site is for someone who is not logged in, and that page is not the book. A
 * redirect to another origin leads to the file in the store (`S3_LINKS`).
 */
async function partOf(answer: Response, begin: number, end: number): Promise<Part> {
  const sentAway = answer.redirected && new URL(answer.url).origin === window.location.origin
  if (sentAway || [401, 403, 404].includes(answer.status)) throw new ReadingFault('closed')
  if (!answer.ok) throw new ReadingFault('connection')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status === 200) return { bytes: bytes.slice(begin, end), total: bytes.length }
  const total = Number(answer.headers.get('content-range')?.split('/')[1])
  if (bytes.length !== Math.min(end, total) - begin) throw new ReadingFault('connection')
  return { bytes, total }
}
