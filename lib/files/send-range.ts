import 'server-only'
import { Readable } from 'node:stream'
import { getErrorText } from '@/i18n/errors'
import { parseRange, selectRangeHeader } from './range'

type RangeContent = {
  bytes: number
  type: string
  disposition: string
  headers?: Record<string, string>
  /** The bytes of this part, or of all of it; asked only when somebody will read them. */
  open: (range?: { start: number; end: number }) => Promise<Readable>
}

/** A document of its own, wherever it is opened: it loads nothing, runs nothing, and no page frames it. */
const ISOLATED_CSP = "default-src 'none'; frame-ancestors 'none'"

/**
 * A private file, whole or in part.
 * Next sends it in chunks and would drop a Content-Length; a reader learns the size by a range.
 */
export async function sendRange(
  request: Request,
  { bytes, type, disposition, ...rest }: RangeContent,
) {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-security-policy': ISOLATED_CSP,
    'content-disposition': disposition,
    ...rest.headers,
  })
  const { headers: requestHeaders } = request
  const rangeHeader = selectRangeHeader(
    requestHeaders.get('range'),
    requestHeaders.get('if-range'),
    headers.get('etag'),
  )
  const range = parseRange(rangeHeader, bytes)
  if (range === 'unsatisfiable') return rejectUnsatisfiableRange(headers, bytes)
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  // A stream that nobody reads would keep its file open.
  const body = request.method === 'HEAD' ? null : await rest.open(range ?? undefined)
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  })
}

function rejectUnsatisfiableRange(headers: Headers, bytes: number) {
  headers.set('content-range', `bytes */${bytes}`)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.delete('content-disposition')
  return new Response(JSON.stringify({ msg: getErrorText('fileIsShorter') }), {
    status: 416,
    headers,
  })
}
