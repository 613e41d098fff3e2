import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { rangeOf, wantedRange } from '@/lib/files/range'
import { commonHeaders, headOf } from './heads'
import { preferredPacking } from './packing'

/** An answer that is sent many times: plain, and packed in the two ways that browsers unpack. */
export type Copy = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  gzip?: Buffer
  br?: Buffer
}

const PACKABLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))/

export const isPackable = (type: string) => PACKABLE.test(type)

export const copyOf = (status: number, headers: OutgoingHttpHeaders, body: Buffer): Copy => ({
  status,
  headers: { ...headers, etag: tagOf(body) },
  body,
})

/** The answer to something that is one visitor's own: for no cache on the way. */
export const notKept = (copy: Copy): Copy => ({
  ...copy,
  headers: { ...copy.headers, 'cache-control': 'private, no-store' },
})

/** Weak, because the packed forms are the same page and not the same bytes. */
export const tagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Sends the form that this visitor can read: whole, in part, or just the word that it is the same. A
 * shared cache may answer with it until that second.
 */
export function sendCopy(
  copy: Copy,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  until?: number,
) {
  const isWhole = copy.status === 200
  if (isWhole && isKnown(headers['if-none-match'], copy.headers.etag)) {
    response.writeHead(304, headOf(copy, 'same', until)).end()
    return
  }
  const isHead = method === 'HEAD'
  const range = wantedRange(headers.range, headers['if-range'], copy.headers.etag)
  if (range !== null && isWhole && !isHead) return sendPart(range, copy, response, until)
  const form = formFor(copy, headers['accept-encoding'])
  response.writeHead(copy.status, headOf(copy, form, until)).end(isHead ? undefined : copy[form])
}

function formFor(copy: Copy, accepted: IncomingMessage['headers']['accept-encoding']) {
  const packing = copy.gzip || copy.br ? preferredPacking(accepted) : undefined
  return packing && copy[packing] ? packing : 'body'
}

function sendPart(header: string, copy: Copy, response: ServerResponse, until?: number) {
  const { body } = copy
  const range = rangeOf(header, body.length)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': 0 })
    response.end()
    return
  }
  if (!range) {
    response.writeHead(200, headOf(copy, 'body', until)).end(body)
    return
  }
  const part = body.subarray(range.start, range.end + 1)
  response.writeHead(206, {
    ...commonHeaders(copy),
    ...(until !== undefined && { 'x-accel-expires': `@${until}` }),
    'content-length': part.length,
    'content-range': `bytes ${range.start}-${range.end}/${body.length}`,
  })
  response.end(part)
}

function isKnown(sent: string | undefined, etag: unknown) {
  if (sent === undefined || etag === undefined) return false
  const bare = `${etag}`.replace('W/', '')
  return sent.split(',').some((tag) => ['*', bare].includes(tag.trim().replace('W/', '')))
}
