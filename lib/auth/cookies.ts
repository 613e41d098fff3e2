import 'server-only'
import { decode } from 'next-auth/jwt'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { fingerprint, listAuthSecrets, matchesFingerprint } from './secrets'
import { decodeCached, encodeSessionToken, type SessionCookieClaims } from './session-token'

/**
 * A next-auth JWT that carries only the session id. next-auth's HTTP endpoints are not mounted, so the API's
 * login is the only entry.
 */

/** With the prefix, no other host below the domain can set the cookie. */
export const getHostCookieName = (name: string) =>
  settings().secureCookies ? `__Host-${name}` : name

const getSessionCookieName = () => getHostCookieName('uns-session')
export const CSRF_COOKIE = 'XSRF-TOKEN'
const getHandoverCookieName = () => getHostCookieName('uns-login')
/** Time for a slow line to load the next page. */
const HANDOVER_SECONDS = 60
const CSRF_PURPOSE = 'anti-forgery'

export function createSessionCookies(sessionId: string): string[] {
  const jwt = encodeSessionToken(sessionId, RETENTION.session)
  return [
    formatCookie(getSessionCookieName(), jwt, RETENTION.session, 'HttpOnly'),
    createCsrfCookie(sessionId),
  ]
}

/** Readable by scripts, which send it in a header that no other site can set. */
export const createCsrfCookie = (sessionId: string) =>
  formatCookie(CSRF_COOKIE, createCsrfToken(sessionId), RETENTION.session)

export const createClearedCookies = () => [
  formatCookie(getSessionCookieName(), '', 0, 'HttpOnly'),
  formatCookie(CSRF_COOKIE, '', 0),
  formatCookie(getHandoverCookieName(), '', 0),
]

/**
 * What a login without scripts cannot store in the browser: the boot script of the next page takes it over and
 * deletes it. Bound to the login session through its CSRF token.
 */
export function createHandoverCookie(session: { token: unknown; user: unknown }, xsrf: string) {
  const value = encodeURIComponent(JSON.stringify({ ...session, xsrf }))
  return formatCookie(getHandoverCookieName(), value, HANDOVER_SECONDS)
}

/** Checks the signature only; the sessions table decides whether the session exists. */
export async function readSessionId(cookieHeader: string | null): Promise<string | null> {
  const token = readCookie(cookieHeader, getSessionCookieName())
  return token ? decodeCached(token, decodeSessionCookie) : null
}

async function decodeSessionCookie(token: string): Promise<SessionCookieClaims | null> {
  for (const secret of listAuthSecrets()) {
    const claims = await decodeWithSecret(token, secret)
    if (claims) return claims
  }
  return null
}

async function decodeWithSecret(
  token: string,
  secret: string,
): Promise<SessionCookieClaims | null> {
  try {
    const payload = await decode({ token, secret })
    const { sid, exp } = payload ?? {}
    return typeof sid === 'string' ? { sessionId: sid, expiresAtMs: Number(exp) * 1000 } : null
  } catch {
    // Forged, changed or expired: treated as logged out.
    return null
  }
}

export const isValidCsrfToken = (sessionId: string, csrfToken: string | null) =>
  csrfToken !== null && matchesFingerprint(CSRF_PURPOSE, sessionId, csrfToken)

export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const separatorIndex = pair.indexOf('=')
    if (pair.slice(0, separatorIndex).trim() === name) return pair.slice(separatorIndex + 1).trim()
  }
  return null
}

export const listCookieNames = (header: string | null, prefix: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name.startsWith(prefix))

export const createCsrfToken = (sessionId: string) => fingerprint(CSRF_PURPOSE, sessionId)

export function formatCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  extraAttribute?: string,
  path = '/',
) {
  const parts = [
    `${name}=${value}`,
    'Path=/'.concat(path.slice(1)),
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
    extraAttribute,
  ]
  if (settings().secureCookies) parts.push('Secure')
  return parts.filter(Boolean).join('; ')
}
