import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { limitWrongCodes } from '../code-limits'
import { findInvitation, getInvitationError } from '../invitation'
import { findOpenMembership, getSchoolName } from '../locks'
import { countMembers } from '../seats'
import { findRunningTerm } from '../terms'

export type JoinLinkState =
  | { state: 'open'; school: string; role: 'teacher' | 'coordinator'; lastDay: string }
  | { state: 'here' | 'full' | 'over'; school: string }
  | { state: 'elsewhere'; school: string; ownSchool: string }
  | { state: 'used' | 'expired' | 'unknown' | 'tooMany' | 'logInFirst' }

const STATE_BY_ERROR = {
  invitationUnknown: 'unknown',
  invitationUsed: 'used',
  invitationExpired: 'expired',
} as const

type JoinLinkCaller = { ip: string; viewerId: string | null }

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
    : { state: 'open', school, role, lastDay: term.lastDay }
}
