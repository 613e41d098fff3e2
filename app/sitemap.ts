import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { allAreas } from '@/lib/areas'
import { pageDates } from '@/lib/page-dates'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  const dates = pageDates()
  return allAreas
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ url: fullAddress(path), lastModified: dates[path] }))
}
