import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchRoute } from '@/lib/match-route'
import { endWithError } from './bad-requests'

/**
 * How long a body may take: ten seconds, or as long as a file needs, in which case its reader watches
 * that something comes. What is still coming when the answer is out has a few seconds.
 */

const BODY_TIMEOUT_MS = 10_000
const AFTER_RESPONSE_MS = 5_000

export function enforceBodyTimeout(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket, url = '' } = request
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) return
  const isFile = matchRoute(url.split('?', 1)[0] ?? '')?.stream === true
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
