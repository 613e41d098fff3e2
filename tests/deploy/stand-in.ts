import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { freePort } from '../support/site'
import { startNginx } from './front'

/** nginx in front of a stand-in for the site, for what only nginx has to do with. */
export async function openStandIn(answer: RequestListener) {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const front = await startNginx([port, await freePort()])
  const goAway = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return {
    front,
    seen,
    goAway,
    close: async () => {
      await front.stop()
      await goAway()
    },
  }
}
