import 'server-only'
import { isIPv6 } from 'node:net'
import { requestIdOf } from '@/base/request-notes'
import { settings } from '@/base/settings'

/** Callers whom nobody can tell apart count as one. */
const SOMEBODY = 'somebody'

/**
 * Who is calling. Vercel says so in a header that it lets nobody else write. Our own server appends
 * the socket's address to X-Forwarded-For, so with no proxy the last entry is the caller, with one
 * proxy the last but one; whatever a caller writes in front changes nothing. Under any other server
 * all of it may be the caller's own invention.
 */
export function callerAddress(headers: Headers): string {
  if (settings().onVercel) return network(headers.get('x-vercel-forwarded-for') ?? SOMEBODY)
  if (!requestIdOf(headers)) return SOMEBODY
  return addressInChain(headers.get('x-forwarded-for') ?? '')
}

/** The caller in a chain to which our own server has appended the socket's address. */
export function addressInChain(forwardedFor: string): string {
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  const at = chain.length - 1 - settings().trustedProxyHops
  return network(chain[Math.max(0, at)] ?? '')
}

/** One household or school has a whole /64 of IPv6, so that is what counts as one address. */
function network(entry: string) {
  const [address = ''] = entry.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
