import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  files,
  schoolSiteApprovals,
  schoolSiteEditors,
  schoolSiteFiles,
  schoolSitePages,
  schoolSitePageVersions,
  schoolSiteReleases,
  schoolSites,
} from '@/db/schema'

const EMPTY_PAGE = { title: 'Home', blocks: [] }

/** The user edits the school's site, saved its page and published it. Members of one school share a site. */
export async function addSiteEditor(db: Db, userId: string, schoolId: string) {
  const slug = `site-${randomUUID()}`
  const [site] = await db
    .insert(schoolSites)
    .values({ schoolId, slug, slugSkeleton: slug, settings: {} })
    .onConflictDoUpdate({ target: schoolSites.schoolId, set: { releaseNumber: null } })
    .returning()
  const siteId = site?.id ?? ''
  const [page] = await db
    .insert(schoolSitePages)
    .values({ siteId, kind: 'own', path: slug, position: 0, ...EMPTY_PAGE })
    .returning()
  const pageId = page?.id ?? ''
  await db
    .insert(schoolSitePageVersions)
    .values({ pageId, version: 1, savedBy: userId, ...EMPTY_PAGE })
  const number = Math.floor(Math.random() * 1_000_000_000)
  await db.insert(schoolSiteReleases).values({ siteId, number, content: {}, publishedBy: userId })
  const fileId = createHash('sha256').update(slug).digest('hex')
  const picture = { kind: 'picture', name: 'hall.webp', bytes: 9 } as const
  await db.insert(files).values({ id: fileId, type: 'image/webp', ...picture })
  await db.insert(schoolSiteFiles).values({ siteId, fileId, uploadedBy: userId, ...picture })
  await db.insert(schoolSiteEditors).values({ siteId, userId })
  await db
    .insert(schoolSiteApprovals)
    .values({ siteId, state: 'waiting', askedBy: userId, askedAt: sql`now()` })
    .onConflictDoNothing()
}
