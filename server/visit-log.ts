import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/base/log'
import { metrics } from '@/base/metrics'
import { closeNote, openNote, REQUEST_ID } from '@/base/request-notes'
import { routeName } from '@/lib/area-of'

const CUT_OFF = 499

/** One log line and one measurement a request, made when its answer has gone out or was cut off. */
export function watchVisit(request: IncomingMessage, response: ServerResponse) {
  const [requestId, startedAt] = [randomUUID(), performance.now()]
  request.headers[REQUEST_ID] = requestId
  openNote(requestId)
  response.on('close', () => {
    const { method = 'GET', url = '/' } = request
    // Never the address itself: it may hold a reset token.
    const { route = routeName(url), user, detail } = closeNote(requestId)
    const status = response.writableFinished ? response.statusCode : CUT_OFF
    const ms = Math.round(performance.now() - startedAt)
    log().info({ requestId, method, route, status, ms, user, detail })
    metrics.requests.observe({ method, route, status }, ms / 1000)
  })
}
