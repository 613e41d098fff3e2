import { routes, toSafeNextPath } from '@/lib/routes'
import { isStoredSession, type StoredSession, saveSession } from './session-store'

/**
 * Keeps what a login answered and goes on to where the visitor wanted to go. A full page load rather
 * than router.push: the router may remember, from before, that a gated page sent this visitor away.
 * Replacing leaves no login form behind Back. False when the answer is no session.
 */
export function completeLogin(session: Partial<StoredSession>): boolean {
  if (!isStoredSession(session)) return false
  saveSession(session.user, session.token)
  redirectToNext()
  return true
}

export function redirectToNext(fallbackPath: string = routes.home) {
  const nextPath = new URLSearchParams(window.location.search).get('next')
  window.location.replace(nextPath ? toSafeNextPath(nextPath) : fallbackPath)
}
