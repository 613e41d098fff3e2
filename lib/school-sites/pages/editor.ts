import 'server-only'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import {
  schoolSitePages,
  schoolSitePageVersions,
  schoolSiteReleases,
  schoolSites,
} from '@/db/schema'
import { findOwnSite } from '../access'
import { getSiteUrl } from '../address'
import { readCover } from '../cover'
import { readIndianDay } from '../day'
import { composeRelease, type SiteFault } from '../publish'
import {
  type SchoolSiteSettings,
  type SiteBlock,
  type SiteCover,
  siteBlocks,
  siteSettings,
} from '../schema'
import { isSiteOver, readHasCoordinator } from '../serving/find-site'

export type EditorPage = {
  id: string
  kind: string
  path: string
  title: string
  cover: SiteCover | null
  blocks: SiteBlock[]
  version: number
  isRemoved: boolean
}

export type SiteReleaseEntry = { number: number; when: Date; name: string | null }

export type SiteEditor = {
  slug: string
  url: string
  role: 'teacher' | 'coordinator'
  settings: SchoolSiteSettings
  settingsVersion: number
  isPublic: boolean
  hasConfirmedCoordinator: boolean
  blockReason: string | null
  needsApproval: boolean
  releaseNumber: number | null
  pages: EditorPage[]
  faults: SiteFault[]
  today: string
}

/** All that the editing page shows. Null for anyone who may not edit. */
export async function findSiteEditor(viewer: { id: string }): Promise<SiteEditor | null> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) return null
  const { slug, role, settingsVersion, blockReason, releaseNumber, needsApproval } = site
  const [pages, { faults }] = [await listEditorPages(db, site.id), await composeRelease(db, site)]
  const hasConfirmedCoordinator = await readHasCoordinator(db, site.id)
  return {
    url: getSiteUrl(site),
    ...{ slug, role, settingsVersion, blockReason, releaseNumber, pages, faults, needsApproval },
    hasConfirmedCoordinator,
    today: await readIndianDay(db),
    isPublic: releaseNumber !== null && hasConfirmedCoordinator && !(await readIsOver(db, site.id)),
    settings: siteSettings.parse(site.settings),
  }
}

/** Newest first. */
export async function listSiteReleases(viewer: { id: string }): Promise<SiteReleaseEntry[]> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) return []
  const { number, createdAt, publishedBy, siteId } = schoolSiteReleases
  return db
    .select({ number, when: createdAt, name: users.firstname })
    .from(schoolSiteReleases)
    .leftJoin(users, eq(users.id, publishedBy))
    .where(eq(siteId, site.id))
    .orderBy(desc(number))
    .limit(LISTED_ENTRIES)
}

const LISTED_ENTRIES = 20

/** Of a page that the viewer may edit, newest first. */
export async function listPageVersions(viewer: { id: string }, pageId: string) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site || !isUuid(pageId)) return []
  const { version, createdAt, savedBy } = schoolSitePageVersions
  return db
    .select({ version, when: createdAt, name: users.firstname })
    .from(schoolSitePageVersions)
    .innerJoin(schoolSitePages, eq(schoolSitePages.id, schoolSitePageVersions.pageId))
    .leftJoin(users, eq(users.id, savedBy))
    .where(and(eq(schoolSitePages.siteId, site.id), eq(schoolSitePages.id, pageId)))
    .orderBy(desc(version))
    .limit(LISTED_ENTRIES)
}

async function listEditorPages(db: Db, siteId: string): Promise<EditorPage[]> {
  const { id, kind, path, title, cover, blocks, version, position, removedAt } = schoolSitePages
  const rows = await db
    .select({
      ...{ id, kind, path, title, cover, blocks, version },
      isRemoved: sql<boolean>`${removedAt} is not null`,
    })
    .from(schoolSitePages)
    .where(eq(schoolSitePages.siteId, siteId))
    .orderBy(asc(position), asc(id))
  return rows.map((row) => ({
    ...row,
    cover: readCover(row.cover),
    blocks: siteBlocks.parse(row.blocks),
  }))
}

async function readIsOver(db: Db, siteId: string): Promise<boolean> {
  const [row] = await db.select({ isSiteOver }).from(schoolSites).where(eq(schoolSites.id, siteId))
  return row?.isSiteOver ?? true
}
