import 'server-only'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { storeEmailLink } from '@/lib/accounts/email-address/links'
import { buildConfirmEmailUrl } from '@/lib/accounts/links'
import {
  claimSessionEmail,
  lacksSessionEmail,
  releaseSessionEmail,
} from '@/lib/live-sessions/email-claims'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate } from './eligibility'
import type { CertificateEmailTemplates } from './emails'

const BATCH_SIZE = 100
const EMAIL_KIND = 'certificate-address'
const LOWEST_USER_ID = '00000000-0000-0000-0000-000000000000'

/** Unconfirmed addresses may receive nothing but a confirmation link, once per session. */
export async function requestEmailConfirmations(liveSessionId: string): Promise<void> {
  const db = await database()
  let afterUserId: string | undefined = LOWEST_USER_ID
  while (afterUserId)
    afterUserId = await db.transaction((tx) =>
      requestNextBatch(tx, liveSessionId, afterUserId ?? LOWEST_USER_ID),
    )
}

async function requestNextBatch(tx: Db, liveSessionId: string, afterUserId: string) {
  const attendees = await findUnconfirmedAttendees(tx, liveSessionId, afterUserId)
  for (const attendee of attendees) await requestConfirmation(tx, liveSessionId, attendee)
  return attendees.at(-1)?.id
}

type UnconfirmedAttendee = Awaited<ReturnType<typeof findUnconfirmedAttendees>>[number]

async function requestConfirmation(
  tx: Db,
  liveSessionId: string,
  { id: userId, email, ...emailData }: UnconfirmedAttendee,
) {
  const claim = { liveSessionId, userId, kind: EMAIL_KIND }
  if (!(await claimSessionEmail(tx, claim))) return
  const nextPath = routes.certificateName
  const token = await storeEmailLink(tx, { userId, kind: 'confirm', email, nextPath })
  const data = { ...emailData, link: buildConfirmEmailUrl(token) }
  const isEnqueued = await enqueueMail<CertificateEmailTemplates>(tx, {
    template: 'certificateAddress',
    to: email,
    data,
  })
  // This mailbox has reached its daily limit: housekeeping tries again.
  if (!isEnqueued) await releaseSessionEmail(tx, claim)
}

const findUnconfirmedAttendees = (tx: Db, liveSessionId: string, afterUserId: string) =>
  tx
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      session: liveSessions.title,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .innerJoin(liveSessions, eq(liveSessions.id, attendances.liveSessionId))
    .where(
      and(
        eq(attendances.liveSessionId, liveSessionId),
        gt(users.id, afterUserId),
        givesCertificates,
        lacksCertificate,
        lacksSessionEmail(EMAIL_KIND),
        isNull(users.emailConfirmedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH_SIZE)
