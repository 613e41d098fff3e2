import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { invitations } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import type { SchoolEmailData } from '../emails'
import { findRunningTerm } from '../terms/terms'
import { buildJoinUrl, createInvitationHash } from './links'

type InvitationRole = 'teacher' | 'coordinator'

export const invitationExpiry = sql`now() + interval '14 days'`

/** The last valid day, in India. */
const returnedColumns = {
  id: invitations.id,
  until: sql<string>`(${invitations.expiresAt} at time zone 'Asia/Kolkata')::date::text`,
  name: invitations.name,
}

type InviterName = { firstname: string; lastname: string }

export type InvitationSendResult = 'sent' | 'limitReached' | 'declined'

/** Single use, valid for 14 days. Extends an open invitation instead of adding one. */
export async function createOrExtendInvitation(
  tx: Db,
  schoolId: string,
  email: string,
  role: InvitationRole,
) {
  const extendedRows = await tx
    .update(invitations)
    .set({ expiresAt: invitationExpiry, createdAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.role, role),
        eq(sql`lower(${invitations.email})`, sql`lower(${email})`),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning(returnedColumns)
  const [extended] = extendedRows
  if (extended) {
    await renewLink(tx, extended.id)
    return { ...extended, isNew: false }
  }
  const id = randomUUID()
  const [row] = await tx
    .insert(invitations)
    .values({
      id,
      schoolId,
      email,
      role,
      tokenHash: createInvitationHash(id),
      expiresAt: invitationExpiry,
    })
    .returning(returnedColumns)
  if (!row) throw new Error('the invitation was not stored')
  return { ...row, isNew: true }
}

/** Requires a running term and a coordinator with a confirmed email. */
export async function requireCanInvite(tx: Db, viewer: { id: string }, schoolId: string) {
  if (!(await findRunningTerm(tx, schoolId))) throw new AppError('conflict', 'noActiveTerm')
  await requireConfirmedSender(tx, viewer)
}

/** Nobody sends emails to addresses that they typed before their own is confirmed. */
export async function requireConfirmedSender(tx: Db, viewer: { id: string }) {
  const [confirmedUser] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewer.id), isNotNull(users.emailConfirmedAt)))
  if (!confirmedUser) throw new AppError('conflict', 'confirmEmailToInvite')
}

/** Stores nothing if the mailbox has reached its daily limit or has unsubscribed. */
export async function sendInvitation(
  tx: Db,
  school: { id: string; name: string },
  inviter: InviterName,
  email: string,
): Promise<InvitationSendResult> {
  if (await hasDeclinedInvitations(tx, email)) return 'declined'
  const invitation = await createOrExtendInvitation(tx, school.id, email, 'teacher')
  const data = buildInvitationData(invitation, school, inviter, email)
  const mailId = await enqueueMail<SchoolEmailData>(tx, {
    template: 'schoolInvitation',
    to: email,
    data,
  })
  const matchesInvitation = eq(invitations.id, invitation.id)
  if (mailId) await tx.update(invitations).set({ mailId }).where(matchesInvitation)
  else await tx.delete(invitations).where(matchesInvitation)
  return mailId ? 'sent' : 'limitReached'
}

export const buildInvitationData = (
  { id, until, name }: { id: string; until: string; name: string | null },
  school: { name: string },
  { firstname, lastname }: InviterName,
  email: string,
) => ({
  institution_name: school.name,
  inviter: `${firstname} ${lastname}`,
  link: buildJoinUrl(id),
  until,
  mailbox: getMailboxId(email),
  ...(name && { teacher: name }),
})

/** The link that is sent again is derived from the current secret, which may be newer than the invitation. */
async function renewLink(tx: Db, id: string) {
  await tx
    .update(invitations)
    .set({ tokenHash: createInvitationHash(id) })
    .where(eq(invitations.id, id))
}
