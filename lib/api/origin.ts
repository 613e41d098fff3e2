import 'server-only'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { provesNoForgery } from '@/lib/auth/cookies'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what a browser marks as coming from another site, whatever the method. */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const changes = !SAFE_METHODS.has(request.method)
  if (site === 'cross-site') throw forged('cross-site')
  if (changes && site === 'same-site') throw forged('same-site')
  if (changes && !isOwnOrigin(request.headers)) throw forged('foreign origin')
}

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
