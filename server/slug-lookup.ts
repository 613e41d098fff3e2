import { withDeadline } from '@/base/deadline'
import { isSlug } from '@/base/ids'
import { runSerially } from '@/lib/auth/run-serially'
import { filterPublishedIds } from '@/lib/content/queries'
import { filterAnnouncedSlugs } from '@/lib/live-sessions/queries/programme'
import { pages, type RoutePolicy } from '@/lib/route-policies'

/**
 * Which addresses of a shared pattern exist. One that does not is answered without rendering anything;
 * all that ask while the database is busy with others are looked up together.
 */

const MAX_BATCH_SLUGS = 1_000

type SlugLookup = (slugs: string[]) => Promise<string[]>
type SlugBatch = { names: Set<string>; found: Promise<Set<string>> }

export const SLUG_LOOKUPS = new Map<string, SlugLookup>([
  [pages.gathering.path, filterAnnouncedSlugs],
  [pages.gatheringCalendar.path, filterAnnouncedSlugs],
  [pages.reader.path, filterPublishedIds],
])

/** Shared pages and files of which each address is one of many. */
export const isSlugRoute = ({ path, shared, madeOnce }: RoutePolicy): boolean =>
  shared !== undefined && !madeOnce && /:\w+(\/|$)/.test(path)

/** Whether something is at this address, as it is written: no name needs an encoding. */
export async function isExistingPath(routePolicy: RoutePolicy, path: string): Promise<boolean> {
  const index = routePolicy.path.split('/').findIndex((step) => step.startsWith(':'))
  const slug = path.split('/')[index] ?? ''
  return isSlug(slug) && (await isExistingSlug(routePolicy.path, slug))
}

const batches = new Map<string, SlugBatch>()

async function isExistingSlug(pattern: string, slug: string): Promise<boolean> {
  const currentBatch = batches.get(pattern)
  const batch =
    currentBatch && currentBatch.names.size < MAX_BATCH_SLUGS ? currentBatch : startBatch(pattern)
  batch.names.add(slug)
  return (await batch.found).has(slug)
}

function startBatch(pattern: string): SlugBatch {
  const lookUpSlugs = SLUG_LOOKUPS.get(pattern)
  if (!lookUpSlugs)
    throw new Error(`server/slug-lookup.ts does not know what exists under ${pattern}`)
  const slugs = new Set<string>()
  const existingSlugs = runSerially(`names of ${pattern}`, async () => {
    if (batches.get(pattern) === batch) batches.delete(pattern)
    return new Set(await withDeadline(() => lookUpSlugs([...slugs])))
  })
  const batch: SlugBatch = { names: slugs, found: existingSlugs }
  batches.set(pattern, batch)
  return batch
}
