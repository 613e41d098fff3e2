import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { schoolSiteDomains, schoolSites } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { createDomainResolver, type DomainResolver, hasProof } from './dns'
import { endDomain } from './domain'

const BATCH_SIZE = 20
/** Maximum per run; the next run continues. */
const MAX_BATCHES = 25
/** The time in which a school can repair its records. */
const MISSING_DAYS = 3

/**
 * Every domain once a day. A school that loses a domain also loses its records, so the next owner of the
 * domain cannot keep the school's website there.
 */
export async function recheckDomains(
  _db?: Db,
  resolver: DomainResolver = createDomainResolver(),
): Promise<number> {
  const db = await database()
  let count = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const domains = await claimDomains(db)
    await Promise.all(domains.map((domain) => recheck(db, resolver, domain)))
    count += domains.length
    if (domains.length < BATCH_SIZE) break
  }
  return count
}

/** Claimed before DNS is asked, so that two instances do not ask the same. */
const claimDomains = (db: Db) =>
  db
    .update(schoolSiteDomains)
    .set({ checkedAt: sql`now()` })
    .from(schoolSites)
    .where(
      and(
        eq(schoolSites.id, schoolSiteDomains.siteId),
        sql`${schoolSiteDomains.siteId} in (select site_id from school_site_domains
          where confirmed_at is not null and checked_at < now() - interval '1 day'
          order by checked_at limit ${BATCH_SIZE} for update skip locked)`,
      ),
    )
    .returning({
      id: schoolSites.id,
      slug: schoolSites.slug,
      schoolId: schoolSites.schoolId,
      domain: schoolSiteDomains.domain,
      token: schoolSiteDomains.token,
    })

type CheckedDomain = Awaited<ReturnType<typeof claimDomains>>[number]

async function recheck(db: Db, resolver: DomainResolver, domain: CheckedDomain) {
  try {
    const isProved = await hasProof(resolver, domain)
    await db.transaction((tx) => recordCheck(tx, domain, isProved))
  } catch (error) {
    // A DNS server that does not answer says nothing about the domain.
    log().warn({ event: 'school-sites.dns-failed', err: error })
  }
}

async function recordCheck(tx: Db, site: CheckedDomain, isProved: boolean) {
  const { siteId, token, confirmedAt, missingSince } = schoolSiteDomains
  const [row] = await tx
    .update(schoolSiteDomains)
    .set({ missingSince: isProved ? null : sql`coalesce(${missingSince}, now())` })
    .where(and(eq(siteId, site.id), eq(token, site.token), isNotNull(confirmedAt)))
    .returning({
      isOver: sql<boolean>`coalesce(${missingSince} <= now() - ${sql.raw(`${MISSING_DAYS}`)} * interval '1 day', false)`,
    })
  if (row?.isOver) await endDomain(tx, site, siteActor)
}
