import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { gatheringLetters, gatherings, presences, users } from '@/db/schema'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate, lacksEmail } from '../eligibility'

const BATCH_SIZE = 500

/** Users without a confirmed email get the confirmation link instead: see `requestEmailConfirmations`. */
export async function notifyWaitingTeachers(liveSessionId: string): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => notifyNextBatch(tx, liveSessionId))) === BATCH_SIZE);
}

async function notifyNextBatch(tx: Db, liveSessionId: string): Promise<number> {
  const claimedRows = await tx
    .insert(gatheringLetters)
    .select(
      sql`select ${presences.gatheringId}, ${presences.userId}, ${EMAIL_KIND}, now()
        from ${presences} join ${users} on ${users.id} = ${presences.userId}
        join ${gatherings} on ${gatherings.id} = ${presences.gatheringId}
        where ${presences.gatheringId} = ${liveSessionId} and ${givesCertificates}
          and ${lacksCertificate} and ${lacksEmail(EMAIL_KIND)}
          and ${users.emailConfirmedAt} is not null and ${users.certificateName} is null
        order by ${presences.userId} limit ${BATCH_SIZE}`,
    )
    .onConflictDoNothing()
    .returning({ userId: gatheringLetters.userId })
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
    .select({ to: users.email, firstname: users.firstname, session: gatherings.title })
    .from(users)
    .innerJoin(gatherings, sql`${gatherings.id} = ${liveSessionId}`)
    .where(inArray(users.id, userIds))
  const link = absoluteUrl(routes.certificateName)
  await enqueueMails(
    tx,
    rows.map(({ to, ...data }) => ({ template: 'certificateWaits', to, data: { ...data, link } })),
  )
}
