import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { schoolSitePages, schoolSiteReleases, schoolSites } from '@/db/schema'
import { readCover } from '../cover'
import { hideQuestions, isPageShown } from '../publish'
import { type SiteRelease, siteBlocks, siteSettings } from '../schema'

/** `pages` have the titles of the draft, and of pages that visitors still see though they are removed. */
export type SiteDraftChanges = { isNew: boolean; hasDesign: boolean; pages: string[] }

/**
 * What publishing would change. Null without a website, while the team blocks it, and where a coordinator
 * took it offline.
 */
export async function findUnpublishedChanges(schoolId: string): Promise<SiteDraftChanges | null> {
  const db = await database()
  const { siteId, number, content } = schoolSiteReleases
  const [site] = await db
    .select({
      id: schoolSites.id,
      settings: schoolSites.settings,
      blockReason: schoolSites.blockReason,
      release: content,
      wasPublic: sql<boolean>`exists (select from ${schoolSiteReleases} earlier
        where earlier.site_id = ${schoolSites.id})`,
    })
    .from(schoolSites)
    .leftJoin(
      schoolSiteReleases,
      and(eq(siteId, schoolSites.id), eq(number, schoolSites.releaseNumber)),
    )
    .where(eq(schoolSites.schoolId, schoolId))
  if (!site || site.blockReason !== null) return null
  if (!site.release) return site.wasPublic ? null : { isNew: true, hasDesign: false, pages: [] }
  const { settings, pages: shown } = site.release as SiteRelease
  const hasDesign = !isDeepStrictEqual(
    siteSettings.parse(site.settings),
    siteSettings.parse(settings),
  )
  const pages = listChangedPages(await listDraftPages(site.id), shown)
  return hasDesign || pages.length > 0 ? { isNew: false, hasDesign, pages } : null
}

type ShownPage = SiteRelease['pages'][number]

/** Empty pages are not shown, except home. */
async function listDraftPages(siteId: string): Promise<ShownPage[]> {
  const { path, title, cover, blocks } = schoolSitePages
  const db = await database()
  const rows = await db
    .select({ path, title, cover, blocks })
    .from(schoolSitePages)
    .where(and(eq(schoolSitePages.siteId, siteId), isNull(schoolSitePages.removedAt)))
    .orderBy(asc(schoolSitePages.position), asc(schoolSitePages.id))
  return rows
    .map((row) => ({
      ...row,
      cover: readCover(row.cover),
      blocks: siteBlocks.parse(row.blocks),
    }))
    .map(hideQuestions)
    .filter(isPageShown)
}

function listChangedPages(draft: ShownPage[], shown: ShownPage[]): string[] {
  const isSame = (page: ShownPage) =>
    shown.some((other) =>
      isDeepStrictEqual(page, {
        ...other,
        cover: other.cover ?? null,
        blocks: siteBlocks.parse(other.blocks),
      }),
    )
  const removed = shown.filter(({ path }) => !draft.some((page) => page.path === path))
  return [...draft.filter((page) => !isSame(page)), ...removed].map(({ title }) => title)
}
