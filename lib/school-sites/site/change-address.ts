import 'server-only'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schools } from '@/db/read-models/schools'
import { schoolSiteAddresses, schoolSites } from '@/db/schema'
import { formatLongDate } from '@/i18n/dates'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { findOpenMembership } from '@/lib/schools/locks'
import { lockCoordinatedSite } from '../access'
import { findSlugFault, type SlugFault, toSlugSkeleton } from '../policy'
import { suggestSlugs } from '../suggest-slugs'
import { throwSlugConflict } from './create'

export type SlugCheck = { fault: SlugFault | 'siteSlugTaken' | null; alternatives: string[] }

type OwnAddress = { schoolId: string; name: string; address: string; site: string | null }

/** As many as fit on a phone. */
const SHOWN_ALTERNATIVES = 3

const nextChange = sql`(${schoolSites.slugChangedAt} at time zone 'Asia/Kolkata' + interval '1 year')::date`

/** The day from which it can change again; null where it can today. */
const lockedUntil = sql<
  string | null
>`case when ${nextChange} > day_in_india() then ${nextChange}::text end`

/** For a coordinator: free ones only, the best first. */
export async function listFreeAddresses(viewer: { id: string }): Promise<string[]> {
  const db = await database()
  return listFreeFor(db, await readOwnAddress(db, viewer.id))
}

/** While someone types. Only saving decides, because two schools may ask for the same one at once. */
export async function checkSlug(viewer: { id: string }, slug: string): Promise<SlugCheck> {
  const db = await database()
  const own = await readOwnAddress(db, viewer.id)
  const fault = findSlugFault(slug)
  const isTaken = !fault && (await readTakenSkeletons(db, [slug], own.site)).size > 0
  return {
    fault: isTaken ? 'siteSlugTaken' : fault,
    alternatives: fault || isTaken ? await listFreeFor(db, own) : [],
  }
}

export async function readAddressLock(schoolId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ until: lockedUntil })
    .from(schoolSites)
    .where(eq(schoolSites.schoolId, schoolId))
  return row?.until ?? null
}

/** The former address redirects, and no other school can have it. */
export async function changeAddress(
  viewer: { id: string },
  { slug }: { slug: string },
): Promise<void> {
  const db = await database()
  await db
    .transaction(async (tx) => {
      const site = await lockCoordinatedSite(tx, viewer.id)
      if (site.slug === slug) return
      await requireUnlocked(tx, site.id)
      await tx
        .update(schoolSites)
        .set({ slug, slugSkeleton: toSlugSkeleton(slug), slugChangedAt: sql`now()` })
        .where(eq(schoolSites.id, site.id))
      await writeAuditLog(tx, {
        action: 'site.address-changed',
        actor: userActor(viewer.id),
        schoolId: site.schoolId,
      })
      await markSiteChange(tx, site.slug)
      await markSiteChange(tx, slug)
    })
    .catch(throwSlugConflict)
}

async function requireUnlocked(tx: Db, siteId: string) {
  const [row] = await tx
    .select({ until: lockedUntil })
    .from(schoolSites)
    .where(eq(schoolSites.id, siteId))
  if (row?.until)
    throw new AppError('conflict', 'siteSlugLocked', { values: { day: formatLongDate(row.until) } })
}

async function readOwnAddress(db: Db, userId: string): Promise<OwnAddress> {
  const membership = await findOpenMembership(db, userId)
  if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  const { schoolId } = membership
  const [school] = await db
    .select({ name: schools.name, address: schools.address, site: schoolSites.id })
    .from(schools)
    .leftJoin(schoolSites, eq(schoolSites.schoolId, schools.id))
    .where(eq(schools.id, schoolId))
  if (!school) throw new AppError('notFound', 'notFound')
  return { ...school, schoolId }
}

async function listFreeFor(db: Db, { name, address, site }: OwnAddress): Promise<string[]> {
  const slugs = suggestSlugs(name, address)
  const taken = await readTakenSkeletons(db, slugs, site)
  return slugs.filter((slug) => !taken.has(toSlugSkeleton(slug))).slice(0, SHOWN_ALTERNATIVES)
}

/** Also those that a school has given up; its own count as free. */
async function readTakenSkeletons(db: Db, slugs: string[], ownSite: string | null) {
  const { skeleton, siteId } = schoolSiteAddresses
  const rows = await db
    .select({ skeleton })
    .from(schoolSiteAddresses)
    .where(
      and(
        inArray(skeleton, slugs.map(toSlugSkeleton)),
        ownSite === null ? undefined : ne(siteId, ownSite),
      ),
    )
  return new Set(rows.map((row) => row.skeleton))
}
