import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { joinAddress } from '../links'
import { openInvitation } from './open-invitation'

type Inviter = { firstname: string; lastname: string }

/** Invites one address. False, and nothing is left behind, when its mailbox has had its letters for today. */
export async function sendInvitation(
  tx: Db,
  school: { id: string; name: string },
  { firstname, lastname }: Inviter,
  email: string,
): Promise<boolean> {
  const { id, until } = await openInvitation(tx, school.id, email, 'teacher')
  const data = {
    institution_name: school.name,
    inviter: `${firstname} ${lastname}`,
    link: joinAddress(id),
    until,
  }
  const mailId = await enqueueMail(tx, { template: 'schoolInvitation', to: email, data })
  const row = eq(invitations.id, id)
  if (mailId) await tx.update(invitations).set({ mailId }).where(row)
  else await tx.delete(invitations).where(row)
  return mailId !== null
}
