import 'server-only'
import { AppError } from '@/base/errors'
import { detectBrowser } from '@/lib/auth/browser'
import { readSessionId } from '@/lib/auth/cookies'
import { isToken } from '@/lib/auth/secrets'
import { findViewerBySession, findViewerByToken, type Viewer } from '@/lib/auth/sessions'
import type { LoginOrigin } from '@/lib/auth/trusted-devices'
import { getCallerIp } from './client-ip'

/** What a request says about who sends it; nothing is believed until `viewer` asks the table. */
export type Caller = { address: string; cookieSession: string | null; bearer: string | null }

export async function readCaller(request: Request): Promise<Caller> {
  const { headers } = request
  return {
    address: getCallerIp(headers),
    cookieSession: await readSessionId(headers.get('cookie')),
    bearer: /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null,
  }
}

/** From where somebody logs in. */
export const readLoginOrigin = ({ address: ip }: Caller, headers: Headers): LoginOrigin => ({
  address: ip,
  cookies: headers.get('cookie'),
  browser: detectBrowser(headers.get('user-agent')),
})

/** A bearer token, where there is one, must itself be good: a cookie does not stand in for it. */
export async function findViewerForCaller({
  bearer: bearerToken,
  cookieSession: cookieSessionId,
}: Caller): Promise<Viewer | null> {
  if (bearerToken !== null) return isToken(bearerToken) ? findViewerByToken(bearerToken) : null
  return cookieSessionId ? findViewerBySession(cookieSessionId) : null
}

export async function requireApiViewer(caller: Caller): Promise<Viewer> {
  const viewer = await findViewerForCaller(caller)
  if (!viewer) throw new AppError('unauthenticated', 'notLoggedIn')
  return viewer
}
