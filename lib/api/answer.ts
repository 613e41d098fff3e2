import 'server-only'
import { type FieldErrors, Refusal, unavailable } from '@/base/errors'
import { isAccountGone, isDatabaseAway } from '@/db/errors'
import { fieldSentence } from '@/words/fields'
import { isRefusalWord, refusalSentence } from '@/words/refusals'

export type Answer = { status?: number; body: Record<string, unknown>; cookies?: string[] }

/** JSON that no cache keeps, with the id under which the log knows this request. */
export function respond(answer: Answer | Response, requestId: string): Response {
  if (answer instanceof Response) {
    answer.headers.set('x-request-id', requestId)
    return answer
  }
  const { status = 200, body, cookies = [] } = answer
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

/** Whatever went wrong, a status and a sentence for a person. */
export function refuse(error: unknown, requestId: string): Response {
  const refusal = asRefusal(error)
  if (!refusal)
    return respond({ status: 500, body: { msg: refusalSentence('ourFault') } }, requestId)
  const { status, retryAfter } = refusal
  const response = respond({ status, body: inWords(refusal) }, requestId)
  if (retryAfter) response.headers.set('retry-after', String(retryAfter))
  if (status === 408 || status === 413) response.headers.set('connection', 'close')
  return response
}

export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isAccountGone(error)) return new Refusal('unauthenticated', 'notLoggedIn')
  return isDatabaseAway(error) ? unavailable('the database is away', error) : null
}

/** The one place on the server that turns codes into sentences. A form's first field speaks for it. */
export function inWords({ code, word, values, errors: codes }: Refusal) {
  const msg = refusalSentence(word, values)
  if (!codes) return { msg }
  const errors = sentencesFor(codes)
  const [first = msg] = Object.values(errors)
  return { msg: code === 'invalid' ? first : msg, errors }
}

const sentencesFor = (codes: FieldErrors) =>
  Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field,
      isRefusalWord(code) ? refusalSentence(code) : fieldSentence(code),
    ]),
  )
