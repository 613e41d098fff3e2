import 'server-only'
import { Resolver } from 'node:dns/promises'
import { settings } from '@/base/settings'

/** The records that a school adds where it manages its domain. */

type SiteDomain = { slug: string; domain: string; token: string }

export type DomainProblem = 'siteDomainUnproved' | 'siteDomainNoAddress' | 'siteDomainOtherAddress'

/** Rejects if no server answers; a name without such records is an empty list. */
export type DomainResolver = {
  readTexts: (name: string) => Promise<string[]>
  readAddresses: (name: string) => Promise<string[]>
}

const TIMEOUT_MS = 2_000

const MAX_TRIES = 2

const MISSING_CODES = new Set(['ENODATA', 'ENOTFOUND'])

export const getProofName = (domain: string) => `_uns-website.${domain}`

export const getProofValue = (token: string) => `uns-website=${token}`

export const getTarget = (slug: string) => `${slug}.${settings().sitesDomain}`

export async function hasProof(resolver: DomainResolver, { domain, token }: SiteDomain) {
  return (await resolver.readTexts(getProofName(domain))).includes(getProofValue(token))
}

/** Null if the domain belongs to this school and leads to this site. */
export async function findDomainProblem(
  resolver: DomainResolver,
  siteDomain: SiteDomain,
): Promise<DomainProblem | null> {
  if (!(await hasProof(resolver, siteDomain))) return 'siteDomainUnproved'
  const addresses = await resolver.readAddresses(siteDomain.domain)
  if (addresses.length === 0) return 'siteDomainNoAddress'
  const ownAddresses = await resolver.readAddresses(getTarget(siteDomain.slug))
  const isOwn = addresses.every((address) => ownAddresses.includes(address))
  return isOwn ? null : 'siteDomainOtherAddress'
}

export function createDomainResolver(servers = settings().dnsServers): DomainResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: MAX_TRIES })
  if (servers) resolver.setServers(servers)
  return {
    readTexts: async (name) =>
      (await emptyIfMissing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    readAddresses: async (name) =>
      (
        await Promise.all([
          emptyIfMissing(resolver.resolve4(name)),
          emptyIfMissing(resolver.resolve6(name)),
        ])
      ).flat(),
  }
}

const emptyIfMissing = <T>(records: Promise<T[]>): Promise<T[]> =>
  records.catch((error: NodeJS.ErrnoException) => {
    if (MISSING_CODES.has(error.code ?? '')) return []
    throw error
  })
