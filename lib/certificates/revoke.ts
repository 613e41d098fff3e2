import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import {
  buildRejection,
  type CertificateChange,
  type CertificateEditor,
  changeCertificate,
  changeInTransaction,
} from './change'
import { requireCertificateNumber } from './number'

const NO_REQUEST = { revocationRequestedAt: null, revocationRequestReason: null }

export const revokeCertificate = (viewer: CertificateEditor, rawNumber: string, reason: string) =>
  changeCertificate(viewer, rawNumber, toRevocation(reason))

/** The caller deletes the pictures of the number afterwards. */
export const revokeInTransaction = (
  tx: Db,
  viewer: CertificateEditor,
  number: string,
  reason: string,
) => changeInTransaction(tx, viewer, number, toRevocation(reason))

/** The certificate stays valid; the holder hears nothing of the request. */
export async function declineRevocation(viewer: CertificateEditor, rawNumber: string) {
  const number = requireCertificateNumber(rawNumber)
  const db = await database()
  await db.transaction(async (tx) => {
    const [declined] = await tx
      .update(certificates)
      .set(NO_REQUEST)
      .where(and(eq(certificates.number, number), isNotNull(certificates.revocationRequestedAt)))
      .returning({ userId: certificates.userId })
    if (!declined) throw await buildRejection(tx, number, 'nothingToUndo')
    await writeAuditLog(tx, {
      action: 'certificate.revocation-declined',
      ...{ actor: userActor(viewer.id), userId: declined.userId ?? undefined },
      ...{ targetId: number, values: { number } },
    })
  })
}

export const restoreCertificate = (viewer: CertificateEditor, rawNumber: string) =>
  changeCertificate(viewer, rawNumber, {
    action: 'certificate.restored',
    condition: isNotNull(certificates.revokedAt),
    values: { revokedAt: null, revocationReason: null },
    conflictCode: 'nothingToUndo',
  })

const toRevocation = (reason: string): CertificateChange => ({
  action: 'certificate.revoked',
  condition: isNull(certificates.revokedAt),
  values: { revokedAt: sql`now()`, revocationReason: reason, ...NO_REQUEST },
  conflictCode: 'certificateRevoked',
  reason,
})
