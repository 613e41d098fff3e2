import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** What Next would answer without a body, or not at all, gets a sentence here. */
export function refuse(
  response: ServerResponse,
  status: number,
  msg: string,
  more: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { ...HEADERS, ...more }).end(JSON.stringify({ msg }))
}

/** What does not even parse as a request never reaches a handler; Node would answer it without a word. */
export function refuseWhatDoesNotParse(server: Server, { dev }: { dev: boolean }) {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => answering.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const begun = answering.get(socket)
    const midway = begun?.headersSent && !begun.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || midway) return socket.destroy()
    const [status, msg] = FAULTS[error.code ?? ''] ?? NOT_HTTP
    lastWord(socket, status, msg)
  })
  server.on('checkExpectation', (_, response) => refuse(response, 417, NOT_EXPECTED))
  server.on('connect', (_, socket) => lastWord(socket, '405 Method Not Allowed', NO_TUNNEL))
  // Next's own way of looking for changes while developing.
  if (!dev) server.on('upgrade', (_, socket) => lastWord(socket, '400 Bad Request', NO_UPGRADE))
}

/** Ends a connection on which no other answer can be made. */
export function lastWord(
  socket: Duplex,
  status: string,
  msg: string,
  more: Record<string, string> = {},
) {
  const headers = Object.entries({ ...HEADERS, ...more, connection: 'close' })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const body = JSON.stringify({ msg })
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${lines}content-length: ${body.length}\r\n\r\n${body}`, () =>
    socket.destroy(),
  )
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const NOT_HTTP = ['400 Bad Request', 'This request could not be read.'] as const
const FAULTS: Record<string, readonly [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'The request took too long to arrive. Please try again.',
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request has longer headers than this site takes.',
  ],
}
const NOT_EXPECTED = 'This site does not do what the request expects.'
const NO_TUNNEL = 'This address does not take that kind of request.'
const NO_UPGRADE = 'This site speaks plain HTTP only.'
