import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendanceInvitations } from '@/db/schema'
import { apiResultText } from '@/i18n/api-results'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { withdrawMail } from '@/lib/mail/outbox'
import { normalizeMailbox } from '@/lib/mail/unsubscribe'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { type InvitationOutcome, inviteAttendee } from './invited'
import type { AttendeeInput } from './record'
import { recordAttendance } from './record'

export type AttendeeOutcome = 'present' | InvitationOutcome

type AttendeeResult = { outcome: AttendeeOutcome; name: string }

export type AddedAttendee = { outcome: 'present' | 'invited' | 'alreadyInvited'; name: string }

type InvitationAction =
  | 'attendance.invitation-sent'
  | 'attendance.invitation-corrected'
  | 'attendance.invitation-removed'

export function formatAddedAttendee({ outcome, name }: AddedAttendee): string {
  const text = apiResultText()
  const messages = {
    present: text.notedPresent,
    invited: text.attendeeInvited,
    alreadyInvited: text.attendeeOnList,
  }
  return messages[outcome](name)
}

/** A confirmed account is marked as present at once. Anyone else gets an invitation to register. */
export async function addAttendee(
  viewer: { id: string },
  liveSessionId: string,
  attendee: AttendeeInput,
): Promise<AddedAttendee> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockStartedSession(tx, liveSessionId)
    return requireAdded(await recordOrInvite(tx, viewer, liveSession, attendee))
  })
}

/** Locked in the order of the mailboxes, so that lists of two sessions at once cannot deadlock. */
export async function addAttendees(
  viewer: { id: string },
  liveSessionId: string,
  attendees: AttendeeInput[],
): Promise<Record<AttendeeOutcome, number>> {
  const counts = {
    ...{ present: 0, invited: 0, alreadyInvited: 0 },
    ...{ declined: 0, sessionLimit: 0, mailboxLimit: 0 },
  }
  const db = await database()
  await db.transaction(async (tx) => {
    const liveSession = await lockStartedSession(tx, liveSessionId)
    for (const attendee of sortByMailbox(attendees)) {
      const { outcome } = await recordOrInvite(tx, viewer, liveSession, attendee)
      counts[outcome] += 1
    }
  })
  return counts
}

/** The name on the list only. A new address counts as another person: its owner gets the invitation. */
export async function correctInvitedAttendee(
  viewer: { id: string },
  liveSessionId: string,
  invitationId: string,
  attendee: AttendeeInput,
): Promise<AddedAttendee> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockStartedSession(tx, liveSessionId)
    const current = await deleteInvitation(tx, liveSessionId, invitationId)
    if (current.email.toLowerCase() !== attendee.email.toLowerCase()) {
      if (current.mailId) await withdrawMail(tx, current.mailId)
      return requireAdded(await recordOrInvite(tx, viewer, liveSession, attendee))
    }
    await tx.insert(attendanceInvitations).values({ ...current, name: attendee.name })
    await auditInvitation(tx, viewer, 'attendance.invitation-corrected', liveSession)
    return { outcome: 'alreadyInvited', name: attendee.name }
  })
}

export async function removeInvitedAttendee(
  viewer: { id: string },
  liveSessionId: string,
  invitationId: string,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockLiveSessionById(tx, liveSessionId)
    const { name, mailId } = await deleteInvitation(tx, liveSessionId, invitationId)
    if (mailId) await withdrawMail(tx, mailId)
    await auditInvitation(tx, viewer, 'attendance.invitation-removed', liveSession)
    return name
  })
}

async function recordOrInvite(
  tx: Db,
  viewer: { id: string },
  liveSession: LockedLiveSession,
  attendee: AttendeeInput,
): Promise<AttendeeResult> {
  const user = await findConfirmedUser(tx, attendee.email)
  if (user) {
    await recordAttendance(tx, userActor(viewer.id), liveSession, user.id)
    return { outcome: 'present', name: user.name }
  }
  const outcome = await inviteAttendee(tx, viewer, liveSession, attendee)
  if (outcome === 'invited')
    await auditInvitation(tx, viewer, 'attendance.invitation-sent', liveSession)
  return { outcome, name: attendee.name }
}

function requireAdded({ outcome, name }: AttendeeResult): AddedAttendee {
  if (outcome === 'declined') throw new AppError('conflict', 'invitationsDeclined')
  if (outcome === 'sessionLimit') throw new AppError('conflict', 'tooManyAttendanceInvitations')
  if (outcome === 'mailboxLimit') throw new AppError('tooMany', 'dailyEmailLimitReached')
  return { outcome, name }
}

const sortByMailbox = (attendees: AttendeeInput[]) =>
  attendees
    .map((attendee) => ({ attendee, mailbox: normalizeMailbox(attendee.email) }))
    .sort((a, b) => (a.mailbox < b.mailbox ? -1 : 1))
    .map(({ attendee }) => attendee)

async function lockStartedSession(tx: Db, id: string): Promise<LockedLiveSession> {
  const liveSession = await lockLiveSessionById(tx, id)
  const { state, startsAt, now } = liveSession
  if (state !== 'published' || startsAt > now) throw new AppError('conflict', 'sessionNotStarted')
  return liveSession
}

async function findConfirmedUser(tx: Db, email: string) {
  const [user] = await tx
    .select({ id: users.id, name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailConfirmedAt)),
    )
  return user
}

async function deleteInvitation(tx: Db, liveSessionId: string, id: string) {
  const [row] = await tx
    .delete(attendanceInvitations)
    .where(
      and(eq(attendanceInvitations.id, id), eq(attendanceInvitations.liveSessionId, liveSessionId)),
    )
    .returning()
  if (!row) throw new AppError('notFound', 'notFound')
  return row
}

const auditInvitation = (
  tx: Db,
  viewer: { id: string },
  action: InvitationAction,
  { id: targetId, title }: LockedLiveSession,
) => writeAuditLog(tx, { action, actor: userActor(viewer.id), targetId, values: { title } })
