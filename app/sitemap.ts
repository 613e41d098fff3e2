import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { allAreas } from '@/lib/areas'
import { pageDates } from '@/lib/page-dates'
import { gatheringAddresses } from '@/lib/series/queries/addresses'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates = pageDates()
  const fixed = allAreas
    .filter(({ indexed, path }) => indexed && !path.includes(':'))
    .map(({ path }) => ({ url: fullAddress(path), lastModified: dates[path] }))
  return [...fixed, ...(await gatheringAddresses())]
}
