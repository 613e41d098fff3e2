import 'server-only'
import { settings } from '@/base/settings'
import type { DomainResolver } from './resolver'

/** The records that a school adds where it manages its domain. */

type SiteDomain = { slug: string; domain: string; token: string }

export const getProofName = (domain: string) => `_uns-website.${domain}`
export const getProofValue = (token: string) => `uns-website=${token}`
export const getTarget = (slug: string) => `${slug}.${settings().sitesDomain}`

export type DomainProblem = 'siteDomainUnproved' | 'siteDomainNoAddress' | 'siteDomainOtherAddress'

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
