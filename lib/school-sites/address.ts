import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { routes } from '@/lib/routes'

/** Where search engines and the school find the website, without a slash at its end. */
export function getSiteUrl(slug: string): string {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) return absoluteUrl(routes.schoolSite(slug))
  const port = appUrl.port && `:${appUrl.port}`
  return `${appUrl.protocol}//${slug}.${sitesDomain}${port}`
}

/**
 * The label before `SITES_DOMAIN`, which may belong to no school; null for hosts of the main site. Neither
 * the scheme nor the port of a `Host` header matters, and no forwarded host is trusted.
 */
export function findSlugOfHost(host = ''): string | null {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) return null
  const name = host.toLowerCase().split(':', 1)[0]?.replace(/\.$/, '') ?? ''
  if (name === appUrl.hostname) return null
  if (name === sitesDomain) return ''
  return name.endsWith(`.${sitesDomain}`) ? name.slice(0, -sitesDomain.length - 1) : null
}
