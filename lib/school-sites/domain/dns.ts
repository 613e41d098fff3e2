import 'server-only'
import { type DomainProof, type DomainResolver, hasProof } from '@/base/dns'
import { settings } from '@/base/settings'

/** The records that a school adds where it manages its domain. */

type SiteDomain = { slug: string; domain: string; token: string }

export type DomainProblem = 'siteDomainUnproved' | 'siteDomainNoAddress' | 'siteDomainOtherAddress'

export const getSiteProof = ({ domain, token }: Omit<SiteDomain, 'slug'>): DomainProof => ({
  name: `_uns-website.${domain}`,
  value: `uns-website=${token}`,
})

export const getTarget = (slug: string) => `${slug}.${settings().sitesDomain}`

/** Null if the domain belongs to this school and leads to this site. */
export async function findDomainProblem(
  resolver: DomainResolver,
  siteDomain: SiteDomain,
): Promise<DomainProblem | null> {
  if (!(await hasProof(resolver, getSiteProof(siteDomain)))) return 'siteDomainUnproved'
  const addresses = await resolver.readAddresses(siteDomain.domain)
  if (addresses.length === 0) return 'siteDomainNoAddress'
  const ownAddresses = await resolver.readAddresses(getTarget(siteDomain.slug))
  const isOwn = addresses.every((address) => ownAddresses.includes(address))
  return isOwn ? null : 'siteDomainOtherAddress'
}
