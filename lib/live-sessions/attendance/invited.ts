import 'server-only'
import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { attendanceInvitations, liveSessions } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { enqueueMail, UNDO_WINDOW } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import { routes, toRegisterPath } from '@/lib/routes'
import type { LiveSessionEmailTemplates } from '../emails'
import type { AttendeeMatch } from './match'
import { type AttendeeInput, MAX_INVITED_ATTENDEES, parseInvitee, recordAttendance } from './record'

export type InvitedAttendee = Awaited<ReturnType<typeof findInvitedAttendees>>[number]

const isInvited = async (tx: Db, liveSessionId: string, email: string) =>
  (await tx.$count(
    attendanceInvitations,
    and(
      eq(attendanceInvitations.liveSessionId, liveSessionId),
      eq(sql`lower(${attendanceInvitations.email})`, email.toLowerCase()),
    ),
  )) > 0

/** `invitee` is who can get an invitation. */
export type InvitableMatch = AttendeeMatch & { invitee: AttendeeInput | null; isInvited: boolean }

type InvitingSession = { id: string; title: string; startsAt: Date }

export type InvitationOutcome =
  | 'invited'
  | 'alreadyInvited'
  /** The mailbox has unsubscribed from invitations. */
  | 'declined'
  | 'sessionLimit'
  /** The mailbox has reached its daily limit. */
  | 'mailboxLimit'

/** People who took part and have not confirmed an account yet. The limit of a session is a page. */
export async function findInvitedAttendees(liveSessionId: string) {
  const db = await database()
  return db
    .select({
      id: attendanceInvitations.id,
      name: attendanceInvitations.name,
      email: attendanceInvitations.email,
      invitedAt: attendanceInvitations.createdAt,
    })
    .from(attendanceInvitations)
    .where(eq(attendanceInvitations.liveSessionId, liveSessionId))
    .orderBy(orderByName(attendanceInvitations.name), asc(attendanceInvitations.id))
    .limit(MAX_INVITED_ATTENDEES)
}

/** Only rows that match no account get invitations. */
export async function findInvitees(
  liveSessionId: string,
  matches: AttendeeMatch[],
): Promise<InvitableMatch[]> {
  const unmatched = matches.filter(({ as }) => as === 'unmatched')
  const invitedEmails = await findInvitedEmails(
    liveSessionId,
    unmatched.map(({ email }) => email.toLowerCase()),
  )
  return matches.map((match) => {
    const isInvited = match.as === 'unmatched' && invitedEmails.has(match.email.toLowerCase())
    const canInvite = match.as === 'unmatched' && !isInvited
    return { ...match, isInvited, invitee: canInvite ? parseInvitee(match) : null }
  })
}

/** Once an address is confirmed. Housekeeping covers every other way to confirm one. */
export const matchInvitedUser = (userId: string) => matchInvited(eq(users.id, userId))

export const matchAllInvited = () => matchInvited()

/** Addresses of people who never registered must not be kept. */
export async function purgeAttendanceInvitations(db: Db): Promise<void> {
  await db
    .delete(attendanceInvitations)
    .where(lt(attendanceInvitations.createdAt, ago(RETENTION.attendanceInvitation)))
}

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

async function findInvitedEmails(liveSessionId: string, emails: string[]) {
  const invitedEmail = sql<string>`lower(${attendanceInvitations.email})`
  const db = await database()
  const rows = await db
    .select({ email: invitedEmail })
    .from(attendanceInvitations)
    .where(
      and(
        eq(attendanceInvitations.liveSessionId, liveSessionId),
        inArray(invitedEmail, [...new Set(emails)]),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}

/** Locked invitations belong to another run, so two at once record each attendance once. */
async function matchInvited(condition?: SQL): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const matchedRows = await tx
      .select({
        id: attendanceInvitations.id,
        liveSession: { id: liveSessions.id, title: liveSessions.title },
        userId: users.id,
      })
      .from(attendanceInvitations)
      .innerJoin(liveSessions, eq(liveSessions.id, attendanceInvitations.liveSessionId))
      .innerJoin(users, sql`lower(${users.email}) = lower(${attendanceInvitations.email})`)
      .where(and(isNotNull(users.emailConfirmedAt), condition))
      .for('update', { of: attendanceInvitations, skipLocked: true })
    for (const { id, liveSession, userId } of matchedRows) {
      await recordAttendance(tx, siteActor, liveSession, userId)
      await tx.delete(attendanceInvitations).where(eq(attendanceInvitations.id, id))
    }
  })
}

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
