import type { IncomingMessage } from 'node:http'

/** Next talks to itself in these headers, and believes whoever sends them. */
const OF_NEXT =
  /^(x-(middleware|invoke|matched|now|nextjs|prerender|vercel)|content-security-policy)/

/** What a request must lose and gain before Next or a route sees it; a cached response needs neither. */
export function prepareForRoutes(request: IncomingMessage): void {
  const { headers, url } = request
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name]
  // Small, but Next does not tell how small, so it would pack each answer at more than its own cost.
  if (url?.startsWith('/api/')) delete headers['accept-encoding']
  headers['x-forwarded-for'] = chainOf(request)
}

/** As a proxy would: the socket's own address goes to the end of the chain that the caller sent. */
export const chainOf = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')

/**
 * A path of this site that decodes, asked of one named host. `*` makes Next fail, and the full
 * address of another site would come back as a redirect to there. URL parsers read a backslash as a
 * slash and drop some control characters, so no path may hold one, however it is written.
 */
export function isAddress({ url = '', rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = hostsIn(rawHeaders)
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1') || !url.startsWith('/')) return false
  const path = url.split('?', 1)[0] ?? ''
  if (PLAIN.test(path)) return true
  try {
    return !REFUSED.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const PLAIN = /^[\w/.~-]*$/
const REFUSED = /[\\\p{Cc}]/u

function hostsIn(rawHeaders: string[]) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host')
      hosts += rawHeaders[at + 1] ? 1 : 0
  return hosts
}
