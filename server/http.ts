import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import next from 'next'
import { log } from '@/base/log'
import { openRequestScope } from '@/base/request-id'
import { settings } from '@/base/settings'
import { toAppError } from '@/lib/http/result'
import { logRequest } from './access-log'
import { rejectUnparsableRequests, sendBadRequest } from './bad-requests'
import { enforceBodyTimeout } from './body-timeout'
import { watchContentVersion } from './content-version-watcher'
import { createDevDispatcher, createDispatcher } from './dispatch'
import { CspEnforcingResponse } from './enforce-csp'
import { hasValidTarget } from './incoming'
import { listen } from './listen'
import { runInOrder } from './pipelining'
import { sendPlainPage } from './plain-page'
import { watchSchoolSites } from './school-site-watcher'

const STOP_TIMEOUT_MS = 20_000
const IDLE_GRACE_MS = 1_000
const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export async function serve({ dev }: { dev: boolean }): Promise<{ stop: () => Promise<void> }> {
  const { host, port } = settings()
  let isStopping = false
  const server = createServer({
    ServerResponse: CspEnforcingResponse,
    headersTimeout: 15_000,
    // `body-timeout.ts` sets it, because it differs for files.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    // Rejected below, with a readable message.
    requireHostHeader: false,
  })
  rejectUnparsableRequests(server, { dev })
  const app = next({ dev, port, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const versionWatcher = dev ? undefined : await watchContentVersion()
  const siteWatcher = dev ? undefined : await watchSchoolSites()
  const dispatch =
    versionWatcher && siteWatcher
      ? createDispatcher(handle, versionWatcher, siteWatcher)
      : createDevDispatcher(handle)
  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close')
    if (!ALLOWED_METHODS.has(request.method ?? ''))
      return sendBadRequest(response, 405, 'methodNotAllowed', {
        allow: [...ALLOWED_METHODS].join(', '),
      })
    openRequestScope(logRequest(request, response), () => respond(request, response))
  }
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    enforceBodyTimeout(request, response)
    if (!hasValidTarget(request)) return sendBadRequest(response, 400, 'notAnAddress')
    try {
      // A cached response is sent when this returns: a promise would cost as much as sending it.
      dispatch(request, response)?.catch((error) => sendErrorPage(request, response, error))
    } catch (error) {
      sendErrorPage(request, response, error)
    }
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    runInOrder(request, response, () => handleRequest(request, response)),
  )
  await listen(server, port, host)
  const stop = async () => {
    isStopping = true
    await drainConnections(server)
    versionWatcher?.stop()
    siteWatcher?.stop()
    await app.close()
  }
  return { stop }
}

/** Last resort for errors that no handler turned into a response. */
function sendErrorPage(request: IncomingMessage, response: ServerResponse, error: unknown) {
  const isUnavailable = toAppError(error)?.status === 503
  if (!isUnavailable) log().error({ event: 'response.failed', err: error })
  sendPlainPage(request, response, isUnavailable ? 503 : 500)
}

/**
 * Accepts no new connections, waits for open requests, then cuts the rest. Idle connections stay
 * open briefly: a proxy may be sending a POST on one, which it would not retry.
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

/** The kernel may hold unread requests. Two loop turns, because the first may be long. */
async function waitForPendingReads() {
  await setImmediate()
  await setImmediate()
}
