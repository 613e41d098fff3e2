import 'server-only'
import { Refusal } from '@/base/errors'
import { browserOf } from '@/lib/auth/browser'
import { sessionIdFrom } from '@/lib/auth/cookies'
import type { Place } from '@/lib/auth/known-places'
import { isToken } from '@/lib/auth/secrets'
import { type Viewer, viewerOfSession, viewerOfToken } from '@/lib/auth/sessions'
import { callerAddress } from './address'

/** What a request says about who sends it; nothing is believed until `viewer` asks the table. */
export type Caller = { address: string; cookieSession: string | null; bearer: string | null }

export async function callerOf(request: Request): Promise<Caller> {
  const { headers } = request
  return {
    address: callerAddress(headers),
    cookieSession: await sessionIdFrom(headers.get('cookie')),
    bearer: /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null,
  }
}

/** From where somebody logs in. */
export const placeOf = ({ address }: Caller, headers: Headers): Place => ({
  address,
  cookies: headers.get('cookie'),
  browser: browserOf(headers.get('user-agent')),
})

/** A bearer token, where there is one, must itself be good: a cookie does not stand in for it. */
export async function viewerFor({ bearer, cookieSession }: Caller): Promise<Viewer | null> {
  if (bearer !== null) return isToken(bearer) ? viewerOfToken(bearer) : null
  return cookieSession ? viewerOfSession(cookieSession) : null
}

export async function requireCaller(caller: Caller): Promise<Viewer> {
  const viewer = await viewerFor(caller)
  if (!viewer) throw new Refusal('unauthenticated', 'notLoggedIn')
  return viewer
}
