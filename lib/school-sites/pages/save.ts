import 'server-only'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { isDay } from '@/base/day'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schoolSitePages, schoolSitePageVersions } from '@/db/schema'
import { arePossibleResults, type SiteDisclosure } from '@/lib/school-disclosure/schema'
import { lockOwnSite } from '../access'
import { readCover } from '../cover'
import { parseLinks, parseTableRows, splitLines } from '../lines'
import { toWebUrl } from '../policy'
import {
  type SiteBlock,
  type SiteCover,
  type SiteFile,
  type SitePageInput,
  siteBlocks,
} from '../schema'

export type SiteBlockFault =
  | 'empty'
  | 'noPicture'
  | 'noAlt'
  | 'noFile'
  | 'noTitle'
  | 'badLink'
  | 'badDays'
  | 'badTable'
  | 'badResults'

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

/** What keeps a block from being published; null for a complete one. */
export function findBlockFault(
  block: SiteBlock,
  files: Record<string, SiteFile>,
): SiteBlockFault | null {
  switch (block.type) {
    case 'picture':
      if (files[block.file]?.kind !== 'picture') return 'noPicture'
      return block.alt.trim() ? null : 'noAlt'
    case 'file':
      if (!files[block.file]) return 'noFile'
      return block.title.trim() ? null : 'noTitle'
    case 'table':
      if (parseTableRows(block.text).length < 2) return 'badTable'
      return block.title.trim() ? null : 'noTitle'
    case 'notice':
      if (!block.title.trim()) return 'noTitle'
      return hasValidDays(block) ? null : 'badDays'
    case 'links':
      if (splitLines(block.text).length === 0) return 'empty'
      return parseLinks(block.text).every(({ url }) => toWebUrl(url)) ? null : 'badLink'
    case 'address':
      if (!block.text.trim()) return 'empty'
      return !block.url.trim() || toWebUrl(block.url) ? null : 'badLink'
    case 'disclosure':
      return findDisclosureFault(block)
    default:
      return block.text.trim() ? null : 'empty'
  }
}

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

/** What is missing keeps no school from publishing the rest. */
function findDisclosureFault(disclosure: SiteDisclosure): SiteBlockFault | null {
  const { video = '' } = disclosure.answers
  if (video.trim() && !toWebUrl(video)) return 'badLink'
  if (!disclosure.documents.every(({ until }) => until === '' || isDay(until))) return 'badDays'
  return arePossibleResults(disclosure) ? null : 'badResults'
}

function hasValidDays({ from, until }: Extract<SiteBlock, { type: 'notice' }>) {
  const areDays = [from, until].every((day) => day === '' || isDay(day))
  return areDays && (!from || !until || from <= until)
}

async function storeVersion(
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
