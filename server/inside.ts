import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * Next behind a line of the server's own: what is kept is asked for here, with headers that the
 * server writes, so that nothing of a visitor's request has a way into what others get.
 */

export type Inside = { ask: (path: string, headers: OutgoingHttpHeaders) => Promise<Told> }
export type Told = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export function openInside(handle: RequestListener): Inside {
  // Never listens: it is handed connections that begin and end in this process.
  const server = createServer(handle)
  const ask: Inside['ask'] = (path, headers) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair()
      server.emit('connection', far)
      const asking = request(
        { path, headers: { connection: 'close', ...headers }, createConnection: () => near },
        (answer) =>
          buffer(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
            reject,
          ),
      )
      asking.once('error', reject)
      asking.end()
    })
  return { ask }
}
