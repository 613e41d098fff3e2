import 'server-only'
import { isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { schoolSiteDomains } from '@/db/schema'
import { routes } from '@/lib/routes'

/** For queries over `school_sites`: the domain that the school has proved, else null. */
export const confirmedDomain = sql<string | null>`(select ${schoolSiteDomains.domain}
  from ${schoolSiteDomains} where ${schoolSiteDomains.siteId} = school_sites.id
    and ${schoolSiteDomains.confirmedAt} is not null)`

type SiteAddress = { slug: string; domain: string | null }

/** The domains that schools have proved. */
export type ProvedDomains = {
  findSlug: (domain: string) => string | undefined
  hasAny: () => boolean
  /** False until they are read from the database. */
  isLoaded: () => boolean
}

/** Where search engines and the school find the website, without a slash at its end. */
export function getSiteUrl({ slug, domain }: SiteAddress): string {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) return absoluteUrl(routes.schoolSite(slug))
  const port = appUrl.port && `:${appUrl.port}`
  return `${appUrl.protocol}//${domain ?? `${slug}.${sitesDomain}`}${port}`
}

/**
 * The label before `SITES_DOMAIN`, which may belong to no school, or the slug of a confirmed domain; null for
 * hosts of the main site. Once schools have hosts, every other name is nobody's: a domain that a school gave
 * up must not show the main site with its login. Neither the scheme nor the port of a `Host` header matters,
 * and no forwarded host is trusted.
 */
export function findSlugOfHost(host: string | undefined, domains: ProvedDomains): string | null {
  const { sitesDomain, appUrl, hasAppUrl } = settings()
  const name = getHostName(host)
  if (name === appUrl.hostname || isLoopback(name)) return null
  if (name === sitesDomain) return ''
  if (sitesDomain && name.endsWith(`.${sitesDomain}`)) return name.slice(0, -sitesDomain.length - 1)
  const slug = sitesDomain && domains.findSlug(name)
  if (slug) return slug
  const haveSchoolsHosts = Boolean(sitesDomain) || domains.hasAny()
  return hasAppUrl && haveSchoolsHosts ? '' : null
}

/** Of a request to a website, whether it came to a host of the school's own. */
export function isOwnHost(host: string | null, { slug, domain }: SiteAddress): boolean {
  const { sitesDomain } = settings()
  const name = getHostName(host ?? '')
  return Boolean(sitesDomain) && (name === `${slug}.${sitesDomain}` || name === domain)
}

/** A load balancer checks an instance by its IP address, or without a name. */
export const isIpAddress = (host: string | undefined): boolean => {
  const name = getHostName(host)
  return name === '' || isIP(name) !== 0
}

const getHostName = (host = '') => {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))/.exec(host.toLowerCase()) ?? []
  return address ?? name.replace(/\.$/, '')
}

/** Names that no other machine can have. */
const isLoopback = (name: string) =>
  name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
