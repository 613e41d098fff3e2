import 'server-only'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { schoolSitePages, schoolSitePageVersions } from '@/db/schema'
import { lockOwnSite } from '../access'
import { type SiteBlock, type SitePageInput, siteBlocks } from '../schema'

const KEPT_VERSIONS = 100

export type PageText = { title: string; blocks: SiteBlock[] }

export type PageSaveResult =
  | { version: number; conflict?: undefined }
  | { conflict: PageText & { version: number; name: string | null } }

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
    const { title, blocks } = schoolSitePageVersions
    const [text] = await tx
      .select({ title, blocks })
      .from(schoolSitePageVersions)
      .where(isVersion(page.id, restore))
    if (!text) throw new AppError('notFound', 'notFound')
    return { version: await storeVersion(tx, viewer, page, text) }
  })
}

export async function requireOwnPage(tx: Db, viewer: { id: string }, pageId: string) {
  const site = await lockOwnSite(tx, viewer.id)
  const { id, version, title, blocks, path } = schoolSitePages
  const [page] = await tx
    .select({ id, version, title, blocks, path })
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

type OwnPage = Awaited<ReturnType<typeof requireOwnPage>>

async function storeVersion(
  tx: Db,
  viewer: { id: string },
  page: OwnPage,
  { title, blocks }: { title: string; blocks: Record<string, unknown>[] },
): Promise<number> {
  const version = page.version + 1
  await tx
    .update(schoolSitePages)
    .set({ title, blocks, version })
    .where(eq(schoolSitePages.id, page.id))
  await tx
    .insert(schoolSitePageVersions)
    .values({ pageId: page.id, version, title, blocks, savedBy: viewer.id })
  const { pageId, version: savedVersion } = schoolSitePageVersions
  await tx
    .delete(schoolSitePageVersions)
    .where(and(eq(pageId, page.id), lte(savedVersion, version - KEPT_VERSIONS)))
  return version
}

async function readNewerVersion(tx: Db, { id, title, blocks, version }: OwnPage) {
  const [saved] = await tx
    .select({ name: users.firstname })
    .from(schoolSitePageVersions)
    .innerJoin(users, eq(users.id, schoolSitePageVersions.savedBy))
    .where(isVersion(id, version))
  return { title, blocks: siteBlocks.parse(blocks), version, name: saved?.name ?? null }
}

const isVersion = (id: string, version: number) =>
  and(eq(schoolSitePageVersions.pageId, id), eq(schoolSitePageVersions.version, version))
