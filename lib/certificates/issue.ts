import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { certificateSettings, certificates } from '@/db/schema'
import { closeUnattendedSessions } from '@/lib/live-sessions/close'
import { isFeedbackOpen } from '@/lib/live-sessions/conditions'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate } from './eligibility'
import { requestEmailConfirmations } from './email-confirmation'
import type { CertificateEmailTemplates } from './emails'
import { randomCertificateNumber } from './number'
import { notifyWaitingTeachers } from './waiting'
import { tellCertificates } from './webhook-events'

type CertificateRecipients = { liveSessionId: string } | { userId: string }

const BATCH_SIZE = 100

/** Nobody waits for these certificates, but other requests need the CPU. */
const PAUSE_BETWEEN_BATCHES_MS = 100

const latestVersion = sql`(select max(${certificateSettings.version}) from ${certificateSettings})`

export async function issueCertificates(recipients: CertificateRecipients): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => issueNextBatch(tx, recipients))) === BATCH_SIZE)
    await pause(PAUSE_BETWEEN_BATCHES_MS)
}

/**
 * The unique index, not this query, prevents a second certificate. A number already in use skips that person,
 * and the next batch draws another.
 */
export async function issueNextBatch(tx: Db, recipients: CertificateRecipients): Promise<number> {
  const due = await findDueCertificates(tx, recipients)
  if (due.length === 0) return 0
  const issued = await tx
    .insert(certificates)
    .values(
      due.map(({ email: _, ...row }) => ({
        ...row,
        number: randomCertificateNumber(),
        settingsVersion: latestVersion,
      })),
    )
    .onConflictDoNothing()
    .returning({
      number: certificates.number,
      liveSessionId: certificates.liveSessionId,
      userId: certificates.userId,
    })
  await tellCertificates(
    tx,
    'certificate.issued',
    issued.map(({ number }) => number),
  )
  const emailsByRow = new Map(due.map((row) => [buildRowKey(row), row.email]))
  await enqueueMails<CertificateEmailTemplates>(
    tx,
    issued.flatMap((row) => {
      const email = emailsByRow.get(buildRowKey(row))
      const link = absoluteUrl(routes.myCertificate(row.number))
      return email
        ? { template: 'certificateIssued', to: email.to, data: { ...email.data, link } }
        : []
    }),
  )
  return issued.length < due.length ? BATCH_SIZE : due.length
}

/** Safe to interrupt and to run concurrently: each certificate and email is created once. */
export async function issuePending(liveSessionId: string): Promise<void> {
  await issueCertificates({ liveSessionId })
  await notifyWaitingTeachers(liveSessionId)
  await requestEmailConfirmations(liveSessionId)
}

/** Run by housekeeping; also finishes interrupted runs. */
export async function issueAllPending(): Promise<void> {
  await closeUnattendedSessions()
  const db = await database()
  const recentSessions = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(sql`${liveSessions.closedAt} > now() - interval '3 days'`)
  for (const { id } of recentSessions) await issuePending(id)
}

const buildRowKey = (row: { liveSessionId: string; userId: string | null }) =>
  `${row.liveSessionId} ${row.userId}`

async function findDueCertificates(tx: Db, recipients: CertificateRecipients) {
  const rows = await tx
    .select({
      liveSessionId: attendances.liveSessionId,
      userId: attendances.userId,
      name: users.certificateName,
      language: users.certificateLanguage,
      to: users.email,
      firstname: users.firstname,
      session: liveSessions.title,
      slug: liveSessions.slug,
      canGiveFeedback: isFeedbackOpen,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .innerJoin(liveSessions, eq(liveSessions.id, attendances.liveSessionId))
    .where(
      and(
        'userId' in recipients
          ? eq(attendances.userId, recipients.userId)
          : eq(attendances.liveSessionId, recipients.liveSessionId),
        givesCertificates,
        lacksCertificate,
        isNotNull(users.emailConfirmedAt),
        isNotNull(users.certificateName),
      ),
    )
    .orderBy(asc(attendances.liveSessionId), asc(attendances.userId))
    .limit(BATCH_SIZE)
  return rows.map(({ to, firstname, session, slug, canGiveFeedback, name, ...ids }) => ({
    ...ids,
    name: name ?? '',
    email: {
      to,
      data: {
        firstname,
        session,
        feedback: canGiveFeedback ? absoluteUrl(routes.sessionFeedback(slug)) : '',
      },
    },
  }))
}
