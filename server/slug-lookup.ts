import { withDeadline } from '@/base/deadline'
import { isSlug } from '@/base/ids'
import { runSerially } from '@/base/run-serially'
import { filterPublicWorks, filterPublishedIds } from '@/lib/content/published'
import { splitLanguage } from '@/lib/language-paths'
import { filterAnnouncedSlugs } from '@/lib/live-sessions/public-sessions'
import { filterPublicThemes } from '@/lib/live-sessions/public-themes'
import { filterVersionNumbers } from '@/lib/policies/published'
import { pages, type RoutePolicy } from '@/lib/route-policies'
import { filterPublicSlugs } from '@/lib/school-sites/serving/find-site'

/**
 * Answers unknown slugs without rendering. Lookups that arrive while the database is busy are
 * batched.
 */

const MAX_BATCH_SLUGS = 1_000

type SlugLookup = (slugs: string[]) => Promise<string[]>
type SlugBatch = { slugs: Set<string>; existingSlugs: Promise<Set<string>> }

export const SLUG_LOOKUPS = new Map<string, SlugLookup>([
  [pages.liveSession.path, filterAnnouncedSlugs],
  [pages.liveSessionCalendar.path, filterAnnouncedSlugs],
  [pages.privacyPolicyVersion.path, (numbers) => filterVersionNumbers('privacy', numbers)],
  [pages.termsVersion.path, (numbers) => filterVersionNumbers('terms', numbers)],
  [pages.book.path, (works) => filterPublicWorks('book', works)],
  [pages.theme.path, filterPublicThemes],
  [pages.resource.path, (works) => filterPublicWorks('resource', works)],
  [pages.reader.path, filterPublishedIds],
  [pages.libraryItem.path, filterPublishedIds],
  [pages.schoolSite.path, filterPublicSlugs],
  [pages.schoolSitePage.path, filterPublicSlugs],
  [pages.schoolSitemap.path, filterPublicSlugs],
  [pages.schoolSiteEnquiry.path, filterPublicSlugs],
  [pages.schoolSiteEnquirySent.path, filterPublicSlugs],
  [pages.schoolSiteVideo.path, filterPublicSlugs],
])

/** Shared pages and files with a slug in their URL. */
export const isSlugRoute = ({ path, cacheScope, staticShell }: RoutePolicy): boolean =>
  cacheScope !== undefined && !staticShell && /:\w+(\/|$)/.test(path)

/** Compares the raw path: valid slugs need no encoding. */
export async function isExistingPath(routePolicy: RoutePolicy, path: string): Promise<boolean> {
  const index = routePolicy.path.split('/').findIndex((step) => step.startsWith(':'))
  const slug = splitLanguage(path).path.split('/')[index] ?? ''
  return isSlug(slug) && (await isExistingSlug(routePolicy.path, slug))
}

const batches = new Map<string, SlugBatch>()

async function isExistingSlug(pattern: string, slug: string): Promise<boolean> {
  const currentBatch = batches.get(pattern)
  const batch =
    currentBatch && currentBatch.slugs.size < MAX_BATCH_SLUGS ? currentBatch : startBatch(pattern)
  batch.slugs.add(slug)
  return (await batch.existingSlugs).has(slug)
}

function startBatch(pattern: string): SlugBatch {
  const lookUpSlugs = SLUG_LOOKUPS.get(pattern)
  if (!lookUpSlugs) throw new Error(`${pattern} has no lookup. Add one in server/slug-lookup.ts.`)
  const slugs = new Set<string>()
  const existingSlugs = runSerially(`names of ${pattern}`, async () => {
    if (batches.get(pattern) === batch) batches.delete(pattern)
    return new Set(await withDeadline(() => lookUpSlugs([...slugs])))
  })
  const batch: SlugBatch = { slugs, existingSlugs }
  batches.set(pattern, batch)
  return batch
}
