import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { lastWord } from './bad-requests'

/**
 * A connection has one request under way, and a few that wait behind it. One that sends many more
 * without waiting for an answer, as no browser and no proxy does, is cut off.
 */

const MOST_BEHIND = 8
const COME_AGAIN = { 'retry-after': '2' }

type Work = { response: ServerResponse; work: () => void }
type Line = { now?: ServerResponse; behind: Work[] }

const lines = new WeakMap<Duplex, Line>()

/** Runs the work when the answers before it on the same connection are out. */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, work: () => void) {
  if (socket.destroyed || socket.writableEnded) return
  const line = lines.get(socket) ?? { behind: [] }
  lines.set(socket, line)
  if (!line.now) begin(socket, line, { response, work })
  else if (line.behind.length < MOST_BEHIND) line.behind.push({ response, work })
  else cutOff(socket, line)
}

function begin(socket: Duplex, line: Line, { response, work }: Work) {
  line.now = response
  response.once('close', () => {
    line.now = undefined
    const next = line.behind.shift()
    if (next && !socket.destroyed && !socket.writableEnded) begin(socket, line, next)
  })
  work()
}

function cutOff(socket: Duplex, line: Line) {
  line.behind = []
  stopParsing(socket)
  // Half an answer is out: a word in its midst would be read as part of it.
  if (line.now?.headersSent) socket.destroy()
  else lastWord(socket, '503 Service Unavailable', 'tooBusy', COME_AGAIN)
}

/**
 * Node parses all that it has read at once, some 64 KB, and makes its objects for a thousand requests
 * before a closed socket counts. Its parser stops where the handler of a request says that what
 * follows is another protocol. Nothing public says so; without this the rest still holds, at the
 * price of the memory that the test of the flood measures.
 */
function stopParsing(socket: Duplex & { parser?: { onIncoming?: () => number } }) {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => ANOTHER_PROTOCOL
}

const ANOTHER_PROTOCOL = 2
