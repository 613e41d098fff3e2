import 'server-only'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { schoolSiteReleases } from '@/db/schema'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { findOwnSite, type OwnSite } from '../access'
import { getSiteUrl } from '../address'
import { readIndianDay } from '../day'
import { composeRelease } from '../publish'
import { type SiteView, STATIC_BASE, toFileHref, toPageHref } from '../render/html'
import { renderSitePage } from '../render/page'
import { type SiteRelease, siteRelease } from '../schema'
import { listSiteSessions } from './sessions'

type StaticFile = { name: string; read: () => Promise<Buffer> }

/** What visitors see, or else the draft, as files that work from a folder. Also after the last term. */
export async function listStaticCopy(viewer: {
  id: string
}): Promise<{ name: string; files: StaticFile[] }> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) throw new AppError('notFound', 'notFound')
  const release = (await readRelease(db, site)) ?? (await composeRelease(db, site)).release
  const view: SiteView = {
    slug: site.slug,
    release,
    base: STATIC_BASE,
    canonicalBase: getSiteUrl(site),
    hostOrigin: settings().appUrl.origin,
    day: await readIndianDay(db),
    isDraft: false,
    sessions: await listSiteSessions(site.slug, release),
  }
  return { name: `${site.slug}.zip`, files: [...listPages(view), ...listFiles(view)] }
}

async function readRelease(db: Db, { id, releaseNumber }: OwnSite): Promise<SiteRelease | null> {
  if (releaseNumber === null) return null
  const { siteId, number, content } = schoolSiteReleases
  const [row] = await db
    .select({ content })
    .from(schoolSiteReleases)
    .where(and(eq(siteId, id), eq(number, releaseNumber)))
  return row ? siteRelease.parse(row.content) : null
}

const listPages = (view: SiteView): StaticFile[] =>
  view.release.pages.map(({ path }) => ({
    name: toPageHref(view.base, path),
    read: async () => Buffer.from(renderSitePage(view, path)?.html ?? ''),
  }))

const listFiles = (view: SiteView): StaticFile[] =>
  Object.keys(view.release.files).map((id) => ({
    name: toFileHref(view, id),
    read: async () => buffer(await getFileStore().get(buildFileKey(id))),
  }))
