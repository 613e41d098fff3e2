import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { allAreas } from '@/lib/areas'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return allAreas.filter(({ indexed }) => indexed).map(({ path }) => ({ url: fullAddress(path) }))
}
