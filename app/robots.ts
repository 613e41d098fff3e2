import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { listPaths, toRobotsPattern } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'

/** Rendered once per process, because the site's URL is a runtime setting. */
export const dynamic = 'force-dynamic'

const privatePatterns = [
  ...new Set(
    allRoutePolicies
      .filter(
        ({ audience, kind, hasSecretUrl }) =>
          audience !== 'everyone' || kind === 'call' || hasSecretUrl,
      )
      .flatMap((policy) =>
        policy.kind === 'call' ? ['/api/'] : listPaths(policy).map(toRobotsPattern),
      ),
  ),
]
/** Robots rules match prefixes, so deeper paths need no line. */
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
