import { Refusal } from '@/base/errors'
import type { FormStatus, SubscriptionStatus } from './schema'

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

/** A school's latest application; `outdated` when the school was given a term after the decision. */
export type LatestForm = {
  state: 'received' | 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  outdated: boolean
}

type Situation = { present: Term | null; last: Term | null; latest: LatestForm | undefined }

/** The one definition of where a school's subscription is; every screen and email follows it. */
export function subscriptionStatus({ present, last, latest }: Situation): SubscriptionStatus {
  const renewable = last !== null && mayRenew(last)
  const term = present?.standing ?? 'none'
  return { form: formStatus(latest, { mayAsk: mayRenew(last) }), term, renewable }
}

function formStatus(latest: LatestForm | undefined, { mayAsk }: { mayAsk: boolean }): FormStatus {
  if (latest?.state === 'received') return 'waiting'
  // Where sending the form again only corrects details, an old refusal asks for nothing.
  if (!latest || latest.state === 'approved' || latest.outdated || !mayAsk) return 'none'
  if (latest.state === 'rejected') return 'rejected'
  return isClosedByTeam(latest) ? 'closed' : 'withdrawn'
}

type DatedForm = { state: LatestForm['state']; decidedAt: Date | null }

/** A waiting form comes before every decision; a merged school has forms that were decided out of order. */
export const latestForm = <Form extends DatedForm>(forms: Form[]): Form | undefined =>
  forms.find(({ state }) => state === 'received') ??
  [...forms].sort((one, other) => Number(other.decidedAt) - Number(one.decidedAt))[0]

/** A form that comes in by a merge waits on only where the school may ask and does not ask already. */
export const keepsWaiting = (into: { waits: boolean; last: Pick<Term, 'daysLeft'> | null }) =>
  !into.waits && mayRenew(into.last)

/** A school withdraws without a reason; the team closes a duplicate with one. */
export const isClosedByTeam = ({ state, reason }: Pick<LatestForm, 'state' | 'reason'>) =>
  state === 'withdrawn' && reason !== null

/** Who goes leaves somebody behind who can let others in, as long as there is something to hand over. */
export const mustHandOver = (left: { coordinators: number; members: number; term: boolean }) =>
  left.coordinators === 0 && (left.members > 0 || left.term)
