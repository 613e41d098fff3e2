import 'server-only'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { isValidCsrfToken } from '@/lib/auth/cookies'
import { matchRoute } from '@/lib/match-route'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every change that comes from another site, and every call of the API. A file opens by a link
 * from there as far as the login allows; another site's page may embed or fetch only what is for everyone.
 */
export function rejectCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (!SAFE_METHODS.has(request.method)) {
    if (site === 'cross-site' || site === 'same-site') throw csrfError(site)
    if (!isOwnOrigin(request.headers)) throw csrfError('foreign origin')
  } else if (site === 'cross-site' && !canReadCrossSite(request)) throw csrfError(site)
}

function canReadCrossSite({ url, headers }: Request) {
  const policy = matchRoute(new URL(url).pathname)
  if (!policy || policy.kind === 'call') return false
  return policy.whom === 'everyone' || isTopLevelNavigation(headers)
}

const isTopLevelNavigation = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'

/** A change that rides on a session cookie must echo what only this site's pages know. */
export function requireCsrfToken(
  request: Request,
  sessionId: string | null,
  csrfToken = request.headers.get('x-xsrf-token'),
): void {
  if (!sessionId || SAFE_METHODS.has(request.method)) return
  if (!isValidCsrfToken(sessionId, csrfToken)) throw csrfError('no echo')
}

function isOwnOrigin(headers: Headers) {
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host !== '' && (host === headers.get('host') || host === settings().appUrl.host)
}

function csrfError(detail: string) {
  log().warn({ event: 'request.forged', detail })
  return new AppError('forbidden', 'forged', {
    detail,
    errors: detail === 'no echo' ? { xsrf: 'reload' } : undefined,
  })
}
