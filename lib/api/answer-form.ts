import 'server-only'
import type * as z from 'zod/mini'
import { CSRF_COOKIE, readCookie } from '@/lib/auth/cookies'
import { redirectTo } from '@/lib/http/form'
import { storeFormAnswer } from '@/lib/http/form-answer'
import { type FormPost, listTypedValues } from '@/lib/http/form-post'
import { toAnsweredPath } from '@/lib/routes'

type FormSuccess = {
  body: Record<string, unknown>
  /** Of the login session that has just begun. */
  csrfToken: string
  next: string | null
}

/** How a handler takes the form of a page from browsers without scripts; empty: as it takes JSON. */
export type FormOptions = {
  /** Where the form has more fields than the call. */
  schema?: z.ZodMiniType
  checkboxes?: readonly string[]
  /** The page that shows the answer to a success; by default the page of the form. */
  answersOn?: () => string
  /** Where a success leads, if no page shows an answer. */
  leaveFor?: (success: FormSuccess) => { location: string; cookies: string[] }
}

/** Redirects to a page that shows what the call answered, so that a reload does not post again. */
export async function answerFormPost(
  post: FormPost,
  response: Response,
  { checkboxes, answersOn, leaveFor }: FormOptions,
  request: Request,
): Promise<Response> {
  const body = await response.json()
  const cookies = response.headers.getSetCookie()
  if (response.ok && leaveFor) {
    const success = leaveFor({ body, csrfToken: findCsrfToken(cookies), next: post.next })
    return redirectWithCookies(success.location, [...cookies, ...success.cookies])
  }
  const path = (response.ok && answersOn?.()) || post.path
  const values = listTypedValues(post, checkboxes)
  const { id, cookies: answerCookies } = storeFormAnswer(
    path,
    {
      ...{ page: post.page, status: response.status, body, values },
      ...{ next: post.next, hasSession: post.hasSession },
    },
    request.headers.get('cookie'),
  )
  // A marked field takes the focus itself.
  const anchor = response.status === HTTP_INVALID ? '' : `#${RESULT_ID}`
  const location = `${toAnsweredPath(path, id, post.next)}${anchor}`
  return redirectWithCookies(location, [...cookies, ...answerCookies])
}

const HTTP_INVALID = 422
/** The message of a form. */
const RESULT_ID = 'result'

const findCsrfToken = (cookies: string[]) =>
  cookies.map((cookie) => readCookie(cookie, CSRF_COOKIE)).find((token) => token !== null) ?? ''

export function redirectWithCookies(location: string, cookies: string[]): Response {
  const response = redirectTo(location)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
