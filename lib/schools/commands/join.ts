import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations, memberships } from '@/db/schema'
import { confirmEmail } from '@/lib/accounts/email-confirmed'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { limitWrongCodes } from '../code-limits'
import type { SchoolEmailData } from '../emails'
import {
  closeInvitationsTo,
  findInvitation,
  getInvitationError,
  type Invitation,
} from '../invitation'
import {
  findOpenMembership,
  getSchoolName,
  type LockedSchool,
  lockAccount,
  lockSchool,
} from '../locks'
import { confirmSchoolEmail } from '../school-email'
import { requireFreeSeat } from '../seats'

/** `confirmed`: accepting the invitation also confirmed the account's email. */
export type JoinResult = { schoolName: string; isEmailConfirmed: boolean }
type JoiningUser = { id: string; firstname: string; email: string }

export async function joinByLink(viewer: JoiningUser, token: string, ip: string) {
  const outcome = await limitWrongCodes(token, { ip, viewerId: viewer.id }, async () => {
    const result = await joinSchool(viewer, token).then(
      (value) => value,
      (error: unknown) => ({ error }),
    )
    return { isFound: !('error' in result && isUnknownLinkError(result.error)), result }
  })
  if ('error' in outcome) throw outcome.error
  return outcome
}

const isUnknownLinkError = (error: unknown) =>
  error instanceof AppError && error.code === 'invitationUnknown'

/** Accepts any account. Under the school's lock: the last seat and a single-use link go to one user. */
export async function joinSchool(viewer: JoiningUser, token: string): Promise<JoinResult> {
  const db = await database()
  const { schoolId } = await rejectUnjoinable(db, viewer, token)
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const school = await lockSchool(tx, schoolId)
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.schoolId === school.id)
      return { schoolName: school.name, isEmailConfirmed: false }
    const invitation = requireUsableInvitation(await findInvitation(tx, token))
    if (membership)
      throw new AppError('conflict', 'memberOfOtherSchool', {
        values: { school: membership.school },
      })
    await requireFreeSeat(tx, school, invitation)
    await takeSeat(tx, viewer, school, invitation)
    return {
      schoolName: school.name,
      isEmailConfirmed: await confirmEmailByInvitation(tx, viewer, school, invitation),
    }
  })
}

/** The link was sent to that mailbox only, so its holder can read the mailbox. It may be the school's own. */
async function confirmEmailByInvitation(
  tx: Db,
  { id }: JoiningUser,
  school: LockedSchool,
  { email }: Invitation,
) {
  if (email === null) return false
  await confirmSchoolEmail(tx, school.id, email)
  return confirmEmail(tx, id, email)
}

/** Rejects early without waiting for the school's lock; checked again under it. */
async function rejectUnjoinable(db: Db, viewer: JoiningUser, token: string) {
  const invitation = requireUsableInvitation(await findInvitation(db, token))
  const { schoolId: id } = invitation
  const name = await getSchoolName(db, id)
  if (!(await findOpenMembership(db, viewer.id)))
    await requireFreeSeat(db, { id, name }, invitation)
  return invitation
}

function requireUsableInvitation(invitation: Invitation | null): Invitation {
  const reason = getInvitationError(invitation)
  if (reason || !invitation) throw new AppError('notFound', reason ?? 'invitationUnknown')
  return invitation
}

async function takeSeat(
  tx: Db,
  viewer: JoiningUser,
  school: LockedSchool,
  { id, email, role }: Invitation,
) {
  await tx.insert(memberships).values({ userId: viewer.id, schoolId: school.id, role })
  if (email) {
    const usedColumns = { usedAt: sql`now()`, usedBy: viewer.id }
    await tx
      .update(invitations)
      .set(usedColumns)
      .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
  }
  await closeInvitationsTo(tx, school.id, viewer)
  await writeAuditLog(tx, {
    action: 'member.joined',
    actor: userActor(viewer.id),
    schoolId: school.id,
  })
  const data = { firstname: viewer.firstname, institution_name: school.name }
  await enqueueMail<SchoolEmailData>(tx, { template: 'joinedSchool', to: viewer.email, data })
}
