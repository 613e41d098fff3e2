import type { IncomingMessage } from 'node:http'

/** Next uses these headers internally and trusts clients that send them. */
const NEXT_INTERNAL_HEADERS =
  /^(x-(middleware|invoke|matched|now|nextjs|prerender|vercel)|content-security-policy)/

/** What a request must lose and gain before Next or a route sees it; cached responses need neither. */
export function prepareRequest(request: IncomingMessage): void {
  const { headers, url } = request
  for (const name of Object.keys(headers))
    if (NEXT_INTERNAL_HEADERS.test(name)) delete headers[name]
  // API responses are small, but without a length Next would compress each one.
  if (url?.startsWith('/api/')) delete headers['accept-encoding']
  headers['x-forwarded-for'] = getForwardedFor(request)
}

/** Appends the socket's IP to the client's chain, like a proxy. */
export const getForwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')

/**
 * Rejects `*`, which crashes Next, and absolute URLs, which would redirect to another site. URL
 * parsers read backslashes as slashes and drop control characters, so paths must not contain them.
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
