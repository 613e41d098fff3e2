import type { OutgoingHttpHeaders } from 'node:http'
import type { Copy } from './copy'
import { sealedList } from './sealed-only'

/** Which bytes follow: one form of the body, or none because the visitor has them. */
export type Form = 'body' | 'gzip' | 'br' | 'same'

type Built = { until?: number } & Partial<Record<Form, string[]>>
const built = new WeakMap<Copy, Built>()

/**
 * The headers of a cached response as Node writes them, built once per form. nginx counts in whole
 * seconds, so a page cached "for one" would live for up to two: `until` names the second itself.
 */
export function headOf(copy: Copy, form: Form, until?: number): string[] {
  let heads = built.get(copy)
  if (heads?.until !== until || !heads) {
    heads = { until }
    built.set(copy, heads)
  }
  heads[form] ??= buildHead(copy, form, until)
  return heads[form]
}

function buildHead(copy: Copy, form: Form, until: number | undefined) {
  const isPacked = form === 'gzip' || form === 'br'
  const bytes = form === 'same' ? undefined : copy[form]
  const head: OutgoingHttpHeaders = {
    ...commonHeaders(copy),
    ...(until !== undefined && { 'x-accel-expires': `@${until}` }),
    ...(bytes && { 'content-length': bytes.length }),
    ...(isPacked && { 'content-encoding': form }),
  }
  return sealedList(
    Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** What every form of a response says. */
export const commonHeaders = ({ headers, gzip, br }: Copy): OutgoingHttpHeaders =>
  gzip || br ? { ...headers, vary: withEncoding(headers.vary) } : headers

function withEncoding(vary: OutgoingHttpHeaders[string]) {
  const named = `${vary ?? ''}`
  return /accept-encoding/i.test(named)
    ? named
    : [named, 'Accept-Encoding'].filter(Boolean).join(', ')
}
