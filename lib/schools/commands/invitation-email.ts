import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { invitations } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { getMailboxId, hasDeclinedInvitations } from '@/lib/mail/unsubscribe'
import type { SchoolEmailData } from '../emails'
import { buildJoinUrl } from '../links'
import { findRunningTerm } from '../terms'
import { createOrExtendInvitation } from './open-invitation'

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

type InviterName = { firstname: string; lastname: string }

export type InvitationSendResult = 'sent' | 'limitReached' | 'declined'

/** Stores nothing if the mailbox has reached its daily limit or has unsubscribed. */
export async function sendInvitation(
  tx: Db,
  school: { id: string; name: string },
  { firstname, lastname }: InviterName,
  email: string,
): Promise<InvitationSendResult> {
  if (await hasDeclinedInvitations(tx, email)) return 'declined'
  const { id, until } = await createOrExtendInvitation(tx, school.id, email, 'teacher')
  const data = {
    institution_name: school.name,
    inviter: `${firstname} ${lastname}`,
    link: buildJoinUrl(id),
    until,
    mailbox: getMailboxId(email),
  }
  const mailId = await enqueueMail<SchoolEmailData>(tx, {
    template: 'schoolInvitation',
    to: email,
    data,
  })
  const matchesInvitation = eq(invitations.id, id)
  if (mailId) await tx.update(invitations).set({ mailId }).where(matchesInvitation)
  else await tx.delete(invitations).where(matchesInvitation)
  return mailId ? 'sent' : 'limitReached'
}
