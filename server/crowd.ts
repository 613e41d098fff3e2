import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { lastWord, refuse } from './bad-requests'

/**
 * How much is taken in at once. One connection may have a few requests under way; who sends many more
 * without waiting for an answer, as no browser and no proxy does, is cut off. And of all that is asked
 * of Next, only so much is under way until its answers begin.
 */

const MOST_A_CONNECTION = 32
const MOST_AT_ONCE = 1_000
const SECONDS = 2

const underWay = new WeakMap<Duplex, number>()
let waiting = 0

/** False when the connection has been cut off, or has just been. */
export function takesItsTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed || socket.writableEnded) return false
  const count = (underWay.get(socket) ?? 0) + 1
  if (count > MOST_A_CONNECTION) {
    lastWord(socket, '503 Service Unavailable', TOO_BUSY, { 'retry-after': `${SECONDS}` })
    return false
  }
  underWay.set(socket, count)
  response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return true
}

/** Runs the work while there is room for it; else a sentence, and when to come again. */
export function whileThereIsRoom(response: ServerResponse, work: () => void) {
  if (waiting >= MOST_AT_ONCE)
    return refuse(response, 503, TOO_BUSY, { 'retry-after': `${SECONDS}` })
  waiting += 1
  let counted = true
  const leave = () => {
    if (counted) waiting -= 1
    counted = false
  }
  response.once('close', leave)
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    leave()
    return writeHead.apply(response, head)
  }) as typeof writeHead
  work()
}

const TOO_BUSY = 'The site is very busy right now. Please try again in a moment.'
