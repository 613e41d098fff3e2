import 'server-only'
import { database } from '@/db/client'
import { invitationOf, whyDead } from '../invitation'
import { headcount } from '../seats'
import { nameOf, openMembership } from '../take'
import { runningTerm } from '../terms'

export type Look =
  | { state: 'open'; school: string; role: 'teacher' | 'coordinator'; lastDay: string }
  | { state: 'here' | 'full' | 'over'; school: string }
  | { state: 'elsewhere'; school: string; own: string }
  | { state: 'used' | 'expired' | 'unknown' }

const DEAD = { linkUnknown: 'unknown', linkUsed: 'used', linkExpired: 'expired' } as const

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
