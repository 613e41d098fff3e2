import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { findLiveSessionUrls } from '@/lib/live-sessions/queries/urls'
import { readPageDates } from '@/lib/page-dates'
import { readPolicyDates } from '@/lib/policies/queries'
import { allRoutePolicies } from '@/lib/route-policies'

/** Rendered once per process, because the site's URL is a runtime setting. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates = { ...readPageDates(), ...(await readPolicyDates()) }
  const staticEntries = allRoutePolicies
    .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: dates[path] }))
  return [...staticEntries, ...(await findLiveSessionUrls())]
}
