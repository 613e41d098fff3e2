import 'server-only'
import type { LoginResult } from '@/lib/accounts/commands/log-in'
import { createSessionCookies } from '@/lib/auth/cookies'
import { createDeviceCookie } from '@/lib/auth/trusted-devices'
import type { ApiResult } from './result'

/** A fresh session in both its carriers: the cookie for pages, the token for API calls. The browser is a known one from now on. */
export function buildLoginResponse({ user, session }: LoginResult, msg?: string): ApiResult {
  return {
    body: { ...(msg && { msg }), user, token: session.token },
    cookies: [...createSessionCookies(session.id), createDeviceCookie(user.email)],
  }
}
