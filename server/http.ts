import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import next from 'next'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { asRefusal } from '@/lib/api/answer'
import { type Answer, answersOf } from './answers'
import { refuse, refuseWhatDoesNotParse } from './bad-requests'
import { untilRead } from './body-watch'
import { inTurn } from './crowd'
import { watchContent } from './freshness'
import { isAddress, prepareForRoutes } from './incoming'
import { sendPlainPage } from './plain-page'
import { SealedResponse } from './sealed-only'
import { watchVisit } from './visit-log'

/** The HTTP server around Next: it knows the caller's true address and stops without cutting anyone off. */

const STOP_PATIENCE_MS = 20_000
const LAST_CALL_MS = 1_000
/** Connections that wait to be taken in: at ten o'clock everyone knocks at once. */
const BACKLOG = 4096
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export async function serve({ dev }: { dev: boolean }): Promise<{ stop: () => Promise<void> }> {
  const { host, port } = settings()
  let stopping = false
  const server = createServer({
    ...(!dev && { ServerResponse: SealedResponse }),
    headersTimeout: 15_000,
    // `untilRead` has the limit, which is another one for files.
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    // Refused below, with a sentence.
    requireHostHeader: false,
  })
  refuseWhatDoesNotParse(server, { dev })
  const app = next({ dev, port, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const freshness = dev ? undefined : await watchContent()
  const answer = freshness ? answersOf(handle, freshness) : straightTo(handle)
  const take = (request: IncomingMessage, response: ServerResponse) => {
    if (stopping) response.setHeader('connection', 'close')
    if (!METHODS.has(request.method ?? ''))
      return refuse(response, 405, 'notThisWay', { allow: [...METHODS].join(', ') })
    watchVisit(request, response)
    untilRead(request, response)
    if (!isAddress(request)) return refuse(response, 400, 'notAnAddress')
    try {
      // A cached response is out when this returns: a promise would cost as much as sending it.
      answer(request, response)?.catch((error) => apologise(response, error))
    } catch (error) {
      apologise(response, error)
    }
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    inTurn(request, response, () => take(request, response)),
  )
  await listen(server, port, host)
  const stop = async () => {
    stopping = true
    await drain(server)
    freshness?.stop()
    await app.close()
  }
  return { stop }
}

const straightTo =
  (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Answer =>
  (request, response) => {
    prepareForRoutes(request)
    return handle(request, response)
  }

/** What went wrong before anybody could say it better. */
function apologise(response: ServerResponse, error: unknown) {
  const isAway = asRefusal(error)?.status === 503
  if (!isAway) log().error({ event: 'answer.failed', err: error })
  sendPlainPage(response, isAway ? 503 : 500)
}

function listen(server: Server, port: number, host?: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error),
    )
    server.listen({ port, host, backlog: BACKLOG }, resolve)
  })
}

const portTaken = (port: number) =>
  `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`

/**
 * Takes no new connection and waits for the answers under way; after a while it cuts what is left.
 * Idle connections stay open for a last call: a proxy may be sending on one at this very moment, and
 * nobody sends a POST twice. Node's own `close` would cut them at once.
 */
async function drain(server: Server) {
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  await whatCameIsRead()
  Listener.prototype.close.call(server)
  const lastCall = Date.now() + LAST_CALL_MS
  const idle = setInterval(async () => {
    await whatCameIsRead()
    if (Date.now() > lastCall) server.closeIdleConnections()
  }, 100)
  const patience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(patience)
}

/**
 * On a busy machine requests lie in the kernel that this process has not seen; to close what they
 * came by would lose them. Two turns of the loop: the first may be long, and more come in it.
 */
async function whatCameIsRead() {
  await setImmediate()
  await setImmediate()
}
