import 'server-only'
import { settings } from '@/base/settings'
import { routes, toVerifyPath } from '@/lib/routes'
import { toAppError } from './result'

/** Downloads are plain links: no script can ask for the second factor, so redirect to verification. */
export function redirectToVerify(error: unknown, { method, headers }: Request): Response | null {
  const isLink = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate'
  if (!isLink || !toAppError(error)?.errors?.proof) return null
  const location = toVerifyPath(getRefererPath(headers.get('referer')))
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function getRefererPath(referer: string | null) {
  if (!referer || !URL.canParse(referer)) return routes.team
  const { origin, pathname, search } = new URL(referer)
  return origin === settings().appUrl.origin ? pathname + search : routes.team
}
