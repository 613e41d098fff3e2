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

/** Pages without their own CSP (Next's error pages, for example) can be read but run no scripts. */
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
    log().error({ event: 'page.csp-missing', status })
    // Headers passed to `writeHead` would replace the policy, so they are set first.
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

/** Flat list, validated once, so that sending it skips Node's checks. */
export function createCheckedHeaderList(entries: HeaderEntry[]): string[] {
  const headersByName = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
  const hasCsp = hasRequiredCsp((name) => `${headersByName.get(name)}`)
  if (!hasCsp) log().error({ event: 'page.csp-missing' })
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

/** Node accepts an object, a flat list or a list of pairs. */
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
