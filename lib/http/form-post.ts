import 'server-only'
import type { Language } from '@/i18n/languages'
import { splitLanguage } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { readBytes } from './body'
import { csrfError, requireCsrfToken } from './origin'

/** A form that a browser posted to its page, before the scripts ran or without any. */
export type FormPost = {
  /** With the prefix of the language. */
  path: string
  /** The path pattern, in English. */
  page: string
  language: Language
  next: string | null
  fields: Record<string, string>
  /** The browser vouched for its origin: only then its text is shown again. */
  isOwn: boolean
  hasSession: boolean
}

/** For other pages, and for calls with JSON, null. */
export function openFormPost(request: Request): FormPost | null {
  if (request.method !== 'POST' || !isUrlEncoded(request.headers.get('content-type'))) return null
  const { pathname: path, searchParams } = new URL(request.url)
  const page = matchRoute(path)
  if (!page?.postsTo) return null
  const { language } = splitLanguage(path)
  const next = searchParams.get('next')
  const isPath = next !== null && next.length <= MAX_NEXT_CHARS
  return { path, page: page.path, language, next: isPath ? next : null, fields: {}, ...UNREAD }
}

/** Longer than any path of the site; it is sent back with the answer. */
const MAX_NEXT_CHARS = 500

const UNREAD = { isOwn: false, hasSession: false }

export const isUrlEncoded = (contentType: string | null | undefined) =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(contentType ?? '')

/** Filled by `server/deferred-scripts.ts`: the CSRF token, and whether a session is stored in the browser. */
const SCRIPT_FIELDS = ['xsrf', 'session']

export async function readFormPost(post: FormPost, request: Request): Promise<void> {
  const params = new URLSearchParams(new TextDecoder().decode(await readBytes(request)))
  // Browsers write line breaks of text areas as two characters.
  post.fields = Object.fromEntries(
    [...params].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
}

/**
 * A prerendered page cannot hold a token, so the browser must vouch for the origin: of every post, because a
 * login needs no session. With a session, the token or a header that only browsers write is needed.
 */
export function requireOwnForm(post: FormPost, request: Request, sessionId: string | null): void {
  const { fields } = post
  const { headers } = request
  const isSameOrigin = headers.get('sec-fetch-site') === 'same-origin'
  if (!isSameOrigin && !headers.get('origin')) throw csrfError('no origin')
  if (sessionId && (fields.xsrf || !isSameOrigin))
    requireCsrfToken(request, sessionId, fields.xsrf ?? null)
  Object.assign(post, { isOwn: true, hasSession: sessionId !== null })
}

/** The subscription form refuses without a stored session, whatever the cookie says. */
export const isLoggedOutInBrowser = ({ fields }: FormPost) => fields.session === 'out'

/** As a script would send it. */
export function toJsonInput(
  { fields, next }: FormPost,
  checkboxes: readonly string[] = [],
): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !SCRIPT_FIELDS.includes(name))
        .map(([name, value]) => [name, checkboxes.includes(name) ? value === 'on' : value]),
    ),
    ...(next && { next }),
  }
}

/** Without passwords: they are never sent back. */
export const listTypedValues = (post: FormPost, checkboxes: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(toJsonInput({ ...post, next: null }, checkboxes)).filter(
      (entry): entry is [string, string | true] =>
        !/password/i.test(entry[0]) && entry[1] !== '' && entry[1] !== false,
    ),
  )
