import 'server-only'
import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { createDomainResolver, type DomainResolver } from '@/base/dns'
import { isSameOrBelow } from '@/base/domain-name'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { markSiteChange } from '@/db/mark-site-change'
import { schools } from '@/db/read-models/schools'
import { schoolSiteDomains, schoolSites } from '@/db/schema'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttempt } from '@/lib/auth/rate-limits'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { findRemindableCoordinators } from '@/lib/schools/terms/ending'
import { findOwnSite, lockCoordinatedSite } from '../access'
import type { SchoolSiteEmailData } from '../emails'
import { findDomainProblem, getSiteProof, getTarget } from './dns'

type EndedDomain = { id: string; slug: string; schoolId: string; domain: string }

/** The school no longer controls the domain. It keeps the row, and may prove it again. */
export async function endDomain(tx: Db, site: EndedDomain, actor: Actor): Promise<void> {
  await tx
    .update(schoolSiteDomains)
    .set({ confirmedAt: null, missingSince: null })
    .where(eq(schoolSiteDomains.siteId, site.id))
  await notifyCoordinators(tx, site)
  await writeAuditLog(tx, {
    action: 'site.domain-ended',
    ...{ actor, schoolId: site.schoolId, values: { domain: site.domain } },
  })
  await markSiteChange(tx, site.slug)
}

/** Names a domain. It leads nowhere until its records prove it. */
export async function addDomain(viewer: { id: string }, { domain }: { domain: string }) {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id: siteId, schoolId } = await lockCoordinatedSite(tx, viewer.id)
    requirePossible(domain)
    const token = randomBytes(16).toString('hex')
    const [row] = await tx
      .insert(schoolSiteDomains)
      .values({ siteId, domain, token })
      .onConflictDoNothing()
      .returning({ siteId: schoolSiteDomains.siteId })
    if (!row) throw new AppError('conflict', 'siteDomainExists')
    await writeAuditLog(tx, {
      action: 'site.domain-added',
      actor: userActor(viewer.id),
      schoolId,
      values: { domain },
    })
  })
}

/** Asks DNS before the transaction, which then requires the same domain and token. */
export async function confirmDomain(
  viewer: { id: string },
  resolver: DomainResolver = createDomainResolver(),
) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  await countAttempt('SITE_DOMAIN', site.id)
  const { domain, token } = await readDomain(db, site.id)
  const problem = await findDomainProblem(resolver, { slug: site.slug, domain, token }).catch(
    (error: unknown) => {
      log().warn({ event: 'school-sites.dns-failed', err: error })
      throw new AppError('unavailable', 'siteDomainUnchecked')
    },
  )
  if (problem) throw new AppError('conflict', problem)
  await db
    .transaction((tx) => confirmInTransaction(tx, viewer, { domain, token }))
    .catch((error: unknown) => {
      // Another school proved the same domain at the same moment.
      if (isUniqueViolation(error, 'school_site_domains_domain_unique'))
        throw new AppError('conflict', 'siteDomainUnchecked')
      throw error
    })
}

/** Its host answers 404 within two seconds. */
export async function removeDomain(viewer: { id: string }) {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id, schoolId, slug } = await lockCoordinatedSite(tx, viewer.id)
    const [row] = await tx
      .delete(schoolSiteDomains)
      .where(eq(schoolSiteDomains.siteId, id))
      .returning({ domain: schoolSiteDomains.domain })
    if (!row) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'site.domain-removed',
      actor: userActor(viewer.id),
      schoolId,
      values: row,
    })
    await markSiteChange(tx, slug)
  })
}

async function notifyCoordinators(tx: Db, { schoolId, domain }: EndedDomain) {
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId))
  const common = {
    institution_name: school?.name ?? '',
    domain,
    link: absoluteUrl(routes.schoolWebsite),
  }
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId))
    await enqueueMail<SchoolSiteEmailData>(tx, {
      template: 'siteDomainEnded',
      to: email,
      data: { ...common, firstname, userId },
    })
}

async function confirmInTransaction(
  tx: Db,
  viewer: { id: string },
  { domain, token }: { domain: string; token: string },
) {
  const { id, schoolId, slug } = await lockCoordinatedSite(tx, viewer.id)
  await endDomainOfOthers(tx, id, domain)
  const [row] = await tx
    .update(schoolSiteDomains)
    .set({ confirmedAt: sql`now()`, checkedAt: sql`now()`, missingSince: null })
    .where(
      and(
        eq(schoolSiteDomains.siteId, id),
        eq(schoolSiteDomains.domain, domain),
        eq(schoolSiteDomains.token, token),
      ),
    )
    .returning({ siteId: schoolSiteDomains.siteId })
  if (!row) throw new AppError('notFound', 'notFound')
  await writeAuditLog(tx, {
    action: 'site.domain-confirmed',
    actor: userActor(viewer.id),
    schoolId,
    values: { domain },
  })
  await markSiteChange(tx, slug)
}

/** The last one who proves a domain controls its DNS, so an earlier school has given it up. */
async function endDomainOfOthers(tx: Db, siteId: string, domain: string) {
  const [other] = await tx
    .select({ id: schoolSites.id, slug: schoolSites.slug, schoolId: schoolSites.schoolId })
    .from(schoolSiteDomains)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteDomains.siteId))
    .where(
      and(
        eq(schoolSiteDomains.domain, domain),
        isNotNull(schoolSiteDomains.confirmedAt),
        ne(schoolSiteDomains.siteId, siteId),
      ),
    )
  if (other) await endDomain(tx, { ...other, domain }, siteActor)
}

/** Hosts of this site are never a school's. */
function requirePossible(domain: string) {
  const { sitesDomain, appUrl } = settings()
  if (!sitesDomain) throw new AppError('conflict', 'siteDomainsOff')
  if (isSameOrBelow(domain, sitesDomain) || isSameOrBelow(domain, appUrl.hostname))
    throw new AppError('conflict', 'siteDomainReserved')
}

async function readDomain(db: Db, siteId: string) {
  const [row] = await db
    .select({ domain: schoolSiteDomains.domain, token: schoolSiteDomains.token })
    .from(schoolSiteDomains)
    .where(eq(schoolSiteDomains.siteId, siteId))
  if (!row) throw new AppError('notFound', 'notFound')
  return row
}

export type OwnDomain = {
  domain: string
  isConfirmed: boolean
  /** The proof has been missing for a while, so the domain ends soon. */
  isProofMissing: boolean
  proofName: string
  proofValue: string
  target: string
}

/** Null if the site has none. For coordinators. */
export async function findOwnDomain(viewer: { id: string }): Promise<OwnDomain | null> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator' || !settings().sitesDomain) return null
  const [row] = await db
    .select()
    .from(schoolSiteDomains)
    .where(eq(schoolSiteDomains.siteId, site.id))
  if (!row) return null
  const { name, value } = getSiteProof(row)
  return {
    domain: row.domain,
    isConfirmed: row.confirmedAt !== null,
    isProofMissing: row.missingSince !== null,
    proofName: name,
    proofValue: value,
    target: getTarget(site.slug),
  }
}

/** The server serves each of them; the operator needs a certificate for each. */
export async function listConfirmedDomains(): Promise<{ slug: string; domain: string }[]> {
  const db = await database()
  return db
    .select({ slug: schoolSites.slug, domain: schoolSiteDomains.domain })
    .from(schoolSiteDomains)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteDomains.siteId))
    .where(isNotNull(schoolSiteDomains.confirmedAt))
    .orderBy(schoolSiteDomains.domain)
}
