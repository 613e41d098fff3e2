import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { schoolSitePages, schoolSites } from '@/db/schema'
import { findOwnSite } from '../access'
import { composeRelease, type SiteFault } from '../compose-release'
import { type SchoolSiteSettings, type SiteBlock, siteBlocks, siteSettings } from '../schema'
import { isSiteOver } from './public-site'

export type EditorPage = {
  id: string
  kind: string
  path: string
  title: string
  blocks: SiteBlock[]
  version: number
  isRemoved: boolean
}

export type SiteEditor = {
  slug: string
  role: 'teacher' | 'coordinator'
  settings: SchoolSiteSettings
  settingsVersion: number
  isPublic: boolean
  blockReason: string | null
  pages: EditorPage[]
  faults: SiteFault[]
}

/** All that the editing page shows. Null for anyone who may not edit. */
export async function findSiteEditor(viewer: { id: string }): Promise<SiteEditor | null> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) return null
  const { slug, role, settingsVersion, blockReason, releaseNumber } = site
  const [pages, { faults }] = [await listEditorPages(db, site.id), await composeRelease(db, site)]
  return {
    ...{ slug, role, settingsVersion, blockReason, pages, faults },
    isPublic: releaseNumber !== null && !(await readIsOver(db, site.id)),
    settings: siteSettings.parse(site.settings),
  }
}

async function listEditorPages(db: Db, siteId: string): Promise<EditorPage[]> {
  const { id, kind, path, title, blocks, version, position, removedAt } = schoolSitePages
  const rows = await db
    .select({
      ...{ id, kind, path, title, blocks, version },
      isRemoved: sql<boolean>`${removedAt} is not null`,
    })
    .from(schoolSitePages)
    .where(eq(schoolSitePages.siteId, siteId))
    .orderBy(asc(position), asc(id))
  return rows.map((row) => ({ ...row, blocks: siteBlocks.parse(row.blocks) }))
}

async function readIsOver(db: Db, siteId: string): Promise<boolean> {
  const [row] = await db.select({ isSiteOver }).from(schoolSites).where(eq(schoolSites.id, siteId))
  return row?.isSiteOver ?? true
}
