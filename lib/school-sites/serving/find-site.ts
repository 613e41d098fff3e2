import 'server-only'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, database, prepareOnce } from '@/db/client'
import { hasConfirmedCoordinator, terms } from '@/db/read-models/schools'
import {
  schoolSiteAddresses,
  schoolSiteChanges,
  schoolSiteReleases,
  schoolSites,
} from '@/db/schema'
import { confirmedDomain } from '../address'
import { SITE_GRACE_DAYS } from '../kinds'
import { toSlugSkeleton } from '../policy'
import { type SiteRelease, siteRelease } from '../schema'

export type PublicSite = {
  slug: string
  domain: string | null
  day: string
  change: number
  /** `over`: the last term ended too long ago. */
  state: 'public' | 'over'
  release: SiteRelease
}

/** Null if no visitor has ever seen it, if it is offline, or without a confirmed coordinator. */
export async function findPublicSite(slug: string): Promise<PublicSite | null> {
  const [row] = await publicSiteQuery(await database()).execute({ slug })
  if (!row) return null
  const { content, isOver, ...site } = row
  return { ...site, state: isOver ? 'over' : 'public', release: siteRelease.parse(content) }
}

/** Of many slugs at once; those of sites that are over and former addresses stay, because they answer too. */
export async function filterPublicSlugs(slugs: string[]): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ slugs: schoolSiteAddresses.slugs })
    .from(schoolSiteAddresses)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteAddresses.siteId))
    .where(
      and(
        inArray(schoolSiteAddresses.skeleton, slugs.map(toSlugSkeleton)),
        isNotNull(schoolSites.releaseNumber),
        isCoordinated,
      ),
    )
  const known = new Set(rows.flatMap((row) => row.slugs))
  return slugs.filter((slug) => known.has(slug))
}

/** Terms may be added after the last one has ended, so this follows from them alone. */
export const isSiteOver = sql<boolean>`coalesce((select max(${terms.lastDay}) from ${terms}
  where ${terms.schoolId} = school_sites.school_id) + ${sql.raw(`${SITE_GRACE_DAYS}`)} < day_in_india(), true)`

/** A person with a confirmed address is responsible for what a site shows. */
export const isCoordinated = hasConfirmedCoordinator(schoolSites.schoolId)

export async function readHasCoordinator(db: Db, siteId: string): Promise<boolean> {
  const [row] = await db
    .select({ hasCoordinator: isCoordinated })
    .from(schoolSites)
    .where(eq(schoolSites.id, siteId))
  return row?.hasCoordinator === true
}

/** One statement reads the content and its version, so they belong together. */
const publicSiteQuery = prepareOnce((db) =>
  db
    .select({
      slug: schoolSites.slug,
      day: sql<string>`day_in_india()::text`,
      change: schoolSiteChanges.change,
      isOver: isSiteOver,
      domain: confirmedDomain,
      content: schoolSiteReleases.content,
    })
    .from(schoolSites)
    .innerJoin(
      schoolSiteReleases,
      and(
        eq(schoolSiteReleases.siteId, schoolSites.id),
        eq(schoolSiteReleases.number, schoolSites.releaseNumber),
      ),
    )
    .innerJoin(schoolSiteChanges, eq(schoolSiteChanges.slug, schoolSites.slug))
    .where(and(eq(schoolSites.slug, sql.placeholder('slug')), isCoordinated))
    .prepare('public_school_site'),
)
