import 'server-only'
import { gzipSync } from 'node:zlib'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schoolSitePages, schoolSiteReleases, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { findRunningTerm } from '@/lib/schools/terms/terms'
import { lockCoordinatedSite, lockOwnSite, type OwnSite } from './access'
import { listBlockFiles } from './block-files'
import { findCoverFault, readCover } from './cover'
import { findBlockFault, type SiteBlockFault } from './faults'
import { readReleaseFiles } from './files'
import { MAX_PAGE_BYTES } from './kinds'
import { stripQuestions, withoutQuestions } from './questions'
import { renderSitePage } from './render/page'
import { type SiteCover, type SiteRelease, siteBlocks, siteSettings } from './schema'
import { readHasCoordinator } from './serving/find-site'
import { askApproval, endApproval, mustAskApproval } from './site/approval'

export type SiteFault =
  | { pageId: string; title: string; block: number; fault: SiteBlockFault }
  | { pageId: string; title: string; block: null; fault: 'tooLong' | 'empty' | 'coverAlt' }

type ReleaseDraft = { release: SiteRelease; faults: SiteFault[] }

type DraftPage = {
  id: string
  path: string
  title: string
  cover: SiteCover | null
  blocks: SiteRelease['pages'][number]['blocks']
}

const KEPT_RELEASES = 30

/**
 * Empty pages stay out of the menu until someone writes them; the home page is always in. Questions of the
 * starting point stay in the draft.
 */
export async function composeRelease(
  db: Db,
  site: { id: string; slug: string; settings: Record<string, unknown> },
  { isDraft = false } = {},
): Promise<ReleaseDraft> {
  const draft = await listDraftPages(db, site.id)
  const pages = isDraft ? draft : draft.map(hideQuestions).filter(isPageShown)
  const settings = siteSettings.parse(site.settings)
  const files = await readReleaseFiles(db, site.id, listFileIds(pages, settings.logo))
  const release: SiteRelease = {
    settings,
    pages: pages.map(({ id: _, ...page }) => page),
    files,
  }
  const faults = draft
    .filter((page) => isDraft || pages.some(({ id }) => id === page.id))
    .flatMap((page) => findPageFaults(page, release, site.slug))
  return { release, faults }
}

export const hideQuestions = <Page extends Pick<DraftPage, 'blocks'>>(page: Page): Page => ({
  ...page,
  blocks: withoutQuestions(page.blocks),
})

export const isPageShown = (page: Pick<DraftPage, 'path' | 'cover' | 'blocks'>) =>
  page.path === '' || !isPageEmpty(page)

const isPageEmpty = ({ cover, blocks }: Pick<DraftPage, 'cover' | 'blocks'>) =>
  !cover && blocks.length === 0

/** Replaces what visitors see by the draft as a whole, or asks a coordinator to do so. */
export async function publishSite(viewer: {
  id: string
}): Promise<{ slug: string; isAsked: boolean }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    await requirePublishable(tx, site)
    const { release, faults } = await composeRelease(tx, site)
    if (faults.length > 0) throw new AppError('conflict', 'siteNotReady')
    if (mustAskApproval(site)) {
      await askApproval(tx, viewer, site)
      return { slug: site.slug, isAsked: true }
    }
    const number = await insertRelease(tx, site.id, viewer, release)
    await showRelease(tx, site, number)
    await writeAuditLog(tx, {
      action: 'site.published',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await endApproval(tx, site.id)
    await markSiteChange(tx, site.slug)
    return { slug: site.slug, isAsked: false }
  })
}

/** Shows an earlier release again. The draft stays as it is. */
export async function republishSite(viewer: { id: string }, id: string): Promise<void> {
  if (!/^\d{1,9}$/.test(id)) throw new AppError('notFound', 'notFound')
  const number = Number(id)
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    if (mustAskApproval(site)) throw new AppError('conflict', 'siteNeedsApproval')
    await requirePublishable(tx, site)
    const [release] = await tx
      .select({ content: schoolSiteReleases.content })
      .from(schoolSiteReleases)
      .where(and(eq(schoolSiteReleases.siteId, site.id), eq(schoolSiteReleases.number, number)))
    if (!release) throw new AppError('notFound', 'notFound')
    await showRelease(tx, site, await insertRelease(tx, site.id, viewer, release.content))
    await writeAuditLog(tx, {
      action: 'site.published',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await markSiteChange(tx, site.slug)
  })
}

/** The draft and the earlier releases stay. */
export async function takeSiteOffline(viewer: { id: string }): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockCoordinatedSite(tx, viewer.id)
    await showRelease(tx, site, null)
    await writeAuditLog(tx, {
      action: 'site.taken-offline',
      actor: userActor(viewer.id),
      schoolId: site.schoolId,
    })
    await markSiteChange(tx, site.slug)
  })
}

function listFileIds(pages: DraftPage[], logo: string): string[] {
  const blocks = pages.flatMap((page) => page.blocks)
  const covers = pages.flatMap(({ cover }) => cover?.file ?? [])
  return [...new Set([...covers, ...blocks.flatMap(listBlockFiles), logo])].filter(Boolean)
}

async function listDraftPages(db: Db, siteId: string): Promise<DraftPage[]> {
  const { id, path, title, cover, blocks } = schoolSitePages
  const rows = await db
    .select({ id, path, title, cover, blocks })
    .from(schoolSitePages)
    .where(and(eq(schoolSitePages.siteId, siteId), isNull(schoolSitePages.removedAt)))
    .orderBy(asc(schoolSitePages.position), asc(id))
  return rows.map((row) => ({
    ...row,
    cover: readCover(row.cover),
    blocks: siteBlocks.parse(row.blocks),
  }))
}

function findPageFaults(page: DraftPage, release: SiteRelease, slug: string): SiteFault[] {
  const { id: pageId, title, path, blocks } = page
  const faults = blocks.flatMap((block, index): SiteFault[] => {
    const shown = stripQuestions(block)
    const fault = shown && findBlockFault(shown, release.files)
    return fault ? [{ pageId, title, block: index + 1, fault }] : []
  })
  if (isPageEmpty(hideQuestions(page))) return [{ pageId, title, block: null, fault: 'empty' }]
  const coverFault = findCoverFault(page.cover, release.files)
  if (coverFault) faults.unshift({ pageId, title, block: null, fault: coverFault })
  return measurePage(release, path, slug) > MAX_PAGE_BYTES
    ? [...faults, { pageId, title, block: null, fault: 'tooLong' }]
    : faults
}

/** As a browser receives it. Every notice counts, because all of them may be current at once. */
function measurePage(release: SiteRelease, path: string, slug: string): number {
  const base = `/s/${slug}`
  const rendered = renderSitePage(
    {
      ...{ slug, release, base, canonicalBase: base, hostOrigin: '' },
      ...{ day: '', isDraft: true, sessions: [] },
    },
    path,
  )
  return rendered ? gzipSync(rendered.html).length : 0
}

async function requirePublishable(tx: Db, { id: siteId, schoolId, blockReason }: OwnSite) {
  if (blockReason !== null)
    throw new AppError('conflict', 'siteBlocked', { values: { reason: blockReason } })
  if (!(await findRunningTerm(tx, schoolId))) throw new AppError('conflict', 'siteNeedsTerm')
  if (!(await readHasCoordinator(tx, siteId)))
    throw new AppError('conflict', 'siteNeedsCoordinator')
}

async function insertRelease(
  tx: Db,
  siteId: string,
  viewer: { id: string },
  content: Record<string, unknown>,
): Promise<number> {
  const [row] = await tx
    .insert(schoolSiteReleases)
    .values({
      siteId,
      content,
      publishedBy: viewer.id,
      number: sql`(select coalesce(max(number), 0) + 1 from school_site_releases where site_id = ${siteId})`,
    })
    .returning({ number: schoolSiteReleases.number })
  const number = row?.number ?? 0
  const { siteId: releaseSiteId, number: releaseNumber } = schoolSiteReleases
  await tx
    .delete(schoolSiteReleases)
    .where(and(eq(releaseSiteId, siteId), lte(releaseNumber, number - KEPT_RELEASES)))
  return number
}

const showRelease = (tx: Db, { id }: OwnSite, releaseNumber: number | null) =>
  tx.update(schoolSites).set({ releaseNumber }).where(eq(schoolSites.id, id))
