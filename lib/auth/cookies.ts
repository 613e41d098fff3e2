import 'server-only'
import { decode } from 'next-auth/jwt'
import { KEPT_FOR } from '@/base/kept-for'
import { settings } from '@/base/settings'
import { type Opened, openedOnce } from './opened-cookies'
import { fingerprint, sameText } from './secrets'
import { encodeSession } from './session-token'

/**
 * The session cookie is a next-auth JWT that carries the session's id and nothing else.
 * next-auth's own HTTP endpoints are not mounted, so the API's login is the only way in.
 */

const sessionCookieName = () => (settings().secureCookies ? '__Host-uns-session' : 'uns-session')
export const FORGERY_COOKIE = 'XSRF-TOKEN'

export function sessionCookies(sessionId: string): string[] {
  const jwt = encodeSession(sessionId, KEPT_FOR.session)
  return [cookie(sessionCookieName(), jwt, KEPT_FOR.session, 'HttpOnly'), forgeryCookie(sessionId)]
}

/** Readable by the page's own script, which echoes it in a header that no other site can set. */
export const forgeryCookie = (sessionId: string) =>
  cookie(FORGERY_COOKIE, forgeryToken(sessionId), KEPT_FOR.session)

export const clearedCookies = () => [
  cookie(sessionCookieName(), '', 0, 'HttpOnly'),
  cookie(FORGERY_COOKIE, '', 0),
]

/** The session id of a cookie that this site has signed, or null. The table still has the last word. */
export async function sessionIdFrom(cookieHeader: string | null): Promise<string | null> {
  const token = readCookie(cookieHeader, sessionCookieName())
  return token ? openedOnce(token, open) : null
}

async function open(token: string): Promise<Opened | null> {
  try {
    const payload = await decode({ token, secret: settings().authSecret })
    const { sid, exp } = payload ?? {}
    return typeof sid === 'string' ? { sid, until: Number(exp) * 1000 } : null
  } catch {
    // Not ours, changed or expired: whoever sends it is nobody, and hears so.
    return null
  }
}

export const provesNoForgery = (sessionId: string, echoed: string | null) =>
  echoed !== null && sameText(echoed, forgeryToken(sessionId))

export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** Also for a form that a page brings along. */
export const forgeryToken = (sessionId: string) => fingerprint('anti-forgery', sessionId)

export function cookie(name: string, value: string, seconds: number, extra?: string) {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax', extra]
  if (settings().secureCookies) parts.push('Secure')
  return parts.filter(Boolean).join('; ')
}
