import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { invitations, users } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { declinesInvitations, mailboxId } from '@/lib/mail/unsubscribe'
import { joinAddress } from '../links'
import { runningTerm } from '../terms'
import { openInvitation } from './open-invitation'

/** Letters go out for seats that there are, in the name of somebody whose own mailbox is known. */
export async function requireLetters(tx: Db, viewer: { id: string }, schoolId: string) {
  if (!(await runningTerm(tx, schoolId))) throw new Refusal('conflict', 'noTermRuns')
  const [confirmed] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewer.id), isNotNull(users.emailConfirmedAt)))
  if (!confirmed) throw new Refusal('conflict', 'confirmToInvite')
}

type Inviter = { firstname: string; lastname: string }

export type Sending = 'sent' | 'withheld' | 'declined'

/** Invites one address. Nothing is left behind when its mailbox has had its emails for today, or wants none. */
export async function sendInvitation(
  tx: Db,
  school: { id: string; name: string },
  { firstname, lastname }: Inviter,
  email: string,
): Promise<Sending> {
  if (await declinesInvitations(tx, email)) return 'declined'
  const { id, until } = await openInvitation(tx, school.id, email, 'teacher')
  const data = {
    institution_name: school.name,
    inviter: `${firstname} ${lastname}`,
    link: joinAddress(id),
    until,
    mailbox: mailboxId(email),
  }
  const mailId = await enqueueMail(tx, { template: 'schoolInvitation', to: email, data })
  const row = eq(invitations.id, id)
  if (mailId) await tx.update(invitations).set({ mailId }).where(row)
  else await tx.delete(invitations).where(row)
  return mailId ? 'sent' : 'withheld'
}
