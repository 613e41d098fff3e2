import 'server-only'
import { isIPv6 } from 'node:net'
import { settings } from '@/base/settings'

/**
 * Who is calling, counted from the right of X-Forwarded-For. Our server appends the socket's own
 * address, so with no proxy the last entry is the caller, with one proxy the last but one; whatever
 * a caller writes in front changes nothing.
 */
export function callerAddress(headers: Headers): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
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
