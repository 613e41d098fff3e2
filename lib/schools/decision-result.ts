import 'server-only'
import { AppError } from '@/base/errors'
import { routes } from '@/lib/routes'
import type { ApplicationDecision } from './commands/decide'
import { findNextWaiting } from './queries/team-applications'

export async function buildDecisionResult(
  id: string,
  { schoolName, hasChanged }: ApplicationDecision,
  formatMessage: (name: string) => string,
) {
  if (!hasChanged) throw new AppError('conflict', 'alreadyDecided')
  const undo = { path: `/api/team/applications/${id}/reopen` }
  return { body: { msg: formatMessage(schoolName), undo, next: await getNextReviewPath(id) } }
}

export async function getNextReviewPath(id: string) {
  const next = await findNextWaiting(id)
  return next ? routes.teamApplication(next) : routes.team
}
