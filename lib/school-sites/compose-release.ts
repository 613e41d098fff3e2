import 'server-only'
import { gzipSync } from 'node:zlib'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { schoolSitePages } from '@/db/schema'
import { findBlockFault, type SiteBlockFault } from './faults'
import { MAX_PAGE_BYTES } from './kinds'
import { readSiteFiles } from './queries/files'
import { renderSitePage } from './render/page'
import { type SiteRelease, siteBlocks, siteSettings } from './schema'

export type SiteFault =
  | { pageId: string; title: string; block: number; fault: SiteBlockFault }
  | { pageId: string; title: string; block: null; fault: 'tooLong' | 'empty' }

type ReleaseDraft = { release: SiteRelease; faults: SiteFault[] }
type DraftPage = {
  id: string
  path: string
  title: string
  blocks: SiteRelease['pages'][number]['blocks']
}

/** Pages without blocks stay out of the menu until someone writes them; the home page is always in. */
export async function composeRelease(
  db: Db,
  site: { id: string; slug: string; settings: Record<string, unknown> },
  { hasEmptyPages = false } = {},
): Promise<ReleaseDraft> {
  const pages = (await listDraftPages(db, site.id)).filter(
    ({ path, blocks }) => hasEmptyPages || path === '' || blocks.length > 0,
  )
  const settings = siteSettings.parse(site.settings)
  const files = await readSiteFiles(db, site.id, listFileIds(pages, settings.logo))
  const release: SiteRelease = {
    settings,
    pages: pages.map(({ id: _, ...page }) => page),
    files,
  }
  const faults = pages.flatMap((page) => findPageFaults(page, release, site.slug))
  return { release, faults }
}

function listFileIds(pages: DraftPage[], logo: string): string[] {
  const blocks = pages.flatMap((page) => page.blocks)
  const ids = blocks.flatMap((block) => ('file' in block ? block.file : []))
  return [...new Set([...ids, logo])].filter(Boolean)
}

async function listDraftPages(db: Db, siteId: string): Promise<DraftPage[]> {
  const { id, path, title, blocks } = schoolSitePages
  const rows = await db
    .select({ id, path, title, blocks })
    .from(schoolSitePages)
    .where(and(eq(schoolSitePages.siteId, siteId), isNull(schoolSitePages.removedAt)))
    .orderBy(asc(schoolSitePages.position), asc(id))
  return rows.map((row) => ({ ...row, blocks: siteBlocks.parse(row.blocks) }))
}

function findPageFaults(page: DraftPage, release: SiteRelease, slug: string): SiteFault[] {
  const { id: pageId, title, path, blocks } = page
  const faults = blocks.flatMap((block, index): SiteFault[] => {
    const fault = findBlockFault(block, release.files)
    return fault ? [{ pageId, title, block: index + 1, fault }] : []
  })
  if (blocks.length === 0) return [{ pageId, title, block: null, fault: 'empty' }]
  return measurePage(release, path, slug) > MAX_PAGE_BYTES
    ? [...faults, { pageId, title, block: null, fault: 'tooLong' }]
    : faults
}

/** As a browser receives it. Every notice counts, because all of them may be current at once. */
function measurePage(release: SiteRelease, path: string, slug: string): number {
  const base = `/s/${slug}`
  const rendered = renderSitePage(
    { slug, release, base, canonicalBase: base, hostOrigin: '', day: '', isDraft: true },
    path,
  )
  return rendered ? gzipSync(rendered.html).length : 0
}
