import 'server-only'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { setCertificateName } from '@/lib/accounts/details'
import { routes } from '@/lib/routes'
import { badgePath } from './badge/credential'
import { canSignBadges } from './badge/key'
import { deletePictures } from './delete-pictures'
import { requireRenderableName } from './name'
import { parseCertificateNumber, requireCertificateNumber } from './number'
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
  const link = absoluteUrl(routes.certificate(number))
  return {
    number,
    name,
    session,
    sessionLanguage,
    status,
    reason: status === 'revoked' ? await getRevocationReason(number) : null,
    left: Math.max(0, MAX_OWN_CORRECTIONS - corrections),
    link,
    linkedIn: buildLinkedInUrl(certificate, link),
    badge: canSignBadges() ? badgePath(number) : null,
  }
}

/**
 * At most twice, and not on a revoked certificate. One statement counts and corrects, so that concurrent
 * requests cannot exceed the limit. Later certificates use the new name.
 */
export async function correctOwnCertificate(
  viewer: { id: string },
  rawNumber: string,
  name: string,
) {
  await requireRenderableName(name)
  const number = requireCertificateNumber(rawNumber)
  const isOwnCertificate = and(eq(certificates.number, number), eq(certificates.userId, viewer.id))
  const db = await database()
  const result = await db.transaction(async (tx) => {
    const [updated] = await tx
      .update(certificates)
      .set({
        name,
        corrections: sql`${certificates.corrections} + 1`,
        correctedAt: sql`now()`,
        formerName: null,
        formerCorrectedAt: null,
      })
      .where(
        and(
          isOwnCertificate,
          lt(certificates.corrections, MAX_OWN_CORRECTIONS),
          isNull(certificates.revokedAt),
          ne(certificates.name, name),
        ),
      )
      .returning({ left: sql<number>`${MAX_OWN_CORRECTIONS} - ${certificates.corrections}` })
    if (!updated) throw await findRejectionReason()
    await setCertificateName(tx, viewer.id, { name })
    return { left: Number(updated.left) }

    async function findRejectionReason() {
      const { revokedAt, corrections } = certificates
      const [existing] = await tx
        .select({ revokedAt, corrections })
        .from(certificates)
        .where(isOwnCertificate)
      if (!existing) return new AppError('notFound', 'notFound')
      if (existing.revokedAt) return new AppError('conflict', 'certificateRevoked')
      if (existing.corrections >= MAX_OWN_CORRECTIONS)
        return new AppError('conflict', 'correctionLimitReached')
      return new AppError('conflict', 'nameUnchanged')
    }
  })
  await deletePictures([number])
  return result
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
