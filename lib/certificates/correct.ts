import 'server-only'
import { and, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { certificates } from '@/db/schema'
import { type CertificateEditor, changeCertificate } from './change'
import { requireRenderableName } from './name'

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
