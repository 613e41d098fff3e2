import 'server-only'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { confirmEmail } from '@/lib/accounts/email-address/confirmed'
import { findInvitation, getInvitationError, type Invitation } from './invitation/invitation'
import {
  findOpenMembership,
  getSchoolName,
  type LockedSchool,
  lockAccount,
  lockSchool,
} from './locks'
import { confirmSchoolEmail } from './school-email'
import { countMembers, requireFreeSeat } from './seats'
import { limitWrongCodes } from './staff-room'
import { type JoiningUser, takeSeat } from './take-seat'
import { findRunningTerm } from './terms/terms'

export type JoinLinkState =
  | {
      state: 'open'
      school: string
      role: 'teacher' | 'coordinator'
      lastDay: string
      person: InvitedPerson | null
    }
  | { state: 'here' | 'full' | 'over'; school: string }
  | { state: 'elsewhere'; school: string; ownSchool: string }
  | { state: 'used' | 'expired' | 'unknown' | 'tooMany' | 'logInFirst' }

/** What the school wrote about the person it invited, for whoever has the link from the email. */
export type InvitedPerson = { name: string; email: string; phone: string | null }

const toPerson = ({ name, email, phone }: Invitation): InvitedPerson | null =>
  name && email ? { name, email, phone } : null

const STATE_BY_ERROR = {
  invitationUnknown: 'unknown',
  invitationUsed: 'used',
  invitationExpired: 'expired',
} as const

type JoinLinkCaller = { ip: string; viewerId: string | null }

/** `confirmed`: accepting the invitation also confirmed the account's email. */
export type JoinResult = { schoolName: string; isEmailConfirmed: boolean }

/** Wrong codes count towards the limit. */
export async function getJoinLinkState(
  token: string,
  caller: JoinLinkCaller,
): Promise<JoinLinkState> {
  try {
    return await limitWrongCodes(token, caller, async () => {
      const result = await readJoinLinkState(token, caller.viewerId)
      return { isFound: result.state !== 'unknown', result }
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'tooMany') throw error
    return { state: error.code === 'codeLimitReached' ? 'logInFirst' : 'tooMany' }
  }
}

/** A preview only; joining checks everything again. */
export async function readJoinLinkState(
  token: string,
  viewerId: string | null,
): Promise<JoinLinkState> {
  const db = await database()
  const invitation = await findInvitation(db, token)
  const membership = viewerId ? await findOpenMembership(db, viewerId) : null
  if (!invitation) return { state: 'unknown' }
  const { schoolId, role } = invitation
  const school = await getSchoolName(db, schoolId)
  if (membership?.schoolId === schoolId) return { state: 'here', school }
  const reason = getInvitationError(invitation)
  if (reason) return { state: STATE_BY_ERROR[reason] }
  if (membership) return { state: 'elsewhere', school, ownSchool: membership.school }
  const term = await findRunningTerm(db, schoolId)
  if (!term) return { state: 'over', school }
  const { members } = await countMembers(db, schoolId)
  return members >= term.seats
    ? { state: 'full', school }
    : { state: 'open', school, role, lastDay: term.lastDay, person: toPerson(invitation) }
}

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
    await takeSeat(tx, viewer, school, {
      role: invitation.role,
      invitationId: invitation.email === null ? null : invitation.id,
    })
    return {
      schoolName: school.name,
      isEmailConfirmed: await confirmEmailByInvitation(tx, viewer, school, invitation),
    }
  })
}

const isUnknownLinkError = (error: unknown) =>
  error instanceof AppError && error.code === 'invitationUnknown'

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
