import 'server-only'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { settings } from '@/base/settings'
import type { DeliveryProblem } from './kinds'

/** Someone else chooses the URL, so it must not lead into our own network. */

export type ResolvedAddress = { address: string; family: 4 | 6 }

/** Networks of IANA's registries of special purposes. Those of IPv6 are within 2000::/3. */
const SPECIAL_NETWORKS = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  // 2001::/23 has Teredo; 2002::/16 carries IPv4 addresses.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const

const specialAddresses = new BlockList()
for (const type of ['ipv4', 'ipv6'] as const)
  for (const network of SPECIAL_NETWORKS[type]) {
    const [base = '', bits] = network.split('/')
    specialAddresses.addSubnet(base, Number(bits), type)
  }

/** All that is public in IPv6 today: no mapped, local or translated address. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  // A zone names a network of this machine.
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !specialAddresses.check(address, 'ipv4')
  if (family === 6)
    return globalUnicast.check(address, 'ipv6') && !specialAddresses.check(address, 'ipv6')
  return false
}

/** Also other ports than 443, but none of the other services of a public host. */
const HTTPS_PORT = 443
const FIRST_UNRESERVED_PORT = 1024

export function isAllowedTarget(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (isTrialTarget(url)) return true
  if (url.protocol !== 'https:' || url.username || url.password) return false
  const port = Number(url.port || HTTPS_PORT)
  if (port !== HTTPS_PORT && port < FIRST_UNRESERVED_PORT) return false
  const host = getHost(url)
  return isIP(host) === 0 || isPublicAddress(host)
}

export const isTrialTarget = ({ origin }: URL) => settings().webhooks.trialOrigins.includes(origin)

const getHost = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

const DNS_TIMEOUT_MS = 2_000
const MAX_DNS_TRIES = 2

/**
 * Asked once for each attempt, and the connection goes to the answer: a second answer could differ. One private
 * address among several rejects all of them.
 */
export async function resolvePublicAddress(
  url: URL,
  signal: AbortSignal,
): Promise<ResolvedAddress | DeliveryProblem> {
  const host = getHost(url)
  if (isTrialTarget(url)) return toResolved(host === 'localhost' ? '127.0.0.1' : host)
  const addresses = isIP(host) ? [host] : await lookUp(host, signal)
  const [first] = addresses
  if (!first) return 'addressUnknown'
  return addresses.every(isPublicAddress) ? toResolved(first) : 'addressPrivate'
}

const toResolved = (address: string): ResolvedAddress => ({
  address,
  family: isIP(address) === 6 ? 6 : 4,
})

/** Not by the system, whose lookups would hold the threads that hash passwords. IPv4 addresses come first. */
async function lookUp(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: MAX_DNS_TRIES })
  const { dnsServers } = settings()
  if (dnsServers) resolver.setServers(dnsServers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
