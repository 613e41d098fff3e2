import { AppError } from '@/base/errors'
import type { FormStatus, SubscriptionStatus } from './schema'

/** A form may name its sender, but only the sender's own id. */
export function requireOwnId(viewer: { id: string }, userId: string | undefined): void {
  if (userId === undefined || userId === viewer.id) return
  throw new AppError('forbidden', 'otherAccount')
}

export const MAX_SEATS = 500
export const MAX_COORDINATORS = 3
const RENEWAL_WINDOW_DAYS = 60

/** As many seats as teaching staff, within reason. */
export const computeSeats = (teachingStaff: number) =>
  Math.min(MAX_SEATS, Math.max(1, teachingStaff))

export type TermStatus = 'running' | 'coming' | 'over'
export type SubscriptionTerm = {
  firstDay: string
  lastDay: string
  seats: number
  standing: TermStatus
  /** To the last day: 0 on it, negative after it. */
  daysLeft: number
}

/** A school asks for its next term within sixty days before the end of the last one, or after it. */
export const canRenew = (lastTerm: Pick<SubscriptionTerm, 'daysLeft'> | null) =>
  !lastTerm || lastTerm.daysLeft <= RENEWAL_WINDOW_DAYS

/** A school's latest application; `outdated` when the school was given a term after the decision. */
export type LatestApplication = {
  state: 'received' | 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  outdated: boolean
}

type SubscriptionSituation = {
  present: SubscriptionTerm | null
  last: SubscriptionTerm | null
  latest: LatestApplication | undefined
}

/** The one definition of where a school's subscription is; every screen and email follows it. */
export function getSubscriptionStatus({
  present: presentTerm,
  last: lastTerm,
  latest: latestApplication,
}: SubscriptionSituation): SubscriptionStatus {
  const isRenewable = lastTerm !== null && canRenew(lastTerm)
  const term = presentTerm?.standing ?? 'none'
  return {
    form: getFormStatus(latestApplication, { mayAsk: canRenew(lastTerm) }),
    term,
    renewable: isRenewable,
  }
}

function getFormStatus(
  latestApplication: LatestApplication | undefined,
  { mayAsk: canApply }: { mayAsk: boolean },
): FormStatus {
  if (latestApplication?.state === 'received') return 'waiting'
  // Where sending the form again only corrects details, an old refusal asks for nothing.
  if (
    !latestApplication ||
    latestApplication.state === 'approved' ||
    latestApplication.outdated ||
    !canApply
  )
    return 'none'
  if (latestApplication.state === 'rejected') return 'rejected'
  return isClosedByTeam(latestApplication) ? 'closed' : 'withdrawn'
}

type DatedApplication = { state: LatestApplication['state']; decidedAt: Date | null }

/** A waiting form comes before every decision; a merged school has forms that were decided out of order. */
export const selectLatestApplication = <Form extends DatedApplication>(
  forms: Form[],
): Form | undefined =>
  forms.find(({ state }) => state === 'received') ??
  [...forms].sort((a, b) => Number(b.decidedAt) - Number(a.decidedAt))[0]

/** A form that comes in by a merge waits on only where the school may ask and does not ask already. */
export const canStayWaiting = (target: {
  waits: boolean
  last: Pick<SubscriptionTerm, 'daysLeft'> | null
}) => !target.waits && canRenew(target.last)

/** A school withdraws without a reason; the team closes a duplicate with one. */
export const isClosedByTeam = ({ state, reason }: Pick<LatestApplication, 'state' | 'reason'>) =>
  state === 'withdrawn' && reason !== null

/** Who goes leaves somebody behind who can let others in, as long as there is something to hand over. */
export const mustHandOver = (remaining: { coordinators: number; members: number; term: boolean }) =>
  remaining.coordinators === 0 && (remaining.members > 0 || remaining.term)
