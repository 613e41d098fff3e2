import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchRoute } from '@/lib/match-route'
import { endWithError } from './bad-requests'
import { hasBody } from './body-buffer'

/** Uploads have no limit here, because their reader checks progress. */

const BODY_TIMEOUT_MS = 10_000
const AFTER_RESPONSE_MS = 5_000

export function enforceBodyTimeout(request: IncomingMessage, response: ServerResponse): void {
  const { socket, url = '' } = request
  if (!hasBody(request)) return
  const isFile = matchRoute(url.split('?', 1)[0] ?? '')?.acceptsStream === true
  const onTimeout = () => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else endWithError(socket, '408 Request Timeout', 'tooSlow')
  }
  const timers = isFile ? [] : [setTimeout(onTimeout, BODY_TIMEOUT_MS)]
  response.once('finish', () => {
    if (!request.complete)
      timers.push(setTimeout(() => socket.destroy(), AFTER_RESPONSE_MS).unref())
  })
  request.once('close', () => timers.forEach(clearTimeout))
}
