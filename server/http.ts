import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import next from 'next'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { toAppError } from '@/lib/api/result'
import { logRequest } from './access-log'
import { rejectUnparsableRequests, sendError } from './bad-requests'
import { enforceBodyTimeout } from './body-timeout'
import { watchContentVersion } from './content-version-watcher'
import { createDispatcher, type RequestDispatcher } from './dispatch'
import { CspEnforcingResponse } from './enforce-csp'
import { hasValidTarget, prepareRequest } from './incoming'
import { runSerially } from './pipelining'
import { sendPlainPage } from './plain-page'

/** The HTTP server around Next: it knows the caller's true address and stops without cutting anyone off. */

const STOP_TIMEOUT_MS = 20_000
const IDLE_GRACE_MS = 1_000
/** Connections that wait to be taken in: at ten o'clock everyone knocks at once. */
const ACCEPT_BACKLOG = 4096
const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export async function serve({ dev }: { dev: boolean }): Promise<{ stop: () => Promise<void> }> {
  const { host, port } = settings()
  let isStopping = false
  const server = createServer({
    ...(!dev && { ServerResponse: CspEnforcingResponse }),
    headersTimeout: 15_000,
    // `untilRead` has the limit, which is another one for files.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    // Refused below, with a sentence.
    requireHostHeader: false,
  })
  rejectUnparsableRequests(server, { dev })
  const app = next({ dev, port, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const versionWatcher = dev ? undefined : await watchContentVersion()
  const dispatch = versionWatcher
    ? createDispatcher(handle, versionWatcher)
    : createNextDispatcher(handle)
  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close')
    if (!ALLOWED_METHODS.has(request.method ?? ''))
      return sendError(response, 405, 'notThisWay', { allow: [...ALLOWED_METHODS].join(', ') })
    logRequest(request, response)
    enforceBodyTimeout(request, response)
    if (!hasValidTarget(request)) return sendError(response, 400, 'notAnAddress')
    try {
      // A cached response is out when this returns: a promise would cost as much as sending it.
      dispatch(request, response)?.catch((error) => sendErrorPage(response, error))
    } catch (error) {
      sendErrorPage(response, error)
    }
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    runSerially(request, response, () => handleRequest(request, response)),
  )
  await listen(server, port, host)
  const stop = async () => {
    isStopping = true
    await drainConnections(server)
    versionWatcher?.stop()
    await app.close()
  }
  return { stop }
}

const createNextDispatcher =
  (
    handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): RequestDispatcher =>
  (request, response) => {
    prepareRequest(request)
    return handle(request, response)
  }

/** What went wrong before anybody could say it better. */
function sendErrorPage(response: ServerResponse, error: unknown) {
  const isUnavailable = toAppError(error)?.status === 503
  if (!isUnavailable) log().error({ event: 'answer.failed', err: error })
  sendPlainPage(response, isUnavailable ? 503 : 500)
}

function listen(server: Server, port: number, host?: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(describePortInUse(port)) : error),
    )
    server.listen({ port, host, backlog: ACCEPT_BACKLOG }, resolve)
  })
}

const describePortInUse = (port: number) =>
  `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`

/**
 * Takes no new connection and waits for the answers under way; after a while it cuts what is left.
 * Idle connections stay open for a last call: a proxy may be sending on one at this very moment, and
 * nobody sends a POST twice. Node's own `close` would cut them at once.
 */
async function drainConnections(server: Server) {
  const serverClose = new Promise<void>((resolve) => server.once('close', resolve))
  await waitForPendingReads()
  Listener.prototype.close.call(server)
  const idleDeadline = Date.now() + IDLE_GRACE_MS
  const idleTimer = setInterval(async () => {
    await waitForPendingReads()
    if (Date.now() > idleDeadline) server.closeIdleConnections()
  }, 100)
  const stopTimer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
  await serverClose
  clearInterval(idleTimer)
  clearTimeout(stopTimer)
}

/**
 * On a busy machine requests lie in the kernel that this process has not seen; to close what they
 * came by would lose them. Two turns of the loop: the first may be long, and more come in it.
 */
async function waitForPendingReads() {
  await setImmediate()
  await setImmediate()
}
