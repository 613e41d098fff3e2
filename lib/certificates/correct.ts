import 'server-only'
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { certificates } from '@/db/schema'
import { setCertificateName } from '@/lib/accounts/details'
import { type CertificateEditor, changeCertificate } from './change'
import { deletePictures } from './delete-pictures'
import { requireRenderableName } from './name'
import { requireCertificateNumber } from './number'
import { MAX_OWN_CORRECTIONS } from './policy'

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

export async function correctCertificateByTeam(
  viewer: CertificateEditor,
  rawNumber: string,
  correction: { name: string; reason: string },
) {
  await requireRenderableName(correction.name)
  await changeCertificate(viewer, rawNumber, {
    action: 'certificate.corrected',
    condition: and(isNull(certificates.revokedAt), ne(certificates.name, correction.name)),
    values: {
      name: correction.name,
      formerName: certificates.name,
      formerCorrectedAt: certificates.correctedAt,
      correctedAt: sql`now()`,
      correctionReason: correction.reason,
    },
    conflictCode: 'nothingToCorrect',
    reason: correction.reason,
  })
}

export const undoCorrection = (viewer: CertificateEditor, rawNumber: string) =>
  changeCertificate(viewer, rawNumber, {
    action: 'certificate.correction-undone',
    condition: isNotNull(certificates.formerName),
    values: {
      name: sql`${certificates.formerName}`,
      correctedAt: certificates.formerCorrectedAt,
      formerName: null,
      formerCorrectedAt: null,
      correctionReason: null,
    },
    conflictCode: 'nothingToUndo',
  })
