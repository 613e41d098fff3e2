import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { markSiteChange } from '@/db/mark-site-change'
import { schools } from '@/db/read-models/schools'
import { schoolSitePages, schoolSitePageVersions, schoolSites } from '@/db/schema'
import { schoolSiteStarterText } from '@/i18n/school-site-starter'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockOwnSchool } from '@/lib/schools/locks'
import type { MoveToSchool } from '@/lib/schools/merge'
import { SITE_COLOURS, SITE_PAGE_KINDS, type SitePageKind } from '../kinds'
import { toSlugSkeleton } from '../policy'
import type { NewSiteInput, SchoolSiteSettings, SiteBlock } from '../schema'

type StarterSchool = { name: string; address: string; board: string }

export type StarterPage = { kind: SitePageKind; path: string; title: string; blocks: SiteBlock[] }

type NewBlock = SiteBlock extends infer Block
  ? Block extends SiteBlock
    ? Omit<Block, 'id'>
    : never
  : never

const MAX_NAME = 120

type NewSite = Pick<typeof schoolSites.$inferInsert, 'schoolId' | 'slug' | 'settings'>

const isStarterKind = (kind: SitePageKind): kind is Exclude<SitePageKind, 'own' | 'disclosure'> =>
  kind !== 'own' && kind !== 'disclosure'

/** Only the school's name, address and board: whatever names a person must be typed. */
export function buildStarterSite(school: StarterSchool): {
  settings: SchoolSiteSettings
  pages: StarterPage[]
} {
  const { titles, ...text } = schoolSiteStarterText()
  const blocks: Partial<Record<SitePageKind, NewBlock[]>> = {
    home: [{ type: 'text', text: text.home(school.name, school.board) }],
    about: [
      { type: 'heading', text: text.aboutHeading, style: 'large' },
      { type: 'text', text: text.about(school.name, school.board) },
    ],
    admissions: [{ type: 'text', text: text.admissions }],
    contact: [{ type: 'address', text: school.address, url: '' }],
  }
  const pages = SITE_PAGE_KINDS.filter(isStarterKind).map((kind) => ({
    kind,
    path: kind === 'home' ? '' : kind,
    title: titles[kind],
    blocks: (blocks[kind] ?? []).map((block, index): SiteBlock => ({ ...block, id: `s${index}` })),
  }))
  const settings: SchoolSiteSettings = {
    name: school.name.slice(0, MAX_NAME),
    tagline: '',
    design: 'simple',
    colour: SITE_COLOURS[0],
    language: 'en',
    logo: '',
  }
  return { settings, pages }
}

/** With a starter site as its draft. One per school; the database refuses a second one. */
export async function createSite(
  viewer: { id: string },
  { slug, name, colour }: NewSiteInput,
): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      const { school } = await lockOwnSchool(tx, viewer.id)
      const [details] = await tx
        .select({ name: schools.name, address: schools.address, board: schools.affiliationBoard })
        .from(schools)
        .where(eq(schools.id, school.id))
      if (!details) throw new AppError('notFound', 'notFound')
      const { settings: starter, pages } = buildStarterSite(details)
      const settings = { ...starter, ...(name && { name }), ...(colour && { colour }) }
      const siteId = await insertSite(tx, { schoolId: school.id, slug, settings })
      await insertPages(tx, viewer, siteId, pages)
      await writeAuditLog(tx, {
        action: 'site.created',
        actor: userActor(viewer.id),
        schoolId: school.id,
      })
    })
    .catch(throwSlugConflict)
}

async function insertSite(tx: Db, site: NewSite): Promise<string> {
  const [row] = await tx
    .insert(schoolSites)
    .values({ ...site, slugSkeleton: toSlugSkeleton(site.slug) })
    .returning({ id: schoolSites.id })
  if (!row) throw new Error('the site was not stored')
  return row.id
}

async function insertPages(tx: Db, viewer: { id: string }, siteId: string, pages: StarterPage[]) {
  const rows = await tx
    .insert(schoolSitePages)
    .values(pages.map((page, position) => ({ ...page, siteId, position })))
    .returning({
      pageId: schoolSitePages.id,
      title: schoolSitePages.title,
      blocks: schoolSitePages.blocks,
    })
  await tx
    .insert(schoolSitePageVersions)
    .values(rows.map((row) => ({ ...row, version: 1, savedBy: viewer.id })))
}

/** Names of the indexes, which a trigger uses too for an address that another site has given up. */
export function throwSlugConflict(error: unknown): never {
  if (isUniqueViolation(error, 'school_sites_school_id_unique'))
    throw new AppError('conflict', 'siteExists')
  const isTaken = ['school_sites_slug_unique', 'school_sites_slug_skeleton_unique'].some((index) =>
    isUniqueViolation(error, index),
  )
  if (isTaken) throw new AppError('conflict', 'checkForm', { errors: { slug: 'siteSlugTaken' } })
  throw error
}

/** A website of the remaining school stays; without one it takes over the duplicate's. */
export const moveSite: MoveToSchool = async (tx, { from, into }) => {
  const { id, slug, schoolId } = schoolSites
  const [movingSite] = await tx.select({ id, slug }).from(schoolSites).where(eq(schoolId, from))
  if (!movingSite) return
  const [ownSite] = await tx.select({ id }).from(schoolSites).where(eq(schoolId, into))
  if (!ownSite) await tx.update(schoolSites).set({ schoolId: into }).where(eq(id, movingSite.id))
  await markSiteChange(tx, movingSite.slug)
}
