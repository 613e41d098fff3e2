import 'server-only'
import { isIPv6 } from 'node:net'
import { settings } from '@/base/settings'
import { getRequestId } from '@/server/contract'

/** Callers without a known IP share one limit. */
const UNKNOWN_CALLER = 'unknown'

/**
 * On Vercel a header that clients cannot write. Our server appends the socket's address to X-Forwarded-For,
 * so the last entries are trustworthy (one per proxy). On other servers it may be forged.
 */
export function getCallerIp(headers: Headers): string {
  if (settings().onVercel) return toNetwork(headers.get('x-vercel-forwarded-for') ?? UNKNOWN_CALLER)
  if (!getRequestId(headers)) return UNKNOWN_CALLER
  return getIpFromChain(headers.get('x-forwarded-for') ?? '')
}

/** The last entry was appended by our own server. */
export function getIpFromChain(forwardedFor: string): string {
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  const index = chain.length - 1 - settings().trustedProxyHops
  return toNetwork(chain[Math.max(0, index)] ?? '')
}

/** An IPv6 household or school has a whole /64, so that counts as one address. */
function toNetwork(entry: string) {
  const [ip = ''] = entry.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const headGroups = head.split(':').filter(Boolean)
  const tailGroups = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array(8 - headGroups.length - tailGroups.length).fill('0') : []
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`
}
