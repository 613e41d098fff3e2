import { routes, safeNext } from '@/lib/routes'
import { isSession, keepSession, type Session } from './session-store'

/**
 * Keeps what a login answered and goes on to where the visitor wanted to go. A full page load rather
 * than router.push: the router may remember, from before, that a gated page sent this visitor away.
 * Replacing leaves no login form behind Back. False when the answer is no session.
 */
export function enterWith(session: Partial<Session>): boolean {
  if (!isSession(session)) return false
  keepSession(session.user, session.token)
  goOn()
  return true
}

export function goOn(otherwise: string = routes.home) {
  const wish = new URLSearchParams(window.location.search).get('next')
  window.location.replace(wish ? safeNext(wish) : otherwise)
}
