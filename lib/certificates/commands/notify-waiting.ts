import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { attendances, liveSessions } from '@/db/relations/live-sessions'
import { claimSessionEmails, lacksSessionEmail } from '@/lib/live-sessions/email-claims'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate } from '../eligibility'
import type { CertificateEmailTemplates } from '../emails'

const BATCH_SIZE = 500

/** Users without a confirmed email get the confirmation link instead: see `requestEmailConfirmations`. */
export async function notifyWaitingTeachers(liveSessionId: string): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => notifyNextBatch(tx, liveSessionId))) === BATCH_SIZE);
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

const EMAIL_KIND = 'certificate-waits'

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
