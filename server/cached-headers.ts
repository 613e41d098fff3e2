import type { OutgoingHttpHeaders } from 'node:http'
import type { CachedResponse } from './cached-response'
import { createCheckedHeaderList } from './enforce-csp'

/** `same` is a 304 without a body. */
export type CachedBodyKind = 'body' | 'gzip' | 'br' | 'same'

type CachedHeaderLists = { expirySecond?: number } & Partial<Record<CachedBodyKind, string[]>>
const headerListCache = new WeakMap<CachedResponse, CachedHeaderLists>()

/** nginx counts whole seconds, so `max-age=1` could last two: `expirySecond` names the exact second. */
export function getHeaderList(
  cachedResponse: CachedResponse,
  bodyKind: CachedBodyKind,
  expirySecond?: number,
): string[] {
  let headerLists = headerListCache.get(cachedResponse)
  if (headerLists?.expirySecond !== expirySecond || !headerLists) {
    headerLists = { expirySecond }
    headerListCache.set(cachedResponse, headerLists)
  }
  headerLists[bodyKind] ??= buildHeaderList(cachedResponse, bodyKind, expirySecond)
  return headerLists[bodyKind]
}

function buildHeaderList(
  cachedResponse: CachedResponse,
  bodyKind: CachedBodyKind,
  expirySecond: number | undefined,
) {
  const isCompressed = bodyKind === 'gzip' || bodyKind === 'br'
  const body = bodyKind === 'same' ? undefined : cachedResponse[bodyKind]
  const headers: OutgoingHttpHeaders = {
    ...getCommonHeaders(cachedResponse),
    ...(expirySecond !== undefined && { 'x-accel-expires': `@${expirySecond}` }),
    ...(body && { 'content-length': body.length }),
    ...(isCompressed && { 'content-encoding': bodyKind }),
  }
  return createCheckedHeaderList(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

export const getCommonHeaders = ({ headers, gzip, br }: CachedResponse): OutgoingHttpHeaders =>
  gzip || br ? { ...headers, vary: addAcceptEncoding(headers.vary) } : headers

function addAcceptEncoding(vary: OutgoingHttpHeaders[string]) {
  const varyText = `${vary ?? ''}`
  return /accept-encoding/i.test(varyText)
    ? varyText
    : [varyText, 'Accept-Encoding'].filter(Boolean).join(', ')
}
