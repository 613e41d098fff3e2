import type { IncomingMessage } from 'node:http'

/** Next talks to itself in these headers, and believes whoever sends them. */
const NEXT_INTERNAL_HEADERS =
  /^(x-(middleware|invoke|matched|now|nextjs|prerender|vercel)|content-security-policy)/

/** What a request must lose and gain before Next or a route sees it; a cached response needs neither. */
export function prepareRequest(request: IncomingMessage): void {
  const { headers, url } = request
  for (const name of Object.keys(headers))
    if (NEXT_INTERNAL_HEADERS.test(name)) delete headers[name]
  // Small, but Next does not tell how small, so it would pack each answer at more than its own cost.
  if (url?.startsWith('/api/')) delete headers['accept-encoding']
  headers['x-forwarded-for'] = getForwardedFor(request)
}

/** As a proxy would: the socket's own address goes to the end of the chain that the caller sent. */
export const getForwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')

/**
 * A path of this site that decodes, asked of one named host. `*` makes Next fail, and the full
 * address of another site would come back as a redirect to there. URL parsers read a backslash as a
 * slash and drop some control characters, so no path may hold one, however it is written.
 */
export function hasValidTarget({ url = '', rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hostCount = countHosts(rawHeaders)
  if (hostCount > 1 || (hostCount === 0 && httpVersion === '1.1') || !url.startsWith('/'))
    return false
  const path = url.split('?', 1)[0] ?? ''
  if (PLAIN_PATH.test(path)) return true
  try {
    return !FORBIDDEN_CHARACTERS.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const PLAIN_PATH = /^[\w/.~-]*$/
const FORBIDDEN_CHARACTERS = /[\\\p{Cc}]/u

function countHosts(rawHeaders: string[]) {
  let hostCount = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host')
      hostCount += rawHeaders[index + 1] ? 1 : 0
  return hostCount
}
