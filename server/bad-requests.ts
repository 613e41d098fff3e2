import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { badRequestWords } from '@/words/bad-requests'

type Fault = keyof ReturnType<typeof badRequestWords>

/** What Next would answer without a body, or not at all, gets a sentence here. */
export function refuse(
  response: ServerResponse,
  status: number,
  why: Fault,
  more: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy()
  response
    .writeHead(status, { ...HEADERS, ...more })
    .end(JSON.stringify({ msg: badRequestWords()[why] }))
}

/** What does not even parse as a request never reaches a handler; Node would answer it without a word. */
export function refuseWhatDoesNotParse(server: Server, { dev }: { dev: boolean }) {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => answering.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const begun = answering.get(socket)
    const midway = begun?.headersSent && !begun.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || midway) return socket.destroy()
    const [status, why] = FAULTS[error.code ?? ''] ?? NOT_HTTP
    lastWord(socket, status, why)
  })
  server.on('checkExpectation', (_, response) => refuse(response, 417, 'notExpected'))
  server.on('connect', (_, socket) => lastWord(socket, '405 Method Not Allowed', 'notThisWay'))
  // Next's own way of looking for changes while developing.
  if (!dev)
    server.on('upgrade', (_, socket) => lastWord(socket, '400 Bad Request', 'plainHttpOnly'))
}

/** Ends a connection on which no other answer can be made. */
export function lastWord(
  socket: Duplex,
  status: string,
  why: Fault,
  more: Record<string, string> = {},
) {
  const headers = Object.entries({ ...HEADERS, ...more, connection: 'close' })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const body = JSON.stringify({ msg: badRequestWords()[why] })
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status}\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const NOT_HTTP = ['400 Bad Request', 'notHttp'] as const
const FAULTS: Record<string, readonly [status: string, why: Fault]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headersTooLong'],
}
