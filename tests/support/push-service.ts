import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PushRequest = { path: string; headers: IncomingMessage['headers']; bytes: number }
/** A status per endpoint path; without one, 201. `hang` never answers. */
type PushAnswer = number | 'hang'

/** A push service on this machine. Redirects point to `/redirected`. */
export async function startPushService() {
  const requests: PushRequest[] = []
  const answers = new Map<string, PushAnswer>()
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const path = `${request.url}`
    requests.push({ path, headers: request.headers, bytes })
    const answer = answers.get(path) ?? 201
    if (answer === 'hang') return
    response.writeHead(answer, answer === 302 ? { location: '/redirected' } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    answers,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The public half of a browser's keys. */
export function newBrowserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
