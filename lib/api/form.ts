import 'server-only'
import { Refusal } from '@/base/errors'
import { loginFor } from '@/lib/routes'
import { asRefusal } from './answer'
import { readBytes } from './body'

/**
 * A form that a browser sends by itself, without any script of ours: its fields come in as they do,
 * with the anti-forgery echo among them, and whoever sent it is led on to a page.
 */

/** Where the sender reads what came of it, and which page to come back to after a login. */
export type Back = { said: (word: string) => string; page: string }

export const ECHO_FIELD = 'xsrf'

export async function readForm(request: Request): Promise<URLSearchParams> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return new URLSearchParams()
  if (type?.trim() !== 'application/x-www-form-urlencoded')
    throw new Refusal('wrongType', 'notAForm')
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

export const isBrowsersForm = ({ headers }: Request) =>
  headers.get('accept')?.includes('text/html') ?? false

/** `no-referrer`, for the page that comes next may be another site's. */
export const leadTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/** The sender of a form reads a refusal on a page; what nobody foresaw stays an error. */
export function turnBack(error: unknown, { said, page }: Back): Response | null {
  const refusal = asRefusal(error)
  if (!refusal || refusal.code === 'notFound') return null
  return leadTo(refusal.code === 'unauthenticated' ? loginFor(page) : said(refusal.word))
}
