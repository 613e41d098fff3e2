import 'server-only'
import { Refusal } from '@/base/errors'
import { routes } from '@/lib/routes'
import type { Decision } from './commands/decide'
import { nextWaiting } from './queries/desk-applications'

/** What a member of the team hears, how it is taken back, and what is next in front of them. */
export async function afterDecision(
  id: string,
  { school, changed }: Decision,
  told: (school: string) => string,
) {
  if (!changed) throw new Refusal('conflict', 'alreadyDecided')
  const undo = { path: `/api/team/applications/${id}/reopen` }
  return { body: { msg: told(school), undo, next: await pageAfter(id) } }
}

export async function pageAfter(id: string) {
  const next = await nextWaiting(id)
  return next ? routes.teamApplication(next) : routes.team
}
