import 'server-only'
import { Readable } from 'node:stream'
import { refusalSentence } from '@/words/refusals'
import { rangeOf, wantedRange } from './range'

type Sent = {
  bytes: number
  type: string
  disposition: string
  headers?: Record<string, string>
  /** The bytes of this part, or of all of it; asked only when somebody will read them. */
  open: (range?: { start: number; end: number }) => Promise<Readable>
}

/** A document of its own, wherever it is opened: it loads nothing, runs nothing, and no page frames it. */
const ALONE = "default-src 'none'; frame-ancestors 'none'"

/**
 * A private file, whole or in part.
 * Next sends it in chunks and would drop a Content-Length; a reader learns the size by a range.
 */
export async function sendPart(request: Request, { bytes, type, disposition, ...more }: Sent) {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-security-policy': ALONE,
    'content-disposition': disposition,
    ...more.headers,
  })
  const { headers: asked } = request
  const wanted = wantedRange(asked.get('range'), asked.get('if-range'), headers.get('etag'))
  const range = rangeOf(wanted, bytes)
  if (range === 'unsatisfiable') return tooShort(headers, bytes)
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  // A stream that nobody reads would keep its file open.
  const body = request.method === 'HEAD' ? null : await more.open(range ?? undefined)
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  })
}

function tooShort(headers: Headers, bytes: number) {
  headers.set('content-range', `bytes */${bytes}`)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.delete('content-disposition')
  return new Response(JSON.stringify({ msg: refusalSentence('fileIsShorter') }), {
    status: 416,
    headers,
  })
}
