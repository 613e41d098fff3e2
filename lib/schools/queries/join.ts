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
  | { state: 'elsewhere'; school: string; own: string }
  | { state: 'used' | 'expired' | 'unknown' | 'tooMany' | 'logInFirst' }

const STATE_BY_ERROR = { linkUnknown: 'unknown', linkUsed: 'used', linkExpired: 'expired' } as const

type JoinLinkCaller = { address: string; viewerId: string | null }

/** What the page of a link or code says. Wrong codes count. */
export async function getJoinLinkState(
  token: string,
  caller: JoinLinkCaller,
): Promise<JoinLinkState> {
  try {
    return await limitWrongCodes(token, caller, async () => {
      const result = await readJoinLinkState(token, caller.viewerId)
      return { found: result.state !== 'unknown', result }
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'tooMany') throw error
    return { state: error.code === 'logInForCode' ? 'logInFirst' : 'tooMany' }
  }
}

/** What a link would do for who looks at it. It says what is so now; joining decides for itself. */
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
  if (membership) return { state: 'elsewhere', school, own: membership.school }
  const term = await findRunningTerm(db, schoolId)
  if (!term) return { state: 'over', school }
  const { members } = await countMembers(db, schoolId)
  return members >= term.seats
    ? { state: 'full', school }
    : { state: 'open', school, role, lastDay: term.lastDay }
}
