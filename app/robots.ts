import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { startOf } from '@/lib/area-of'
import { allAreas } from '@/lib/areas'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

const closed = [
  ...new Set(
    allAreas
      .filter(({ whom, kind, secret }) => whom !== 'everyone' || kind === 'call' || secret)
      .map((area) => (area.kind === 'call' ? '/api/' : startOf(area))),
  ),
]
const disallow = closed.filter((path) => !closed.some((one) => path.startsWith(`${one}/`)))

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: fullAddress('/sitemap.xml'),
  }
}
