import 'server-only'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schoolSitePages, schoolSitePageVersions } from '@/db/schema'
import { lockOwnSite } from '../access'
import { readCover } from '../cover'
import { type SiteBlock, type SiteCover, type SitePageInput, siteBlocks } from '../schema'

const KEPT_VERSIONS = 100

export type PageText = { title: string; cover: SiteCover | null; blocks: SiteBlock[] }

export type PageSaveResult =
  | { version: number; conflict?: undefined }
  | { conflict: PageText & { version: number; name: string | null } }

type StoredText = {
  title: string
  cover?: Record<string, unknown> | null
  blocks: Record<string, unknown>[]
}

type OwnPage = Awaited<ReturnType<typeof requireOwnPage>>

/**
 * Refused if someone saved the page meanwhile: the editor keeps the typed text and shows the newer version.
 * The lock on the site makes two saves at once take turns.
 */
export async function savePage(
  viewer: { id: string },
  pageId: string,
  { version, ...text }: SitePageInput,
): Promise<PageSaveResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    const page = await requireOwnPage(tx, viewer, pageId)
    if (page.version !== version) return { conflict: await readNewerVersion(tx, page) }
    return { version: await storeVersion(tx, viewer, page, text) }
  })
}

/** Saves an earlier version again as the newest one, so that nothing is lost by it. */
export async function restorePageVersion(
  viewer: { id: string },
  pageId: string,
  { restore, version }: { restore: number; version: number },
): Promise<PageSaveResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    const page = await requireOwnPage(tx, viewer, pageId)
    if (page.version !== version) return { conflict: await readNewerVersion(tx, page) }
    const { title, cover, blocks } = schoolSitePageVersions
    const [text] = await tx
      .select({ title, cover, blocks })
      .from(schoolSitePageVersions)
      .where(isVersion(page.id, restore))
    if (!text) throw new AppError('notFound', 'notFound')
    return { version: await storeVersion(tx, viewer, page, text) }
  })
}

export async function requireOwnPage(tx: Db, viewer: { id: string }, pageId: string) {
  const site = await lockOwnSite(tx, viewer.id)
  const { id, version, title, cover, blocks, path } = schoolSitePages
  const [page] = await tx
    .select({ id, version, title, cover, blocks, path })
    .from(schoolSitePages)
    .where(
      and(
        eq(id, requireUuid(pageId)),
        eq(schoolSitePages.siteId, site.id),
        isNull(schoolSitePages.removedAt),
      ),
    )
  if (!page) throw new AppError('notFound', 'notFound')
  return { ...page, site }
}

export async function storeVersion(
  tx: Db,
  viewer: { id: string },
  page: OwnPage,
  { title, cover = page.cover, blocks }: StoredText,
): Promise<number> {
  const version = page.version + 1
  await tx
    .update(schoolSitePages)
    .set({ title, cover, blocks, version })
    .where(eq(schoolSitePages.id, page.id))
  await tx
    .insert(schoolSitePageVersions)
    .values({ pageId: page.id, version, title, cover, blocks, savedBy: viewer.id })
  const { pageId, version: savedVersion } = schoolSitePageVersions
  await tx
    .delete(schoolSitePageVersions)
    .where(and(eq(pageId, page.id), lte(savedVersion, version - KEPT_VERSIONS)))
  return version
}

async function readNewerVersion(tx: Db, { id, title, cover, blocks, version }: OwnPage) {
  const [saved] = await tx
    .select({ name: users.firstname })
    .from(schoolSitePageVersions)
    .innerJoin(users, eq(users.id, schoolSitePageVersions.savedBy))
    .where(isVersion(id, version))
  const text = { title, cover: readCover(cover), blocks: siteBlocks.parse(blocks) }
  return { ...text, version, name: saved?.name ?? null }
}

const isVersion = (id: string, version: number) =>
  and(eq(schoolSitePageVersions.pageId, id), eq(schoolSitePageVersions.version, version))
