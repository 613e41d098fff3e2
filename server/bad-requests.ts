import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getCurrentRequestId } from '@/base/request-id'
import { badRequestText } from '@/i18n/bad-requests'
import { REQUEST_ID_HEADER } from './contract'

type BadRequestCode = keyof ReturnType<typeof badRequestText>

/** For requests that Next would answer without a body or not at all. */
export function sendBadRequest(
  response: ServerResponse,
  status: number,
  code: BadRequestCode,
  extraHeaders: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy()
  const requestId = getCurrentRequestId()
  const idHeader = requestId && { [REQUEST_ID_HEADER]: requestId }
  response
    .writeHead(status, { ...ERROR_HEADERS, ...idHeader, ...extraHeaders })
    .end(JSON.stringify({ msg: badRequestText()[code] }))
}

/** Unparsable requests reach no handler; Node would answer them without a body. */
export function rejectUnparsableRequests(server: Server, { dev }: { dev: boolean }) {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => responses.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const activeResponse = responses.get(socket)
    const isPartlySent = activeResponse?.headersSent && !activeResponse.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isPartlySent) return socket.destroy()
    const [status, code] = CLIENT_ERRORS[error.code ?? ''] ?? NOT_HTTP_ERROR
    endWithError(socket, status, code)
  })
  server.on('checkExpectation', (_, response) => sendBadRequest(response, 417, 'notExpected'))
  server.on('connect', (_, socket) =>
    endWithError(socket, '405 Method Not Allowed', 'methodNotAllowed'),
  )
  server.on('upgrade', ({ url }, socket) => {
    const isHotReload = dev && url?.startsWith('/_next/hmr')
    if (!isHotReload) endWithError(socket, '400 Bad Request', 'plainHttpOnly')
  })
}

export function endWithError(
  socket: Duplex,
  status: string,
  code: BadRequestCode,
  extraHeaders: Record<string, string> = {},
) {
  const headers = Object.entries({ ...ERROR_HEADERS, ...extraHeaders, connection: 'close' })
  const headerLines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const body = JSON.stringify({ msg: badRequestText()[code] })
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status}\r\n${headerLines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

const ERROR_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const NOT_HTTP_ERROR = ['400 Bad Request', 'notHttp'] as const
const CLIENT_ERRORS: Record<string, readonly [status: string, why: BadRequestCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headersTooLong'],
}
