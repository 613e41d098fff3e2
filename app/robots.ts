import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { toRobotsPattern } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

const privatePatterns = [
  ...new Set(
    allRoutePolicies
      .filter(
        ({ whom: audience, kind, secret: hasSecretUrl }) =>
          audience !== 'everyone' || kind === 'call' || hasSecretUrl,
      )
      .map((routePolicy) => (routePolicy.kind === 'call' ? '/api/' : toRobotsPattern(routePolicy))),
  ),
]
/** A path forbids all that begins with it, so what lies below another needs no line. */
const disallow = privatePatterns.filter(
  (path) =>
    !privatePatterns.some(
      (otherPath) => otherPath !== path && path.startsWith(otherPath.replace(/\/?$/, '/')),
    ),
)

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
