import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRange, selectRangeHeader } from '@/lib/files/send'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { getCommonHeaders, getHeaderList } from './cached-headers'
import type { CachedResponse } from './cached-response'
import { negotiateEncoding } from './content-encoding'

export function sendCachedResponse(
  cachedResponse: CachedResponse,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  expirySecond?: number,
) {
  const isOk = cachedResponse.status === 200
  if (isOk && hasMatchingEtag(headers['if-none-match'], cachedResponse.headers.etag)) {
    response.writeHead(304, getHeaderList(cachedResponse, 'same', expirySecond)).end()
    return
  }
  const isHead = method === 'HEAD'
  const range = selectRangeHeader(headers.range, headers['if-range'], cachedResponse.headers.etag)
  if (range !== null && isOk && !isHead)
    return sendRange(range, cachedResponse, response, expirySecond)
  const bodyKind = selectEncoding(cachedResponse, headers['accept-encoding'])
  response
    .writeHead(cachedResponse.status, getHeaderList(cachedResponse, bodyKind, expirySecond))
    .end(isHead ? undefined : cachedResponse[bodyKind])
}

const ENCODINGS = ['br', 'gzip'] as const

function selectEncoding(
  cachedResponse: CachedResponse,
  acceptEncoding: IncomingMessage['headers']['accept-encoding'],
) {
  const available = ENCODINGS.filter((encoding) => cachedResponse[encoding])
  return (available.length > 0 && negotiateEncoding(acceptEncoding, available)) || 'body'
}

function sendRange(
  rangeHeader: string,
  cachedResponse: CachedResponse,
  response: ServerResponse,
  expirySecond?: number,
) {
  const { body } = cachedResponse
  const range = parseRange(rangeHeader, body.length)
  if (range === 'unsatisfiable') {
    response.writeHead(416, {
      ...SECURITY_HEADERS,
      'content-range': `bytes */${body.length}`,
      'content-length': 0,
    })
    response.end()
    return
  }
  if (!range) {
    response.writeHead(200, getHeaderList(cachedResponse, 'body', expirySecond)).end(body)
    return
  }
  const chunk = body.subarray(range.start, range.end + 1)
  response.writeHead(206, {
    ...getCommonHeaders(cachedResponse),
    ...(expirySecond !== undefined && { 'x-accel-expires': `@${expirySecond}` }),
    'content-length': chunk.length,
    'content-range': `bytes ${range.start}-${range.end}/${body.length}`,
  })
  response.end(chunk)
}

function hasMatchingEtag(ifNoneMatch: string | undefined, etag: unknown) {
  if (ifNoneMatch === undefined || etag === undefined) return false
  const plainEtag = `${etag}`.replace('W/', '')
  return ifNoneMatch
    .split(',')
    .some((tag) => ['*', plainEtag].includes(tag.trim().replace('W/', '')))
}
