import type { RequestListener } from 'node:http'
import { ANSWER_COOKIE } from '@/lib/http/form-answer'
import { isUrlEncoded } from '@/lib/http/form-post'
import { hasAnswerParam } from '@/lib/match-route'
import { admitApiCall } from '../concurrency-limits'
import { type Responder, SKIP } from '../responder'

/** A form posted without scripts, and its page with the answer: rewrites of `next.config.ts`. */
export const createFormPageResponder =
  (handle: RequestListener, passToNext: Responder): Responder =>
  (routed) => {
    const { request, response, query, routePolicy } = routed
    if (!routePolicy?.postsTo) return SKIP
    if (request.method === 'POST' && isUrlEncoded(request.headers['content-type']))
      return admitApiCall(request, response, () => handle(request, response))
    // Without its cookie, an answer is the page as everyone sees it.
    const hasAnswer = hasAnswerParam(query) && request.headers.cookie?.includes(ANSWER_COOKIE)
    return request.method === 'GET' && hasAnswer ? passToNext(routed) : SKIP
  }
