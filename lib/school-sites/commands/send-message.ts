import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { schools } from '@/db/relations/schools'
import { schoolSites } from '@/db/schema'
import { countAttempt } from '@/lib/auth/limits'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolSiteEmailData } from '../emails'
import { findPublicSite } from '../queries/public-site'
import type { SiteMessage } from '../schema'

/** To the school's own address, which the visitor never sees. Limited per site and day. */
export async function sendSiteMessage(slug: string, message: SiteMessage): Promise<void> {
  const site = await findPublicSite(slug)
  if (site?.state !== 'public') throw new AppError('notFound', 'notFound')
  await countAttempt('SITE_MESSAGE', slug)
  const db = await database()
  await db.transaction(async (tx) => {
    const [school] = await tx
      .select({ institution_name: schools.name, email: schools.email })
      .from(schoolSites)
      .innerJoin(schools, eq(schools.id, schoolSites.schoolId))
      .where(eq(schoolSites.slug, slug))
    if (!school) throw new AppError('notFound', 'notFound')
    const { email: to, institution_name } = school
    const data = { ...message, institution_name }
    await enqueueMail<SchoolSiteEmailData>(tx, { template: 'siteMessage', to, data })
  })
}
