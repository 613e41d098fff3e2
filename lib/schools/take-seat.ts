import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { invitations, memberships, seatAnswers } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from './emails'
import { closeInvitationsTo } from './invitation/invitation'
import { isOpenMembership, type LockedSchool } from './locks'
import { tellMembers } from './webhook-events'

export type JoiningUser = { id: string; firstname: string; email: string }

type TakenSeat = {
  role: 'teacher' | 'coordinator'
  /** That was opened in its mailbox. */
  invitationId?: string | null
  /** Beside the account's address: the provider of the login knows that the mailbox is the user's. */
  provedEmail?: string | null
}

/** Requires the locks of the account and the school, and a free seat. */
export async function takeSeat(
  tx: Db,
  viewer: JoiningUser,
  school: LockedSchool,
  { role, invitationId = null, provedEmail = null }: TakenSeat,
): Promise<void> {
  await tx.insert(memberships).values({ userId: viewer.id, schoolId: school.id, role })
  await tx.delete(seatAnswers).where(eq(seatAnswers.userId, viewer.id))
  await tellMembers(tx, 'member.joined', isOpenMembership(viewer.id))
  if (invitationId) {
    const usedColumns = { usedAt: sql`now()`, usedBy: viewer.id }
    await tx
      .update(invitations)
      .set(usedColumns)
      .where(and(eq(invitations.id, invitationId), isNull(invitations.usedAt)))
  }
  await closeInvitationsTo(tx, school.id, viewer)
  if (provedEmail) await closeInvitationsTo(tx, school.id, { id: viewer.id, email: provedEmail })
  await copyStaffDetails(tx, viewer.id, school.id, { invitationId, provedEmail })
  await writeAuditLog(tx, {
    action: 'member.joined',
    actor: userActor(viewer.id),
    schoolId: school.id,
  })
  const data = { firstname: viewer.firstname, institution_name: school.name }
  await enqueueMail<SchoolEmailData>(tx, { template: 'joinedSchool', to: viewer.email, data })
}

/** From the invitation that was opened in its mailbox, or from one to a confirmed or proved email. */
async function copyStaffDetails(
  tx: Db,
  userId: string,
  schoolId: string,
  { invitationId, provedEmail }: Required<Omit<TakenSeat, 'role'>>,
) {
  await tx.execute(sql`update ${memberships} set employee_number = listed.employee_number,
    subject = listed.subject, joining_day = listed.joining_day
    from (select i.employee_number, i.subject, i.joining_day from ${invitations} i
      join ${users} on users.id = ${userId}
      where i.used_by = ${userId} and i.school_id = ${schoolId} and i.revoked_at is null
        and (i.id = ${invitationId}::uuid or lower(i.email) = lower(${provedEmail}::text)
          or (users.email_confirmed_at is not null and lower(users.email) = lower(i.email)))
      order by i.created_at desc limit 1) listed
    where ${memberships.userId} = ${userId} and ${memberships.schoolId} = ${schoolId}
      and ${memberships.leftAt} is null`)
}
