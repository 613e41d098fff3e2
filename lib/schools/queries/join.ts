import 'server-only'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { limitWrongCodes } from '../code-limits'
import { invitationOf, whyDead } from '../invitation'
import { headcount } from '../seats'
import { nameOf, openMembership } from '../take'
import { runningTerm } from '../terms'

export type Look =
  | { state: 'open'; school: string; role: 'teacher' | 'coordinator'; lastDay: string }
  | { state: 'here' | 'full' | 'over'; school: string }
  | { state: 'elsewhere'; school: string; own: string }
  | { state: 'used' | 'expired' | 'unknown' | 'tooMany' | 'logInFirst' }

const DEAD = { linkUnknown: 'unknown', linkUsed: 'used', linkExpired: 'expired' } as const

type Looker = { address: string; viewerId: string | null }

/** What the page of a link or code says. Wrong codes count. */
export async function lookFromOutside(token: string, looker: Looker): Promise<Look> {
  try {
    return await limitWrongCodes(token, looker, async () => {
      const result = await lookAtLink(token, looker.viewerId)
      return { found: result.state !== 'unknown', result }
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'tooMany') throw error
    return { state: error.word === 'logInForCode' ? 'logInFirst' : 'tooMany' }
  }
}

/** What a link would do for who looks at it. It says what is so now; joining decides for itself. */
export async function lookAtLink(token: string, viewerId: string | null): Promise<Look> {
  const db = await database()
  const invitation = await invitationOf(db, token)
  const own = viewerId ? await openMembership(db, viewerId) : null
  if (!invitation) return { state: 'unknown' }
  const { schoolId, role } = invitation
  const school = await nameOf(db, schoolId)
  if (own?.schoolId === schoolId) return { state: 'here', school }
  const why = whyDead(invitation)
  if (why) return { state: DEAD[why] }
  if (own) return { state: 'elsewhere', school, own: own.school }
  const term = await runningTerm(db, schoolId)
  if (!term) return { state: 'over', school }
  const { members } = await headcount(db, schoolId)
  return members >= term.seats
    ? { state: 'full', school }
    : { state: 'open', school, role, lastDay: term.lastDay }
}
