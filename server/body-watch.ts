import type { IncomingMessage, ServerResponse } from 'node:http'
import { areaOf } from '@/lib/area-of'
import { lastWord } from './bad-requests'

/**
 * How long a body may take: ten seconds, or as long as a file needs, in which case its reader watches
 * that something comes. What is still coming when the answer is out has a few seconds.
 */

const BODY_MS = 10_000
const AFTER_ANSWER_MS = 5_000

export function untilRead(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket, url = '' } = request
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) return
  const isFile = areaOf(url.split('?', 1)[0] ?? '')?.stream === true
  const tooSlow = () => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else lastWord(socket, '408 Request Timeout', 'tooSlow')
  }
  const timers = isFile ? [] : [setTimeout(tooSlow, BODY_MS)]
  response.once('finish', () => {
    if (!request.complete) timers.push(setTimeout(() => socket.destroy(), AFTER_ANSWER_MS).unref())
  })
  request.once('close', () => timers.forEach(clearTimeout))
}
