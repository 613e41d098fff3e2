import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { schoolSitePages, schoolSitePageVersions } from '@/db/schema'
import { lockOwnSite } from '../access'
import { MAX_OWN_PAGES } from '../kinds'
import { toPagePath } from '../policy'
import { requireOwnPage } from './save'

/** A page of the school's own, after the others. */
export async function addPage(
  viewer: { id: string },
  { title }: { title: string },
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { id: siteId } = await lockOwnSite(tx, viewer.id)
    const pages = await listPages(tx, siteId)
    if (pages.filter(({ kind }) => kind === 'own').length >= MAX_OWN_PAGES)
      throw new AppError('conflict', 'tooManySitePages')
    const path = toPagePath(
      title,
      pages.map((page) => page.path),
    )
    const [page] = await tx
      .insert(schoolSitePages)
      .values({ siteId, kind: 'own', path, title, blocks: [], position: positionAfter(pages) })
      .returning({ pageId: schoolSitePages.id })
    if (!page) throw new Error('the page was not stored')
    await tx
      .insert(schoolSitePageVersions)
      .values({ ...page, version: 1, title, blocks: [], savedBy: viewer.id })
    return page.pageId
  })
}

/** Kept with its history, so that it can be restored. */
export async function removePage(viewer: { id: string }, pageId: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const page = await requireOwnPage(tx, viewer, pageId)
    if (page.path === '') throw new AppError('conflict', 'homePageStays')
    await tx
      .update(schoolSitePages)
      .set({ removedAt: sql`now()` })
      .where(eq(schoolSitePages.id, page.id))
  })
}

export async function restorePage(viewer: { id: string }, pageId: string): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      const { id: siteId } = await lockOwnSite(tx, viewer.id)
      const pages = await listPages(tx, siteId)
      const rows = await tx
        .update(schoolSitePages)
        .set({ removedAt: null, position: positionAfter(pages) })
        .where(and(eq(schoolSitePages.id, requireUuid(pageId)), eq(schoolSitePages.siteId, siteId)))
        .returning({ kind: schoolSitePages.kind })
      if (rows.length === 0) throw new AppError('notFound', 'notFound')
      const ownPages = [...pages, ...rows].filter(({ kind }) => kind === 'own')
      if (ownPages.length > MAX_OWN_PAGES) throw new AppError('conflict', 'tooManySitePages')
    })
    .catch((error) => {
      throw isUniqueViolation(error, 'school_site_pages_path_unique')
        ? new AppError('conflict', 'sitePageExists')
        : error
    })
}

/** One place. The home page stays first. */
export async function movePage(
  viewer: { id: string },
  pageId: string,
  { direction }: { direction: 'up' | 'down' },
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const page = await requireOwnPage(tx, viewer, pageId)
    const ids = (await listPages(tx, page.site.id)).map(({ id }) => id)
    const from = ids.indexOf(page.id)
    const to = from + (direction === 'up' ? -1 : 1)
    if (from === 0 || to === 0) throw new AppError('conflict', 'homePageStays')
    if (to >= ids.length) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    for (const [position, id] of ids.entries())
      await tx.update(schoolSitePages).set({ position }).where(eq(schoolSitePages.id, id))
  })
}

/** A removed page leaves a gap, so the count of pages may already be a position. */
const positionAfter = (pages: { position: number }[]) => (pages.at(-1)?.position ?? -1) + 1

const listPages = (tx: Db, siteId: string) => {
  const { id, kind, path, position } = schoolSitePages
  return tx
    .select({ id, kind, path, position })
    .from(schoolSitePages)
    .where(and(eq(schoolSitePages.siteId, siteId), isNull(schoolSitePages.removedAt)))
    .orderBy(asc(schoolSitePages.position), asc(schoolSitePages.id))
}
