import 'server-only'
import type { LoggedIn } from '@/lib/accounts/commands/log-in'
import { sessionCookies } from '@/lib/auth/cookies'
import type { Answer } from './answer'

/** A fresh session in both its carriers: the cookie for pages, the token for API calls. */
export async function loggedIn({ user, session }: LoggedIn, msg?: string): Promise<Answer> {
  return {
    body: { ...(msg && { msg }), user, token: session.token },
    cookies: await sessionCookies(session.id),
  }
}
