import 'server-only'
import { Readable } from 'node:stream'
import { getErrorText } from '@/i18n/error-text'
import { parseRange, selectRangeHeader } from './range'

type RangeContent = {
  bytes: number
  type: string
  disposition: string
  headers?: Record<string, string>
  open: (range?: { start: number; end: number }) => Promise<Readable>
}

/** For files opened as a document: loads and runs nothing, and cannot be framed. */
const ISOLATED_CSP = "default-src 'none'; frame-ancestors 'none'"

/** Next sends it chunked and would drop a Content-Length; clients learn the size from a range request. */
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
  // An unread stream would keep its file open.
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
  return new Response(JSON.stringify({ msg: getErrorText('rangeNotSatisfiable') }), {
    status: 416,
    headers,
  })
}
