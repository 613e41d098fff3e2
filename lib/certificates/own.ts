import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { routes } from '@/lib/routes'
import { badgePath, canSignBadges } from './badge/credential'
import { parseCertificateNumber } from './number'
import { MAX_OWN_CORRECTIONS } from './policy'
import { type Certificate, getCertificate } from './verify'

export type OwnCertificateFacts = NonNullable<Awaited<ReturnType<typeof getOwnCertificate>>>

const INDIAN_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

export function rejectRevoked({ status }: Certificate): void {
  if (status === 'revoked') throw new AppError('gone', 'certificateRevoked')
}

/** Title, date and length appear on issued certificates, which must stay correct. */
export const hasCertificates = async (tx: Db, liveSessionId: string): Promise<boolean> =>
  (await tx.$count(certificates, eq(certificates.liveSessionId, liveSessionId))) > 0

/** Other users' certificates are not found. */
export async function getOwnCertificate(viewer: { id: string }, input: string) {
  const parsed = parseCertificateNumber(input)
  const certificate = parsed.is === 'number' ? await getCertificate(parsed.number) : null
  if (certificate?.userId !== viewer.id) return null
  const { number, name, session, sessionLanguage, status, corrections } = certificate
  const { startsAt, minutes, mode, issuedAt, correctedAt } = certificate
  const link = absoluteUrl(routes.certificate(number))
  return {
    number,
    name,
    session,
    sessionLanguage,
    status,
    ...{ startsAt, minutes, mode, issuedAt, correctedAt },
    reason: status === 'revoked' ? await getRevocationReason(number) : null,
    left: Math.max(0, MAX_OWN_CORRECTIONS - corrections),
    link,
    linkedIn: buildLinkedInUrl(certificate, link),
    badge: canSignBadges() ? badgePath(number) : null,
  }
}

function buildLinkedInUrl({ number, session, issuedAt }: Certificate, link: string) {
  const url = new URL('https://www.linkedin.com/profile/add')
  const [year = '', month = ''] = INDIAN_DAY_FORMAT.format(issuedAt).split('-')
  const query = {
    startTask: 'CERTIFICATION_NAME',
    name: session,
    organizationName: site.name,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: link,
    certId: number,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Shown to the owner only; the public page shows only that it is revoked. */
async function getRevocationReason(number: string) {
  const db = await database()
  const [row] = await db
    .select({ reason: certificates.revocationReason })
    .from(certificates)
    .where(eq(certificates.number, number))
  return row?.reason ?? null
}
