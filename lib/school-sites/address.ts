import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { routes } from '@/lib/routes'

type SiteAddress = { slug: string; domain: string | null }

/** Where search engines and the school find the website, without a slash at its end. */
export function getSiteUrl({ slug, domain }: SiteAddress): string {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) return absoluteUrl(routes.schoolSite(slug))
  const port = appUrl.port && `:${appUrl.port}`
  return `${appUrl.protocol}//${domain ?? `${slug}.${sitesDomain}`}${port}`
}

/**
 * The label before `SITES_DOMAIN`, which may belong to no school, or the slug of a confirmed domain; null for
 * hosts of the main site. Neither the scheme nor the port of a `Host` header matters, and no forwarded host
 * is trusted.
 */
export function findSlugOfHost(
  host = '',
  findSlugOfDomain: (domain: string) => string | undefined,
): string | null {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) return null
  const name = host.toLowerCase().split(':', 1)[0]?.replace(/\.$/, '') ?? ''
  if (name === appUrl.hostname) return null
  if (name === sitesDomain) return ''
  if (name.endsWith(`.${sitesDomain}`)) return name.slice(0, -sitesDomain.length - 1)
  return findSlugOfDomain(name) ?? null
}
