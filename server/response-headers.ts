import type { OutgoingHttpHeaders } from 'node:http'
import type { CachedResponse } from './cached-response'
import { createCheckedHeaderList } from './enforce-csp'

/** Which bytes follow: one form of the body, or none because the visitor has them. */
export type CachedBodyKind = 'body' | 'gzip' | 'br' | 'same'

type CachedHeaderLists = { until?: number } & Partial<Record<CachedBodyKind, string[]>>
const headerListCache = new WeakMap<CachedResponse, CachedHeaderLists>()

/**
 * The headers of a cached response as Node writes them, built once per form. nginx counts in whole
 * seconds, so a page cached "for one" would live for up to two: `until` names the second itself.
 */
export function getHeaderList(
  cachedResponse: CachedResponse,
  bodyKind: CachedBodyKind,
  expirySecond?: number,
): string[] {
  let headerLists = headerListCache.get(cachedResponse)
  if (headerLists?.until !== expirySecond || !headerLists) {
    headerLists = { until: expirySecond }
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

/** What every form of a response says. */
export const getCommonHeaders = ({ headers, gzip, br }: CachedResponse): OutgoingHttpHeaders =>
  gzip || br ? { ...headers, vary: addAcceptEncoding(headers.vary) } : headers

function addAcceptEncoding(vary: OutgoingHttpHeaders[string]) {
  const varyText = `${vary ?? ''}`
  return /accept-encoding/i.test(varyText)
    ? varyText
    : [varyText, 'Accept-Encoding'].filter(Boolean).join(', ')
}
