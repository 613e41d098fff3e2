import 'server-only'
import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import type { RateLimitName } from '@/base/settings'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { hasConfirmedEmail, schools } from '@/db/read-models/schools'
import { schoolSiteMessages, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttempt, countAttemptInTransaction, getNetwork } from '@/lib/auth/rate-limits'
import { enqueueMail } from '@/lib/mail/outbox'
import { findOwnSite, lockCoordinatedSite } from './access'
import type { SchoolSiteEmailData } from './emails'
import type { SiteMessage } from './schema'
import { findPublicSite } from './serving/find-site'

/**
 * Messages of visitors are shown under My school. Those within the limits are also emailed, but only to an
 * address that was confirmed: the school names any address in its form, and visitors write any text.
 */

export async function sendSiteMessage(slug: string, message: SiteMessage, ip: string) {
  const site = await findPublicSite(slug)
  if (site?.state !== 'public') throw new AppError('notFound', 'notFound')
  const sender = `${slug} ${getNetwork(ip)}`
  await countAttempt('SITE_MESSAGE_STORED', sender)
  const db = await database()
  await db.transaction(async (tx) => {
    const school = await findSchoolOfSite(tx, slug)
    const isEmailed = school.isConfirmed && (await hasEmailsLeft(tx, slug, sender))
    const { email: to, institution_name, siteId } = school
    const data = { ...message, institution_name }
    const mailId = isEmailed
      ? await enqueueMail<SchoolSiteEmailData>(tx, { template: 'siteMessage', to, data })
      : null
    await tx.insert(schoolSiteMessages).values({ ...message, siteId, mailId })
  })
}

export async function findSchoolOfSite(tx: Db, slug: string) {
  const [school] = await tx
    .select({
      siteId: schoolSites.id,
      institution_name: schools.name,
      email: schools.email,
      isConfirmed: hasConfirmedEmail,
    })
    .from(schoolSites)
    .innerJoin(schools, eq(schools.id, schoolSites.schoolId))
    .where(eq(schoolSites.slug, slug))
  if (!school) throw new AppError('notFound', 'notFound')
  return school
}

/** A network that has used up its share takes nothing from the site's. */
export async function hasEmailsLeft(tx: Db, slug: string, sender: string): Promise<boolean> {
  const hasLeft = async (limit: RateLimitName, subject: string) =>
    !(await countAttemptInTransaction(tx, limit, subject)).isFull
  return (await hasLeft('SITE_MESSAGE_NETWORK', sender)) && (await hasLeft('SITE_MESSAGE', slug))
}

/** For coordinators, newest first. */
export async function listSiteMessages(viewer: { id: string }, { after }: { after?: string }) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator') return null
  const { id, createdAt, name, email, message, mailId, siteId } = schoolSiteMessages
  const list = buildPageQuery({ timestamp: createdAt, id, after, pageSize: LISTED_MESSAGES })
  const rows = await db
    .select({ key: list.key, id, name, email, message, mailId, when: createdAt })
    .from(schoolSiteMessages)
    .where(and(eq(siteId, site.id), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  return slicePage(rows, LISTED_MESSAGES)
}

const LISTED_MESSAGES = 20

export type SiteMessagePage = NonNullable<Awaited<ReturnType<typeof listSiteMessages>>>

export async function removeSiteMessage(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockCoordinatedSite(tx, viewer.id)
    const rows = await tx
      .delete(schoolSiteMessages)
      .where(
        and(eq(schoolSiteMessages.id, requireUuid(id)), eq(schoolSiteMessages.siteId, site.id)),
      )
      .returning({ id: schoolSiteMessages.id })
    if (rows.length === 0) throw new AppError('notFound', 'notFound')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'site.message-removed', actor, schoolId: site.schoolId })
  })
}

export async function purgeSiteMessages(db: Db): Promise<void> {
  await db
    .delete(schoolSiteMessages)
    .where(lt(schoolSiteMessages.createdAt, ago(RETENTION.contactMessage)))
}
