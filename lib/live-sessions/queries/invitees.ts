import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { attendanceInvitations } from '@/db/schema'
import type { AttendeeMatch } from '../attendance'
import { type AttendeeInput, parseInvitee } from '../attendee-schema'

/** `invitee` is who can get an invitation. */
export type InvitableMatch = AttendeeMatch & { invitee: AttendeeInput | null; isInvited: boolean }

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
