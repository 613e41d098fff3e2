import 'server-only'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { areaOf } from '@/lib/area-of'
import { provesNoForgery } from '@/lib/auth/cookies'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every change that comes from another site, and every call of the API. A file opens by a link
 * from there as far as the login allows; another site's page may embed or fetch only what is for everyone.
 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (!SAFE_METHODS.has(request.method)) {
    if (site === 'cross-site' || site === 'same-site') throw forged(site)
    if (!isOwnOrigin(request.headers)) throw forged('foreign origin')
  } else if (site === 'cross-site' && !mayReadFromElsewhere(request)) throw forged(site)
}

function mayReadFromElsewhere({ url, headers }: Request) {
  const area = areaOf(new URL(url).pathname)
  if (!area || area.kind === 'call') return false
  return area.whom === 'everyone' || isFollowedLink(headers)
}

const isFollowedLink = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'

/** A change that rides on a session cookie must echo what only this site's pages know. */
export function refuseForgery(
  request: Request,
  sessionId: string | null,
  echoed = request.headers.get('x-xsrf-token'),
): void {
  if (!sessionId || SAFE_METHODS.has(request.method)) return
  if (!provesNoForgery(sessionId, echoed)) throw forged('no echo')
}

function isOwnOrigin(headers: Headers) {
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host !== '' && (host === headers.get('host') || host === settings().appUrl.host)
}

function forged(detail: string) {
  log().warn({ event: 'request.forged', detail })
  return new Refusal('forbidden', 'forged', {
    detail,
    errors: detail === 'no echo' ? { xsrf: 'reload' } : undefined,
  })
}
