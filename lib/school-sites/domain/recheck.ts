import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  createDomainResolver,
  type DomainResolver,
  MISSING_DAYS,
  RECHECK_BATCH,
  recheckProofs,
} from '@/base/dns'
import { type Db, database } from '@/db/client'
import { schoolSiteDomains, schoolSites } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { getSiteProof } from './dns'
import { endDomain } from './domain'

/**
 * Every domain once a day. A school that loses a domain also loses its records, so the next owner of the
 * domain cannot keep the school's website there.
 */
export async function recheckDomains(
  _db?: Db,
  resolver: DomainResolver = createDomainResolver(),
): Promise<number> {
  const db = await database()
  return recheckProofs(resolver, {
    claim: () => claimDomains(db),
    getProof: getSiteProof,
    record: (domain, isProved) => db.transaction((tx) => recordCheck(tx, domain, isProved)),
    failure: 'school-sites.dns-failed',
  })
}

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
          order by checked_at limit ${RECHECK_BATCH} for update skip locked)`,
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
