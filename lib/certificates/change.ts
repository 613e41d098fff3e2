import 'server-only'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
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
import { deletePictures } from './delete-pictures'
import type { CertificateEmailTemplates } from './emails'
import { requireCertificateNumber } from './number'
import { type CertificateEvent, tellCertificates } from './webhook-events'

export type CertificateEditor = { id: string }

type CertificateAction = `certificate.${'corrected' | 'correction-undone' | 'revoked' | 'restored'}`

export type CertificateChange = {
  action: CertificateAction
  condition: SQL | undefined
  values: PgUpdateSetSource<typeof certificates>
  conflictCode: PlainAppErrorCode
  reason?: string
}

/** One that is restored is as good as issued again. Names are in no event, so a correction changes nothing. */
const EVENTS: Partial<Record<CertificateAction, CertificateEvent>> = {
  'certificate.revoked': 'certificate.revoked',
  'certificate.restored': 'certificate.issued',
}

const CHANGE_KINDS = {
  'certificate.corrected': 'corrected',
  'certificate.correction-undone': 'uncorrected',
  'certificate.revoked': 'revoked',
  'certificate.restored': 'restored',
} as const

export async function changeCertificate(
  viewer: CertificateEditor,
  rawNumber: string,
  change: CertificateChange,
) {
  const number = requireCertificateNumber(rawNumber)
  const db = await database()
  await db.transaction((tx) => changeInTransaction(tx, viewer, number, change))
  await deletePictures([number])
}

export async function changeInTransaction(
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
  const event = EVENTS[action]
  if (event) await tellCertificates(tx, event, [number])
  await writeAuditLog(tx, {
    action,
    ...{ actor: userActor(viewer.id), userId: updated.userId ?? undefined },
    ...{ targetId: number, values: { number } },
  })
  await notifyHolder(tx, number, action, reason)
}

export async function buildRejection(tx: Db, number: string, conflictCode: PlainAppErrorCode) {
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
