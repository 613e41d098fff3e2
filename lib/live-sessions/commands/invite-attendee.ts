import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { attendanceInvitations } from '@/db/schema'
import { enqueueMail, UNDO_WINDOW } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import { routes, toRegisterPath } from '@/lib/routes'
import { type AttendeeInput, MAX_INVITED_ATTENDEES } from '../attendee-schema'
import type { LiveSessionEmailTemplates } from '../emails'

type InvitingSession = { id: string; title: string; startsAt: Date }

export type InvitationOutcome =
  | 'invited'
  | 'alreadyInvited'
  /** The mailbox has unsubscribed from invitations. */
  | 'declined'
  | 'sessionLimit'
  /** The mailbox has reached its daily limit. */
  | 'mailboxLimit'

/** The caller holds the session's lock, so that the count is exact. Stores an invitation only if `invited`. */
export async function inviteAttendee(
  tx: Db,
  viewer: { id: string },
  liveSession: InvitingSession,
  attendee: AttendeeInput,
): Promise<InvitationOutcome> {
  const { id: liveSessionId } = liveSession
  const { name, email } = attendee
  if (await hasDeclinedInvitations(tx, email)) return 'declined'
  if (await isInvited(tx, liveSessionId, email)) return 'alreadyInvited'
  if ((await countInvited(tx, liveSessionId)) >= MAX_INVITED_ATTENDEES) return 'sessionLimit'
  const mailId = await enqueueInvitation(tx, liveSession, attendee)
  if (!mailId) return 'mailboxLimit'
  await tx
    .insert(attendanceInvitations)
    .values({ liveSessionId, name, email, mailId, invitedBy: viewer.id })
  return 'invited'
}

const isInvited = async (tx: Db, liveSessionId: string, email: string) =>
  (await tx.$count(
    attendanceInvitations,
    and(
      eq(attendanceInvitations.liveSessionId, liveSessionId),
      eq(sql`lower(${attendanceInvitations.email})`, email.toLowerCase()),
    ),
  )) > 0

const enqueueInvitation = (
  tx: Db,
  { title, startsAt }: InvitingSession,
  { name, email }: AttendeeInput,
) =>
  enqueueMail<LiveSessionEmailTemplates>(
    tx,
    {
      template: 'attendanceInvitation',
      to: email,
      data: {
        name,
        session: title,
        startsAt: startsAt.toISOString(),
        link: absoluteUrl(toRegisterPath(routes.certificateName)),
        mailbox: getMailboxId(email),
      },
    },
    UNDO_WINDOW,
  )

const countInvited = (tx: Db, liveSessionId: string) =>
  tx.$count(attendanceInvitations, eq(attendanceInvitations.liveSessionId, liveSessionId))
