import { AppError } from '@/base/errors'
import type { FormStatus, SubscriptionStatus } from './schema'

/** A form may name its sender, but only with the sender's own id. */
export function requireOwnId(viewer: { id: string }, userId: string | undefined): void {
  if (userId === undefined || userId === viewer.id) return
  throw new AppError('forbidden', 'otherAccount')
}

export const MAX_SEATS = 500
export const MAX_COORDINATORS = 3
const RENEWAL_WINDOW_DAYS = 60

/** As many as teaching staff, within limits. */
export const computeSeats = (teachingStaff: number) =>
  Math.min(MAX_SEATS, Math.max(1, teachingStaff))

export type TermStatus = 'running' | 'coming' | 'over'
export type SubscriptionTerm = {
  firstDay: string
  lastDay: string
  seats: number
  status: TermStatus
  /** 0 on the last day, negative after it. */
  daysLeft: number
}

/** From 60 days before the end of the last term. */
export const canRenew = (lastTerm: Pick<SubscriptionTerm, 'daysLeft'> | null) =>
  !lastTerm || lastTerm.daysLeft <= RENEWAL_WINDOW_DAYS

/** `outdated` if the school was given a term after the decision. */
export type LatestApplication = {
  state: 'received' | 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  outdated: boolean
}

type SubscriptionSituation = {
  presentTerm: SubscriptionTerm | null
  lastTerm: SubscriptionTerm | null
  latestApplication: LatestApplication | undefined
}

/** The only definition of the subscription's status; every page and email uses it. */
export function getSubscriptionStatus({
  presentTerm,
  lastTerm,
  latestApplication,
}: SubscriptionSituation): SubscriptionStatus {
  const isRenewable = lastTerm !== null && canRenew(lastTerm)
  const term = presentTerm?.status ?? 'none'
  return {
    form: getFormStatus(latestApplication, { canApply: canRenew(lastTerm) }),
    term,
    renewable: isRenewable,
  }
}

function getFormStatus(
  latestApplication: LatestApplication | undefined,
  { canApply }: { canApply: boolean },
): FormStatus {
  if (latestApplication?.state === 'received') return 'waiting'
  // Where resending the form only corrects details, an old rejection is irrelevant.
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

/** An open application comes first, because a merged school's were decided out of order. */
export const selectLatestApplication = <Form extends DatedApplication>(
  forms: Form[],
): Form | undefined =>
  forms.find(({ state }) => state === 'received') ??
  [...forms].sort((a, b) => Number(b.decidedAt) - Number(a.decidedAt))[0]

/** After a merge, only if the school may apply and has no open application. */
export const canStayWaiting = (target: {
  isWaiting: boolean
  lastTerm: Pick<SubscriptionTerm, 'daysLeft'> | null
}) => !target.isWaiting && canRenew(target.lastTerm)

/** A school withdraws without a reason; the team closes a duplicate with one. */
export const isClosedByTeam = ({ state, reason }: Pick<LatestApplication, 'state' | 'reason'>) =>
  state === 'withdrawn' && reason !== null

/** The last coordinator must hand over while the school has members or a term. */
export const mustHandOver = (remaining: {
  coordinators: number
  members: number
  hasOpenTerm: boolean
}) => remaining.coordinators === 0 && (remaining.members > 0 || remaining.hasOpenTerm)
