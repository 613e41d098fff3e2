import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { endWithError } from './bad-requests'

/**
 * A connection has one request under way, and a few that wait behind it. One that sends many more
 * without waiting for an answer, as no browser and no proxy does, is cut off.
 */

const MAX_PIPELINED_REQUESTS = 8
const RETRY_AFTER_HEADERS = { 'retry-after': '2' }

type PipelinedRequest = { response: ServerResponse; work: () => void }
type ConnectionQueue = { now?: ServerResponse; behind: PipelinedRequest[] }

const queues = new WeakMap<Duplex, ConnectionQueue>()

/** Runs the work when the answers before it on the same connection are out. */
export function runSerially(
  { socket }: IncomingMessage,
  response: ServerResponse,
  work: () => void,
) {
  if (socket.destroyed || socket.writableEnded) return
  const queue = queues.get(socket) ?? { behind: [] }
  queues.set(socket, queue)
  if (!queue.now) startRequest(socket, queue, { response, work })
  else if (queue.behind.length < MAX_PIPELINED_REQUESTS) queue.behind.push({ response, work })
  else closeConnection(socket, queue)
}

function startRequest(
  socket: Duplex,
  queue: ConnectionQueue,
  { response, work }: PipelinedRequest,
) {
  queue.now = response
  response.once('close', () => {
    queue.now = undefined
    const next = queue.behind.shift()
    if (next && !socket.destroyed && !socket.writableEnded) startRequest(socket, queue, next)
  })
  work()
}

function closeConnection(socket: Duplex, queue: ConnectionQueue) {
  queue.behind = []
  stopParsing(socket)
  // Half an answer is out: a word in its midst would be read as part of it.
  if (queue.now?.headersSent) socket.destroy()
  else endWithError(socket, '503 Service Unavailable', 'tooBusy', RETRY_AFTER_HEADERS)
}

/**
 * Node parses all that it has read at once, some 64 KB, and makes its objects for a thousand requests
 * before a closed socket counts. Its parser stops where the handler of a request says that what
 * follows is another protocol. Nothing public says so; without this the rest still holds, at the
 * price of the memory that the test of the flood measures.
 */
function stopParsing(socket: Duplex & { parser?: { onIncoming?: () => number } }) {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => UPGRADE_RESULT
}

const UPGRADE_RESULT = 2
