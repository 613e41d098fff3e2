import 'server-only'
import { eq } from 'drizzle-orm'
import { fullAddress } from '@/base/owner'
import { site } from '@/base/site'
import { database } from '@/db/client'
import { certificates } from '@/db/schema'
import { routes } from '@/lib/routes'
import { badgePath } from '../badge/credential'
import { signs } from '../badge/key'
import { readNumber } from '../number'
import { OWN_CORRECTIONS } from '../policy'
import { type Certificate, certificateBy } from './certificate'

/** One's own certificate, with what can be done with it; anybody else's is not found. */
export async function ownCertificate(viewer: { id: string }, typed: string) {
  const read = readNumber(typed)
  const certificate = read.is === 'number' ? await certificateBy(read.number) : null
  if (certificate?.userId !== viewer.id) return null
  const { number, name, session, standing, corrections } = certificate
  const link = fullAddress(routes.certificate(number))
  return {
    number,
    name,
    session,
    standing,
    because: standing === 'revoked' ? await whyRevoked(number) : null,
    left: Math.max(0, OWN_CORRECTIONS - corrections),
    link,
    linkedIn: linkedInAddress(certificate, link),
    badge: signs() ? badgePath(number) : null,
  }
}

export type OwnCertificateFacts = NonNullable<Awaited<ReturnType<typeof ownCertificate>>>

/** What LinkedIn fills its form for licences and certificates from; months count from one. */
function linkedInAddress({ number, session, issuedAt }: Certificate, link: string) {
  const address = new URL('https://www.linkedin.com/profile/add')
  const [year = '', month = ''] = INDIAN_DAY.format(issuedAt).split('-')
  const told = {
    startTask: 'CERTIFICATION_NAME',
    name: session,
    organizationName: site.name,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: link,
    certId: number,
  }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}

const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Told to the person alone; the page for everyone says only that it is so. */
async function whyRevoked(number: string) {
  const db = await database()
  const [row] = await db
    .select({ because: certificates.revokedBecause })
    .from(certificates)
    .where(eq(certificates.number, number))
  return row?.because ?? null
}
