import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { endWithError } from './bad-requests'

/** A connection that pipelines more, which no browser or proxy does, is closed. */

const MAX_PIPELINED_REQUESTS = 8
const RETRY_AFTER_HEADERS = { 'retry-after': '2' }

type PipelinedRequest = { response: ServerResponse; work: () => void }
type ConnectionQueue = { current?: ServerResponse; waiting: PipelinedRequest[] }

const queues = new WeakMap<Duplex, ConnectionQueue>()

export function runInOrder(
  { socket }: IncomingMessage,
  response: ServerResponse,
  work: () => void,
) {
  if (socket.destroyed || socket.writableEnded) return
  const queue = queues.get(socket) ?? { waiting: [] }
  queues.set(socket, queue)
  if (!queue.current) startRequest(socket, queue, { response, work })
  else if (queue.waiting.length < MAX_PIPELINED_REQUESTS) queue.waiting.push({ response, work })
  else closeConnection(socket, queue)
}

function startRequest(
  socket: Duplex,
  queue: ConnectionQueue,
  { response, work }: PipelinedRequest,
) {
  queue.current = response
  response.once('close', () => {
    queue.current = undefined
    const next = queue.waiting.shift()
    if (next && !socket.destroyed && !socket.writableEnded) startRequest(socket, queue, next)
  })
  work()
}

function closeConnection(socket: Duplex, queue: ConnectionQueue) {
  queue.waiting = []
  stopParsing(socket)
  // A partial response is sent: more bytes would be read as part of it.
  if (queue.current?.headersSent) socket.destroy()
  else endWithError(socket, '503 Service Unavailable', 'tooBusy', RETRY_AFTER_HEADERS)
}

/**
 * Node parses 64 KB at once, a thousand pipelined requests. Its parser stops when the handler
 * reports an upgrade: undocumented, but without it only memory use grows.
 */
function stopParsing(socket: Duplex & { parser?: { onIncoming?: () => number } }) {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => UPGRADE_RESULT
}

const UPGRADE_RESULT = 2
