import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { completeLanguages } from '@/i18n/partial-languages'
import { addLanguage } from '@/lib/language-paths'
import { findLiveSessionPaths } from '@/lib/live-sessions/public-sessions'
import { listAlternates, readPageDates } from '@/lib/page-metadata'
import { readPolicyDates } from '@/lib/policies/published'
import { allRoutePolicies } from '@/lib/route-policies'

/** Rendered once per process, because the site's URL is a runtime setting. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates: Record<string, string | undefined> = {
    ...readPageDates(),
    ...(await readPolicyDates()),
  }
  const staticPages = allRoutePolicies
    .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
    .map(({ path }) => ({ path, lastModified: dates[path] }))
  return [...staticPages, ...(await findLiveSessionPaths())].flatMap(({ path, lastModified }) =>
    completeLanguages.map((language) => ({
      url: absoluteUrl(addLanguage(path, language)),
      lastModified,
      alternates: { languages: listAlternates(path) },
    })),
  )
}
