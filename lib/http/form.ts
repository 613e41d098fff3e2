import 'server-only'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { routes, toLoginPath, toVerifyPath } from '@/lib/routes'
import { readBytes } from './body'
import { toAppError } from './result'

/** A form without JavaScript: form-encoded, the CSRF token as a field, answered by redirects. */

export type FormRedirects = { resultUrl: (code: string) => string; loginReturnPath: string }

export const CSRF_FIELD = 'xsrf'

export async function readForm(request: Request): Promise<URLSearchParams> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return new URLSearchParams()
  if (type?.trim() !== 'application/x-www-form-urlencoded')
    throw new AppError('wrongType', 'formRequired')
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

export const acceptsHtml = ({ headers }: Request) =>
  headers.get('accept')?.includes('text/html') ?? false

/** `no-referrer`, because the next page may belong to another site. */
export const redirectTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

export function redirectWithError(
  error: unknown,
  { resultUrl, loginReturnPath }: FormRedirects,
): Response | null {
  const appError = toAppError(error)
  if (!appError || appError.kind === 'notFound') return null
  return redirectTo(
    appError.kind === 'unauthenticated' ? toLoginPath(loginReturnPath) : resultUrl(appError.code),
  )
}

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
