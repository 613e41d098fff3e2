import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { schoolSiteFiles, schoolSiteReleases, schoolSites } from '@/db/schema'
import { findOwnSite } from '../access'
import type { SiteFile } from '../schema'
import { hasCoordinator, isSiteOver } from './public-site'

/** Only files of this site: a draft that names another site's file shows nothing. */
export async function readSiteFiles(
  db: Db,
  siteId: string,
  ids: string[],
): Promise<Record<string, SiteFile>> {
  if (ids.length === 0) return {}
  const { fileId, kind, name, bytes, width, height } = schoolSiteFiles
  const rows = await db
    .select({ fileId, kind, name, bytes, width, height })
    .from(schoolSiteFiles)
    .where(and(eq(schoolSiteFiles.siteId, siteId), inArray(fileId, ids)))
  return Object.fromEntries(
    rows.map(({ fileId: id, width: w, height: h, ...file }) => [
      id,
      { ...file, ...(w !== null && { width: w }), ...(h !== null && { height: h }) },
    ]),
  )
}

/** Whether visitors see the file on a published page. */
export async function isPublicSiteFile(slug: string, fileId: string): Promise<boolean> {
  const db = await database()
  const [row] = await db
    .select({ isSiteOver })
    .from(schoolSites)
    .innerJoin(
      schoolSiteReleases,
      and(
        eq(schoolSiteReleases.siteId, schoolSites.id),
        eq(schoolSiteReleases.number, schoolSites.releaseNumber),
      ),
    )
    .where(
      and(
        eq(schoolSites.slug, slug),
        hasCoordinator,
        sql`jsonb_exists(${schoolSiteReleases.content}->'files', ${fileId})`,
      ),
    )
  return row?.isSiteOver === false
}

/** Whether the viewer edits the site that the file belongs to. */
export async function isOwnSiteFile(viewer: { id: string }, fileId: string): Promise<boolean> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  return site !== null && fileId in (await readSiteFiles(db, site.id, [fileId]))
}
