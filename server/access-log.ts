import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/base/log'
import { metrics } from '@/base/metrics'
import { getRouteName } from '@/lib/match-route'
import { closeRequestContext, openRequestContext, REQUEST_ID_HEADER } from './contract'

const CLIENT_CLOSED_STATUS = 499

/** One log line and one measurement per request, after the response was sent or aborted. Returns its id. */
export function logRequest(request: IncomingMessage, response: ServerResponse): string {
  const [requestId, startedAt] = [randomUUID(), performance.now()]
  request.headers[REQUEST_ID_HEADER] = requestId
  openRequestContext(requestId)
  response.on('close', () => {
    const { method = 'GET', url = '/' } = request
    // Never the URL itself: it may hold a reset token.
    const { user, detail } = closeRequestContext(requestId)
    const route = getRouteName(url)
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_STATUS
    const ms = Math.round(performance.now() - startedAt)
    log().info({ requestId, method, route, status, ms, user, detail })
    metrics.requests.observe({ method, route, status }, ms / 1000)
  })
  return requestId
}
