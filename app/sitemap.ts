import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { findLiveSessionUrls } from '@/lib/live-sessions/queries/urls'
import { readPageDates } from '@/lib/page-dates'
import { allRoutePolicies } from '@/lib/route-policies'

/** Asked for once a process, so that it names the address of the site that runs. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates = readPageDates()
  const staticEntries = allRoutePolicies
    .filter(({ indexed: isIndexed, path }) => isIndexed && !path.includes(':'))
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: dates[path] }))
  return [...staticEntries, ...(await findLiveSessionUrls())]
}
