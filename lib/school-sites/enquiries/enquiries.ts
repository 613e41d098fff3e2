import 'server-only'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { schoolSiteEnquiries, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { findOwnSite, lockCoordinatedSite } from '../access'
import { ENQUIRY_STATES, type EnquiryState } from '../kinds'
import type { SiteEnquiryInput } from '../schema'

/** Only coordinators see what parents have sent, as with messages. */

const LISTED_ENQUIRIES = 20

/** `open` is all that is not closed. */
export const ENQUIRY_FILTERS = ['open', ...ENQUIRY_STATES] as const
export type EnquiryFilter = (typeof ENQUIRY_FILTERS)[number]

const matchesFilter = (filter: EnquiryFilter) =>
  filter === 'open'
    ? ne(schoolSiteEnquiries.state, 'closed')
    : eq(schoolSiteEnquiries.state, filter)

/** Newest first. Null without a website. */
export async function listEnquiries(
  viewer: { id: string },
  { filter, after }: { filter: EnquiryFilter; after?: string },
) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator') return null
  const { id, createdAt, siteId, name, phone, email } = schoolSiteEnquiries
  const { className, schoolYear, message, state, note, version } = schoolSiteEnquiries
  const list = buildPageQuery({ timestamp: createdAt, id, after, pageSize: LISTED_ENQUIRIES })
  const rows = await db
    .select({
      ...{ key: list.key, id, createdAt, name, phone, email },
      ...{ className, schoolYear, message, state, note, version },
    })
    .from(schoolSiteEnquiries)
    .where(and(eq(siteId, site.id), matchesFilter(filter), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  return { ...slicePage(rows, LISTED_ENQUIRIES), counts: await countByState(db, site.id) }
}

export type EnquiryPage = NonNullable<Awaited<ReturnType<typeof listEnquiries>>>

async function countByState(db: Db, id: string): Promise<Record<EnquiryFilter, number>> {
  const { state, siteId } = schoolSiteEnquiries
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(schoolSiteEnquiries)
    .where(eq(siteId, id))
    .groupBy(state)
  const count = (wanted: EnquiryState) => rows.find((row) => row.state === wanted)?.count ?? 0
  const [fresh, called, visit] = [count('new'), count('called'), count('visit')]
  return { open: fresh + called + visit, new: fresh, called, visit, closed: count('closed') }
}

const NAMED_ENQUIRIES = 3

/** Those that nobody of the school has called yet, with the first names of the list. */
export async function findNewEnquiries(
  schoolId: string,
): Promise<{ count: number; names: string[] }> {
  const db = await database()
  const { id, name, createdAt, siteId, state } = schoolSiteEnquiries
  const rows = await db
    .select({ name, count: sql<number>`(count(*) over ())::int` })
    .from(schoolSiteEnquiries)
    .innerJoin(schoolSites, eq(schoolSites.id, siteId))
    .where(and(eq(schoolSites.schoolId, schoolId), eq(state, 'new')))
    .orderBy(desc(createdAt), desc(id))
    .limit(NAMED_ENQUIRIES)
  return { count: rows[0]?.count ?? 0, names: rows.map((row) => row.name) }
}

/** Refused if a colleague has saved it meanwhile. */
export async function saveEnquiry(
  viewer: { id: string },
  id: string,
  { state, note, version }: SiteEnquiryInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const own = await requireOwnEnquiry(tx, viewer, id)
    if (own.version !== version) throw new AppError('conflict', 'changedByColleague')
    await tx
      .update(schoolSiteEnquiries)
      .set({ state, note: note.trim(), version: version + 1, changedAt: sql`now()` })
      .where(eq(schoolSiteEnquiries.id, own.id))
  })
}

export async function removeEnquiry(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const own = await requireOwnEnquiry(tx, viewer, id)
    await tx.delete(schoolSiteEnquiries).where(eq(schoolSiteEnquiries.id, own.id))
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'site.enquiry-removed', actor, schoolId: own.schoolId })
  })
}

/** The lock of the website serialises the changes of its enquiries. */
async function requireOwnEnquiry(tx: Db, viewer: { id: string }, id: string) {
  const site = await lockCoordinatedSite(tx, viewer.id)
  const [row] = await tx
    .select({ id: schoolSiteEnquiries.id, version: schoolSiteEnquiries.version })
    .from(schoolSiteEnquiries)
    .where(
      and(eq(schoolSiteEnquiries.id, requireUuid(id)), eq(schoolSiteEnquiries.siteId, site.id)),
    )
  if (!row) throw new AppError('notFound', 'notFound')
  return { ...row, schoolId: site.schoolId }
}

export async function purgeEnquiries(db: Db): Promise<void> {
  await db
    .delete(schoolSiteEnquiries)
    .where(lt(schoolSiteEnquiries.changedAt, ago(RETENTION.siteEnquiry)))
}
