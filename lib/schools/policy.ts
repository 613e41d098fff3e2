import { Refusal } from '@/base/errors'

/** A form may name its sender, but only the sender's own id. */
export function refuseOthersId(viewer: { id: string }, userId: string | undefined): void {
  if (userId === undefined || userId === viewer.id) return
  throw new Refusal('forbidden', 'otherAccount')
}

export const MOST_SEATS = 500
export const MOST_COORDINATORS = 3
const RENEWABLE_DAYS = 60

/** As many seats as teaching staff, within reason. */
export const seatsFor = (teachingStaff: number) => Math.min(MOST_SEATS, Math.max(1, teachingStaff))

export type TermStanding = 'running' | 'coming' | 'over'
export type Term = {
  firstDay: string
  lastDay: string
  seats: number
  standing: TermStanding
  /** To the last day: 0 on it, negative after it. */
  daysLeft: number
}

/** A school asks for its next term within sixty days before the end of the last one, or after it. */
export const mayRenew = (lastTerm: Pick<Term, 'daysLeft'> | null) =>
  !lastTerm || lastTerm.daysLeft <= RENEWABLE_DAYS

/** Who goes leaves somebody behind who can let others in, as long as there is something to hand over. */
export const mustHandOver = (left: { coordinators: number; members: number; term: boolean }) =>
  left.coordinators === 0 && (left.members > 0 || left.term)
