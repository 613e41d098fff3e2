import 'server-only'
import { isIPv6 } from 'node:net'
import { getRequestId } from '@/base/request-context'
import { settings } from '@/base/settings'

/** Callers whom nobody can tell apart count as one. */
const UNKNOWN_CALLER = 'somebody'

/**
 * Who is calling. Vercel says so in a header that it lets nobody else write. Our own server appends
 * the socket's address to X-Forwarded-For, so with no proxy the last entry is the caller, with one
 * proxy the last but one; whatever a caller writes in front changes nothing. Under any other server
 * all of it may be the caller's own invention.
 */
export function getCallerIp(headers: Headers): string {
  if (settings().onVercel) return toNetwork(headers.get('x-vercel-forwarded-for') ?? UNKNOWN_CALLER)
  if (!getRequestId(headers)) return UNKNOWN_CALLER
  return getIpFromChain(headers.get('x-forwarded-for') ?? '')
}

/** The caller in a chain to which our own server has appended the socket's address. */
export function getIpFromChain(forwardedFor: string): string {
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  const index = chain.length - 1 - settings().trustedProxyHops
  return toNetwork(chain[Math.max(0, index)] ?? '')
}

/** One household or school has a whole /64 of IPv6, so that is what counts as one address. */
function toNetwork(entry: string) {
  const [ip = ''] = entry.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const headGroups = head.split(':').filter(Boolean)
  const tailGroups = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array(8 - headGroups.length - tailGroups.length).fill('0') : []
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`
}
