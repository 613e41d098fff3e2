import 'server-only'
import { eq } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { markSiteChange } from '@/db/mark-site-change'
import { schools } from '@/db/relations/schools'
import { schoolSiteDomains } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { findRemindableCoordinators } from '@/lib/schools/queries/remindable-coordinators'
import type { SchoolSiteEmailData } from '../emails'

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
