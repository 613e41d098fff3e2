import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { log } from '@/base/log'
import { noScriptPolicy } from '@/lib/content-policy'

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Entry = [name: string, value: OutgoingHttpHeader]

const POLICY = 'content-security-policy'
const checked = new WeakSet<object>()

/**
 * No page leaves without a strict policy. One that comes without is still read, but runs nothing:
 * whatever made it (an error of Next's own, a page that nobody thought of) has not been sealed.
 */
export class SealedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, reason?: string, headers?: Given): this
  override writeHead(status: number, headers?: Given): this
  override writeHead(status: number, reason?: string | Given, headers?: Given): this {
    const given = headers ?? (typeof reason === 'object' ? reason : undefined)
    const message = typeof reason === 'string' ? reason : undefined
    if ((given && checked.has(given)) || isSealed(this.#sent(given)))
      return super.writeHead(status, message, given)
    log().error({ event: 'page.unsealed', status })
    // Headers given here would replace the policy, so they are set before it.
    for (const [name, value] of entriesOf(given)) this.setHeader(name, value)
    this.setHeader(POLICY, noScriptPolicy)
    return super.writeHead(status, message)
  }

  #sent(given: Given | undefined): SentHeader {
    const own = new Map(entriesOf(given).map(([name, value]) => [name.toLowerCase(), value]))
    return (name) => `${own.get(name) ?? this.getHeader(name)}`
  }
}

/** Headers that are sent many times, as a flat list, sealed once so that sending them checks nothing. */
export function sealedList(entries: Entry[]): string[] {
  const sent = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
  const isComplete = isSealed((name) => `${sent.get(name)}`)
  if (!isComplete) log().error({ event: 'page.unsealed' })
  const others = entries.filter(([name]) => isComplete || name.toLowerCase() !== POLICY)
  const list = [...others, ...(isComplete ? [] : [[POLICY, noScriptPolicy] as Entry])].flatMap(
    ([name, value]) => [value].flat().flatMap((one) => [name, `${one}`]),
  )
  checked.add(list)
  return list
}

type SentHeader = (name: 'content-type' | typeof POLICY) => string

const isSealed = (sent: SentHeader) =>
  !/^\s*text\/html/i.test(sent('content-type')) || sent(POLICY).includes("default-src 'none'")

/** As Node takes them: an object, a list of names and values in turn, or a list of pairs. */
function entriesOf(given: Given | undefined): Entry[] {
  if (!Array.isArray(given))
    return Object.entries(given ?? {}).filter((entry): entry is Entry => entry[1] !== undefined)
  if (Array.isArray(given[0])) return given as unknown as Entry[]
  return given.flatMap((name, at) => (at % 2 ? [] : [[`${name}`, given[at + 1] ?? ''] as Entry]))
}
