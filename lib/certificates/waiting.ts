import 'server-only'
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import {
  claimNameReminder,
  claimSessionEmails,
  lacksSessionEmail,
} from '@/lib/live-sessions/email-claims'
import { enqueueBulk } from '@/lib/mail/batch'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate } from './eligibility'
import type { CertificateEmailTemplates } from './emails'

const MAX_WAITING_LISTED = 50

export type WaitingTeacher = {
  id: string
  name: string
  email: string
  missing: 'address' | 'name' | 'both'
}

const BATCH_SIZE = 500

const EMAIL_KIND = 'certificate-waits'

/** Above this, emails are sent in batches. */
const BULK_THRESHOLD = 100

export async function findWaitingTeachers(
  db: Db,
  liveSessionId: string,
): Promise<WaitingTeacher[]> {
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      certificateName: users.certificateName,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(
      and(
        eq(attendances.liveSessionId, liveSessionId),
        lacksCertificate,
        or(isNull(users.emailConfirmedAt), isNull(users.certificateName)),
      ),
    )
    .orderBy(orderByName(users.firstname), orderByName(users.lastname), asc(users.id))
    .limit(MAX_WAITING_LISTED)
  return rows.map(({ id, firstname, lastname, email, confirmedAt, certificateName }) => ({
    id,
    name: `${firstname} ${lastname}`,
    email,
    missing: confirmedAt ? 'name' : certificateName ? 'address' : 'both',
  }))
}

/** Needs a join of attendances and users. Without a confirmed address a reminder would reach nobody. */
export const matchesRemindable = (liveSessionId: string) =>
  and(
    eq(attendances.liveSessionId, liveSessionId),
    lacksCertificate,
    isNotNull(users.emailConfirmedAt),
    isNull(users.emailFailedAt),
    isNull(users.certificateName),
    eq(users.wantsReminders, true),
  )

export async function countRemindable(db: Db, liveSessionId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(matchesRemindable(liveSessionId))
  return row?.count ?? 0
}

/** Users without a confirmed email get the confirmation link instead: see `requestEmailConfirmations`. */
export async function notifyWaitingTeachers(liveSessionId: string): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => notifyNextBatch(tx, liveSessionId))) === BATCH_SIZE);
}

/** Marking the session is the right to send, so two clicks at once send one email per teacher. */
export async function remindWaitingTeachers(
  viewer: { id: string },
  liveSessionId: string,
): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const session = await claimNameReminder(tx, liveSessionId)
    const recipientCount = await countRemindable(tx, liveSessionId)
    if (recipientCount === 0) throw new AppError('conflict', 'nobodyToRemind')
    const count = await enqueueBulk<CertificateEmailTemplates>(tx, {
      template: 'certificateWaits',
      data: { session, link: absoluteUrl(routes.certificateName) },
      recipients: sql`select ${users.email}, ${users.firstname} from ${attendances}
        join ${users} on ${users.id} = ${attendances.userId} where ${matchesRemindable(liveSessionId)}`,
      isBulk: recipientCount > BULK_THRESHOLD,
    })
    await writeAuditLog(tx, {
      action: 'certificates.reminded',
      actor: userActor(viewer.id),
      targetId: liveSessionId,
      values: { title: session, count },
    })
    return count
  })
}

async function notifyNextBatch(tx: Db, liveSessionId: string): Promise<number> {
  const claimedRows = await claimSessionEmails(
    tx,
    sql`select ${attendances.liveSessionId}, ${attendances.userId}, ${EMAIL_KIND}
        from ${attendances} join ${users} on ${users.id} = ${attendances.userId}
        join ${liveSessions} on ${liveSessions.id} = ${attendances.liveSessionId}
        where ${attendances.liveSessionId} = ${liveSessionId} and ${givesCertificates}
          and ${lacksCertificate} and ${lacksSessionEmail(EMAIL_KIND)}
          and ${users.emailConfirmedAt} is not null and ${users.certificateName} is null
        order by ${attendances.userId} limit ${BATCH_SIZE}`,
  )
  if (claimedRows.length > 0)
    await enqueueWaitingEmails(
      tx,
      liveSessionId,
      claimedRows.map(({ userId }) => userId),
    )
  return claimedRows.length
}

async function enqueueWaitingEmails(tx: Db, liveSessionId: string, userIds: string[]) {
  const rows = await tx
    .select({ to: users.email, firstname: users.firstname, session: liveSessions.title })
    .from(users)
    .innerJoin(liveSessions, sql`${liveSessions.id} = ${liveSessionId}`)
    .where(inArray(users.id, userIds))
  const link = absoluteUrl(routes.certificateName)
  await enqueueMails<CertificateEmailTemplates>(
    tx,
    rows.map(({ to, ...data }) => ({ template: 'certificateWaits', to, data: { ...data, link } })),
  )
}
