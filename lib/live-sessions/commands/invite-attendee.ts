import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { attendanceInvitations } from '@/db/schema'
import { enqueueMail, UNDO_WINDOW } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import { routes, toRegisterPath } from '@/lib/routes'
import { type AttendeeInput, MAX_INVITED_ATTENDEES } from '../attendee-schema'
import type { LiveSessionEmailTemplates } from '../emails'

type InvitingSession = { id: string; title: string; startsAt: Date }

/**
 * The caller holds the session's lock, so that the count is exact. False if the address is already invited.
 * Stores nothing if the mailbox has unsubscribed or has reached its daily limit.
 */
export async function inviteAttendee(
  tx: Db,
  viewer: { id: string },
  { id: liveSessionId, title, startsAt }: InvitingSession,
  { name, email }: AttendeeInput,
): Promise<boolean> {
  if (await hasDeclinedInvitations(tx, email)) throw new AppError('conflict', 'invitationsDeclined')
  const [invitation] = await tx
    .insert(attendanceInvitations)
    .values({ liveSessionId, name, email, invitedBy: viewer.id })
    .onConflictDoNothing()
    .returning({ id: attendanceInvitations.id })
  if (!invitation) return false
  if ((await countInvited(tx, liveSessionId)) > MAX_INVITED_ATTENDEES)
    throw new AppError('conflict', 'tooManyAttendanceInvitations')
  const mailId = await enqueueMail<LiveSessionEmailTemplates>(
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
  if (!mailId) throw new AppError('tooMany', 'dailyEmailLimitReached')
  await tx
    .update(attendanceInvitations)
    .set({ mailId })
    .where(eq(attendanceInvitations.id, invitation.id))
  return true
}

const countInvited = (tx: Db, liveSessionId: string) =>
  tx.$count(attendanceInvitations, eq(attendanceInvitations.liveSessionId, liveSessionId))
