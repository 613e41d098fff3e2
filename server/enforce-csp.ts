import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { log } from '@/base/log'
import { noScriptCsp } from '@/lib/content-policy'

type WriteHeadHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[]
type HeaderEntry = [name: string, value: OutgoingHttpHeader]

const CSP_HEADER = 'content-security-policy'
const checkedHeaders = new WeakSet<object>()

/**
 * No page leaves without a strict policy. One that comes without is still read, but runs nothing:
 * whatever made it (an error of Next's own, a page that nobody thought of) has not been sealed.
 */
export class CspEnforcingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, reason?: string, headers?: WriteHeadHeaders): this
  override writeHead(status: number, headers?: WriteHeadHeaders): this
  override writeHead(
    status: number,
    reason?: string | WriteHeadHeaders,
    headers?: WriteHeadHeaders,
  ): this {
    const sentHeaders = headers ?? (typeof reason === 'object' ? reason : undefined)
    const message = typeof reason === 'string' ? reason : undefined
    if ((sentHeaders && checkedHeaders.has(sentHeaders)) || hasRequiredCsp(this.#sent(sentHeaders)))
      return super.writeHead(status, message, sentHeaders)
    log().error({ event: 'page.unsealed', status })
    // Headers given here would replace the policy, so they are set before it.
    for (const [name, value] of toHeaderEntries(sentHeaders)) this.setHeader(name, value)
    this.setHeader(CSP_HEADER, noScriptCsp)
    return super.writeHead(status, message)
  }

  #sent(sentHeaders: WriteHeadHeaders | undefined): HeaderReader {
    const headersByName = new Map(
      toHeaderEntries(sentHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    )
    return (name) => `${headersByName.get(name) ?? this.getHeader(name)}`
  }
}

/** Headers that are sent many times, as a flat list, sealed once so that sending them checks nothing. */
export function createCheckedHeaderList(entries: HeaderEntry[]): string[] {
  const headersByName = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
  const hasCsp = hasRequiredCsp((name) => `${headersByName.get(name)}`)
  if (!hasCsp) log().error({ event: 'page.unsealed' })
  const otherEntries = entries.filter(([name]) => hasCsp || name.toLowerCase() !== CSP_HEADER)
  const list = [
    ...otherEntries,
    ...(hasCsp ? [] : [[CSP_HEADER, noScriptCsp] as HeaderEntry]),
  ].flatMap(([name, value]) => [value].flat().flatMap((item) => [name, `${item}`]))
  checkedHeaders.add(list)
  return list
}

type HeaderReader = (name: 'content-type' | typeof CSP_HEADER) => string

const hasRequiredCsp = (readHeader: HeaderReader) =>
  !/^\s*text\/html/i.test(readHeader('content-type')) ||
  readHeader(CSP_HEADER).includes("default-src 'none'")

/** As Node takes them: an object, a list of names and values in turn, or a list of pairs. */
function toHeaderEntries(sentHeaders: WriteHeadHeaders | undefined): HeaderEntry[] {
  if (!Array.isArray(sentHeaders))
    return Object.entries(sentHeaders ?? {}).filter(
      (entry): entry is HeaderEntry => entry[1] !== undefined,
    )
  if (Array.isArray(sentHeaders[0])) return sentHeaders as unknown as HeaderEntry[]
  return sentHeaders.flatMap((name, index) =>
    index % 2 ? [] : [[`${name}`, sentHeaders[index + 1] ?? ''] as HeaderEntry],
  )
}
