import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'

export type CachedResponse = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  gzip?: Buffer
  br?: Buffer
}

const COMPRESSIBLE_TYPES = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))/

export const isCompressibleType = (type: string) => COMPRESSIBLE_TYPES.test(type)

export const createCachedResponse = (
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): CachedResponse => ({
  status,
  headers: { ...headers, etag: createEtag(body) },
  body,
})

export const forbidCaching = (cachedResponse: CachedResponse): CachedResponse => ({
  ...cachedResponse,
  headers: { ...cachedResponse.headers, 'cache-control': 'private, no-store' },
})

/** Why an older copy is sent, in the form of RFC 9211. */
export const markAsCopy = (
  cachedResponse: CachedResponse,
  reason: 'database-unavailable' | 'render-failed',
): CachedResponse => ({
  ...cachedResponse,
  headers: { ...cachedResponse.headers, 'cache-status': `UNS; hit; detail=${reason}` },
})

/** Weak, because compressed forms are the same page but not the same bytes. */
export const createEtag = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
