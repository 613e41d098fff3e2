import 'server-only'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { isValidCsrfToken } from '@/lib/auth/cookies'
import { matchRoute } from '@/lib/match-route'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cross-site links may open files, but other sites may embed or fetch only public ones. */
export function rejectCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (!SAFE_METHODS.has(request.method)) {
    if (site === 'cross-site' || site === 'same-site') throw csrfError(site)
    if (!isOwnOrigin(request.headers, site)) throw csrfError('foreign origin')
  } else if (site === 'cross-site' && !canReadCrossSite(request)) throw csrfError(site)
}

function canReadCrossSite({ url, headers }: Request) {
  const policy = matchRoute(new URL(url).pathname)
  if (!policy || policy.kind === 'call') return false
  return policy.audience === 'everyone' || isTopLevelNavigation(headers)
}

const isTopLevelNavigation = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'

/** A cookie alone does not authorise a change: the token is known only to this site's pages. */
export function requireCsrfToken(
  request: Request,
  sessionId: string | null,
  csrfToken = request.headers.get('x-xsrf-token'),
): void {
  if (!sessionId || SAFE_METHODS.has(request.method)) return
  if (!isValidCsrfToken(sessionId, csrfToken)) throw csrfError('no echo')
}

/** A page with a secret URL sends no referrer, and its form `Origin: null`. */
function isOwnOrigin(headers: Headers, site: string | null) {
  const origin = headers.get('origin')
  if (origin === null || (origin === 'null' && site === 'same-origin')) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host !== '' && (host === headers.get('host') || host === settings().appUrl.host)
}

export function csrfError(detail: string) {
  log().warn({ event: 'request.csrf-failed', detail })
  return new AppError('forbidden', 'csrfFailed', {
    detail,
    errors: detail === 'no echo' ? { xsrf: 'reload' } : undefined,
  })
}
