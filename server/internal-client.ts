import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Fills the cache with the server's own headers, so no visitor's request affects shared pages. */

export type InternalClient = {
  send: (path: string, headers: OutgoingHttpHeaders) => Promise<InternalResponse>
}
export type InternalResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export function createInternalClient(handle: RequestListener): InternalClient {
  // Never listens: connections are created within this process.
  const server = createServer(handle)
  const send: InternalClient['send'] = (path, headers) =>
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
  return { send }
}
