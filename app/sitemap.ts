import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/base/owner'
import { listPublicWorks } from '@/lib/content/published'
import { addLanguage } from '@/lib/language-paths'
import { findLiveSessionPaths } from '@/lib/live-sessions/public-sessions'
import { listPublicThemes } from '@/lib/live-sessions/public-themes'
import { listAlternates, readPageDates, selectPageLanguages } from '@/lib/page-metadata'
import { readPolicyDates } from '@/lib/policies/published'
import { allRoutePolicies } from '@/lib/route-policies'
import { routes } from '@/lib/routes'

/** Rendered once per process, because the site's URL is a runtime setting. */
export const dynamic = 'force-dynamic'

type SitePage = {
  path: string
  lastModified?: string | Date
  /** Of its editions, if not all of the site. */
  languages?: string[]
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates: Record<string, string | undefined> = {
    ...readPageDates(),
    ...(await readPolicyDates()),
  }
  const staticPages = allRoutePolicies
    .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
    .map(({ path }) => ({ path, lastModified: dates[path] }))
  const contentPages = [...(await findLiveSessionPaths()), ...(await listWorkPages())]
  return [...staticPages, ...contentPages].flatMap(({ path, lastModified, ...page }: SitePage) => {
    const languages = selectPageLanguages(page.languages)
    return languages.map((language) => ({
      url: absoluteUrl(addLanguage(path, language)),
      lastModified,
      alternates: { languages: listAlternates(path, languages) },
    }))
  })
}

/** One URL for each listed edition in a language of the site, and one in each language for each theme. */
async function listWorkPages(): Promise<SitePage[]> {
  const [books, resources, themes] = [
    await listPublicWorks('book'),
    await listPublicWorks('resource'),
    await listPublicThemes(),
  ]
  return [
    ...themes.map(({ slug }) => ({ path: routes.theme(slug) })),
    ...books.map(({ work, ...book }) => ({ path: routes.book(work), ...book })),
    ...resources.map(({ work, ...resource }) => ({ path: routes.resource(work), ...resource })),
  ]
}
