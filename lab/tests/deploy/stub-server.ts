import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { findFreePort } from '@/tests/support/free-port'
import { startNginx } from './nginx'

/** nginx in front of a stub of the site, for tests of nginx only. */
export async function startStubServer(handler: RequestListener) {
  const receivedRequests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    receivedRequests.push(request)
    handler(request, response)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const nginx = await startNginx([port, await findFreePort()])
  const stopServer = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return {
    front: nginx,
    seen: receivedRequests,
    goAway: stopServer,
    close: async () => {
      await nginx.stop()
      await stopServer()
    },
  }
}
