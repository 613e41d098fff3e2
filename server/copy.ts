import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { rangeOf } from '@/lib/files/range'
import { preferredPacking } from './packing'

/** An answer that is sent many times: plain, and packed in the two ways that browsers unpack. */
export type Copy = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  gzip?: Buffer
  br?: Buffer
}

const packGzip = promisify(zlib.gzip)
const packBrotli = promisify(zlib.brotliCompress)
const WORTH_PACKING = 1_024
const PACKABLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))/

export const isPackable = (type: string) => PACKABLE.test(type)

export async function copyOf(
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): Promise<Copy> {
  const plain = { status, headers: { ...headers, etag: tagOf(body) }, body }
  if (body.length < WORTH_PACKING || !isPackable(`${headers['content-type']}`)) return plain
  const [gzip, br] = await Promise.all([
    packGzip(body, { level: 9 }),
    packBrotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 7 } }),
  ])
  return { ...plain, gzip, br }
}

/** Sent once: under no tag, and packed quickly, in the one form that its visitor can read. */
export async function copyForOne(
  { status, headers: { etag: _, ...headers } }: Copy,
  body: Buffer,
  request: IncomingMessage,
): Promise<Copy> {
  const plain = { status, headers, body }
  const packing = preferredPacking(request.headers['accept-encoding'])
  if (packing === 'gzip') return { ...plain, gzip: await packGzip(body, { level: 4 }) }
  if (packing !== 'br') return plain
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 }
  return { ...plain, br: await packBrotli(body, { params }) }
}

/** Weak, because the packed forms are the same page and not the same bytes. */
export const tagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Sends the form that this visitor can read: whole, in part, or just the word that it is the same. */
export function sendCopy(copy: Copy, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = copy
  const packed = Boolean(copy.gzip ?? copy.br)
  const common = packed ? { ...headers, vary: withEncoding(headers.vary) } : headers
  if (status === 200 && isKnown(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, common).end()
    return
  }
  const isHead = request.method === 'HEAD'
  const { range } = request.headers
  if (range && status === 200 && !isHead) return sendPart(range, common, body, response)
  const packing = packed ? preferredPacking(request.headers['accept-encoding']) : undefined
  const form = (packing && copy[packing]) ?? body
  response.writeHead(status, {
    ...common,
    'content-length': form.length,
    ...(form !== body && { 'content-encoding': packing }),
  })
  response.end(isHead ? undefined : form)
}

function sendPart(
  header: string,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  response: ServerResponse,
) {
  const range = rangeOf(header, body.length)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': 0 })
    response.end()
    return
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` }),
  })
  response.end(part)
}

function isKnown(sent: string | undefined, etag: unknown) {
  if (etag === undefined) return false
  const bare = `${etag}`.replace('W/', '')
  return sent?.split(',').some((tag) => ['*', bare].includes(tag.trim().replace('W/', '')))
}

function withEncoding(vary: OutgoingHttpHeaders[string]) {
  const named = `${vary ?? ''}`
  return /accept-encoding/i.test(named)
    ? named
    : [named, 'Accept-Encoding'].filter(Boolean).join(', ')
}
