import 'server-only'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { schoolSiteEnquiries } from '@/db/schema'
import { countAttempt, getNetwork } from '@/lib/auth/rate-limits'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { readIndianDay } from '../day'
import type { SchoolSiteEmailData } from '../emails'
import { findSchoolOfSite, hasEmailsLeft } from '../messages'
import type { Enquiry } from './form'

/** Stored once however often it is sent on one day, and emailed as messages are, within limits of its own. */
export async function storeEnquiry(slug: string, enquiry: Enquiry, ip: string): Promise<void> {
  const sender = `enquiry ${slug} ${getNetwork(ip)}`
  await countAttempt('CONTACT', ip)
  await countAttempt('SITE_MESSAGE_STORED', sender)
  const db = await database()
  await db.transaction(async (tx) => {
    const { siteId, isConfirmed, email: to, institution_name } = await findSchoolOfSite(tx, slug)
    const fingerprint = getFingerprint(enquiry, await readIndianDay(tx))
    const [stored] = await tx
      .insert(schoolSiteEnquiries)
      .values({ ...enquiry, siteId, fingerprint })
      .onConflictDoNothing()
      .returning({ id: schoolSiteEnquiries.id })
    if (!stored || !isConfirmed) return
    if (!(await hasEmailsLeft(tx, `enquiry ${slug}`, sender))) return
    const mailId = await enqueueMail<SchoolSiteEmailData>(tx, {
      template: 'siteEnquiry',
      to,
      data: {
        ...{ institution_name, name: enquiry.name, link: absoluteUrl(routes.schoolEnquiries) },
        ...{ phone: enquiry.phone ?? '', email: enquiry.email ?? '' },
        ...{ className: enquiry.className, schoolYear: enquiry.schoolYear },
        message: enquiry.message ?? '',
      },
    })
    await tx
      .update(schoolSiteEnquiries)
      .set({ mailId })
      .where(eq(schoolSiteEnquiries.id, stored.id))
  })
}

const getFingerprint = (enquiry: Enquiry, day: string) =>
  createHash('sha256')
    .update(JSON.stringify([day, ...Object.values(enquiry)]))
    .digest('hex')
