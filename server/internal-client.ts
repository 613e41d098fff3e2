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

export type InternalClient = {
  ask: (path: string, headers: OutgoingHttpHeaders) => Promise<InternalResponse>
}
export type InternalResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export function createInternalClient(handle: RequestListener): InternalClient {
  // Never listens: it is handed connections that begin and end in this process.
  const server = createServer(handle)
  const send: InternalClient['ask'] = (path, headers) =>
    new Promise((resolve, reject) => {
      const [clientSocket, serverSocket] = duplexPair()
      server.emit('connection', serverSocket)
      const clientRequest = request(
        {
          path,
          headers: { connection: 'close', ...headers },
          createConnection: () => clientSocket,
        },
        (response) =>
          buffer(response).then(
            (body) =>
              resolve({ status: response.statusCode ?? 500, headers: response.headers, body }),
            reject,
          ),
      )
      clientRequest.once('error', reject)
      clientRequest.end()
    })
  return { ask: send }
}
