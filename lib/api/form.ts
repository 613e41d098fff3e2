import 'server-only'
import { AppError } from '@/base/errors'
import { toLoginPath } from '@/lib/routes'
import { readBytes } from './body'
import { toAppError } from './result'

/**
 * A form that a browser sends by itself, without any script of ours: its fields come in as they do,
 * with the anti-forgery echo among them, and whoever sent it is led on to a page.
 */

/** Where the sender reads what came of it, and which page to come back to after a login. */
export type FormRedirects = { said: (code: string) => string; page: string }

export const CSRF_FIELD = 'xsrf'

export async function readForm(request: Request): Promise<URLSearchParams> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return new URLSearchParams()
  if (type?.trim() !== 'application/x-www-form-urlencoded')
    throw new AppError('wrongType', 'notAForm')
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

export const acceptsHtml = ({ headers }: Request) =>
  headers.get('accept')?.includes('text/html') ?? false

/** `no-referrer`, for the page that comes next may be another site's. */
export const redirectTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/** The sender of a form reads a refusal on a page; what nobody foresaw stays an error. */
export function redirectWithError(
  error: unknown,
  { said: resultUrl, page: loginReturnPath }: FormRedirects,
): Response | null {
  const appError = toAppError(error)
  if (!appError || appError.kind === 'notFound') return null
  return redirectTo(
    appError.kind === 'unauthenticated' ? toLoginPath(loginReturnPath) : resultUrl(appError.code),
  )
}
