import 'server-only'
import type { LoginResult } from '@/lib/accounts/login/log-in'
import { createSessionCookies } from '@/lib/auth/cookies'
import { createDeviceCookie } from '@/lib/auth/trusted-devices'
import type { ApiResult } from '@/lib/http/result'

/** The cookie serves pages, the token API calls. The browser becomes a trusted device. */
export function buildLoginResponse({ user, session }: LoginResult, msg?: string): ApiResult {
  return {
    body: { ...(msg && { msg }), user, token: session.token },
    cookies: [...createSessionCookies(session.id), createDeviceCookie(user.email)],
  }
}
