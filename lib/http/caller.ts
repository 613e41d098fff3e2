import 'server-only'
import { AppError } from '@/base/errors'
import { detectBrowser } from '@/lib/auth/browser'
import { readSessionId } from '@/lib/auth/cookies'
import { equalsInConstantTime, hashToken, isToken } from '@/lib/auth/secrets'
import { findViewerBySession, findViewerByToken, type Viewer } from '@/lib/auth/sessions'
import type { LoginOrigin } from '@/lib/auth/trusted-devices'
import { getCallerIp } from './client-ip'

/** Unverified claims of the request; `viewer` checks them against the sessions table. */
export type Caller = { ip: string; cookieSessionId: string | null; bearerToken: string | null }

/** Without a configured key nobody has access. */
export const hasApiKey = ({ bearerToken }: Caller, key: string | undefined): boolean =>
  // Hashed first, so that timing does not reveal the key's length.
  Boolean(key) &&
  bearerToken !== null &&
  equalsInConstantTime(hashToken(bearerToken), hashToken(key ?? ''))

export const readBearerToken = (headers: Headers): string | null =>
  /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

export async function readCaller(request: Request): Promise<Caller> {
  const { headers } = request
  return {
    ip: getCallerIp(headers),
    cookieSessionId: await readSessionId(headers.get('cookie')),
    bearerToken: readBearerToken(headers),
  }
}

export const readLoginOrigin = ({ ip }: Caller, headers: Headers): LoginOrigin => ({
  ip,
  cookieHeader: headers.get('cookie'),
  browser: detectBrowser(headers.get('user-agent')),
})

/** An invalid bearer token is rejected even if the cookie is valid. */
export async function findViewerForCaller({
  bearerToken,
  cookieSessionId,
}: Caller): Promise<Viewer | null> {
  if (bearerToken !== null) return isToken(bearerToken) ? findViewerByToken(bearerToken) : null
  return cookieSessionId ? findViewerBySession(cookieSessionId) : null
}

export async function requireApiViewer(caller: Caller): Promise<Viewer> {
  const viewer = await findViewerForCaller(caller)
  if (!viewer) throw new AppError('unauthenticated', 'notLoggedIn')
  return viewer
}
