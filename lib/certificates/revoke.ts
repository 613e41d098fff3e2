import 'server-only'
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { PlainAppErrorCode } from '@/base/error-codes'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/read-models/live-sessions'
import { certificates } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { CertificateEmailTemplates } from './emails'
import { requireRenderableName } from './name'
import { parseCertificateNumber, requireCertificateNumber } from './number'
import { deletePictures } from './pictures'

export type TeamCertificateDetails = NonNullable<Awaited<ReturnType<typeof getCertificateForTeam>>>

type CertificateEditor = { id: string }

type CertificateAction = `certificate.${'corrected' | 'correction-undone' | 'revoked' | 'restored'}`

const NO_REQUEST = { revocationRequestedAt: null, revocationRequestReason: null }

type CertificateChange = {
  action: CertificateAction
  condition: SQL | undefined
  values: PgUpdateSetSource<typeof certificates>
  conflictCode: PlainAppErrorCode
  reason?: string
}

const CHANGE_KINDS = {
  'certificate.corrected': 'corrected',
  'certificate.correction-undone': 'uncorrected',
  'certificate.revoked': 'revoked',
  'certificate.restored': 'restored',
} as const

/** The caller must have checked access. */
export async function getCertificateForTeam(input: string) {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') return null
  const db = await database()
  const [row] = await db
    .select({
      number: certificates.number,
      name: certificates.name,
      language: certificates.language,
      formerName: certificates.formerName,
      personId: certificates.userId,
      sessionId: liveSessions.id,
      session: liveSessions.title,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      correctionReason: certificates.correctionReason,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
      requestReason: certificates.revocationRequestReason,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(eq(certificates.number, parsed.number))
  return row ?? null
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

async function changeCertificate(
  viewer: CertificateEditor,
  rawNumber: string,
  change: CertificateChange,
) {
  const number = requireCertificateNumber(rawNumber)
  const db = await database()
  await db.transaction((tx) => changeInTransaction(tx, viewer, number, change))
  await deletePictures([number])
}

async function changeInTransaction(
  tx: Db,
  viewer: CertificateEditor,
  number: string,
  { action, condition, values, conflictCode, reason }: CertificateChange,
) {
  const [updated] = await tx
    .update(certificates)
    .set(values)
    .where(and(eq(certificates.number, number), condition))
    .returning({ userId: certificates.userId })
  if (!updated) throw await buildRejection(tx, number, conflictCode)
  await writeAuditLog(tx, {
    action,
    ...{ actor: userActor(viewer.id), userId: updated.userId ?? undefined },
    ...{ targetId: number, values: { number } },
  })
  await notifyHolder(tx, number, action, reason)
}

async function buildRejection(tx: Db, number: string, conflictCode: PlainAppErrorCode) {
  const [existing] = await tx
    .select({ number: certificates.number })
    .from(certificates)
    .where(eq(certificates.number, number))
  return existing ? new AppError('conflict', conflictCode) : new AppError('notFound', 'notFound')
}

/** Sends nothing if the account is gone or its email was never confirmed. */
async function notifyHolder(tx: Db, number: string, action: CertificateAction, reason = '') {
  const [holder] = await tx
    .select({ to: users.email, firstname: users.firstname, session: liveSessions.title })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(and(eq(certificates.number, number), isNotNull(users.emailConfirmedAt)))
  if (!holder) return
  const { to: email, ...emailData } = holder
  const link = absoluteUrl(routes.myCertificate(number))
  const data = { ...emailData, link, news: CHANGE_KINDS[action], reason }
  await enqueueMail<CertificateEmailTemplates>(tx, {
    template: 'certificateChanged',
    to: email,
    data,
  })
}
