import 'server-only'
import type { LoggedIn } from '@/lib/accounts/commands/log-in'
import { sessionCookies } from '@/lib/auth/cookies'
import { deviceCookie } from '@/lib/auth/known-places'
import type { Answer } from './answer'

/** A fresh session in both its carriers: the cookie for pages, the token for API calls. The browser is a known one from now on. */
export function loggedIn({ user, session }: LoggedIn, msg?: string): Answer {
  return {
    body: { ...(msg && { msg }), user, token: session.token },
    cookies: [...sessionCookies(session.id), deviceCookie(user.email)],
  }
}
