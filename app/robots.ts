import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { robotsPattern } from '@/lib/area-of'
import { allAreas } from '@/lib/areas'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

const closed = [
  ...new Set(
    allAreas
      .filter(({ whom, kind, secret }) => whom !== 'everyone' || kind === 'call' || secret)
      .map((area) => (area.kind === 'call' ? '/api/' : robotsPattern(area))),
  ),
]
/** A path forbids all that begins with it, so what lies below another needs no line. */
const disallow = closed.filter(
  (path) => !closed.some((one) => one !== path && path.startsWith(one.replace(/\/?$/, '/'))),
)

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: fullAddress('/sitemap.xml'),
  }
}
