import { routes, toSafeNextPath } from '@/lib/routes'
import { isStoredSession, type StoredSession, saveSession } from './session-store'

/**
 * Uses a full page load, because the router may have cached the redirect away from a gated page, and replaces
 * the login form in the history. Returns false for an invalid session.
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
