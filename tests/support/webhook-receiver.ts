import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = {
  path: string
  headers: Record<string, string>
  body: string
  answer: ReceiverAnswer
}

/** A status, or how a receiver misbehaves. */
export type ReceiverAnswer =
  | number
  | 'hang'
  /** A byte at a time, without an end. */
  | 'drip'
  /** The start of an answer, then nothing. */
  | 'cut'
  /** No HTTP. */
  | 'garbage'
  /** Bytes that are no text, with markup. */
  | 'binary'
  | 'large'
  | 'redirect'

const DRIP_MS = 200

/** Receivers on this machine, one for each path. */
export async function startWebhookReceiver() {
  const requests: ReceivedWebhook[] = []
  const answers = new Map<string, ReceiverAnswer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = `${request.url}`
    const headers = request.headers as Record<string, string>
    const how = answers.get(path) ?? 200
    requests.push({ path, headers, body: Buffer.concat(chunks).toString(), answer: how })
    answer(request, response, how)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    answers,
    origin: `http://127.0.0.1:${port}`,
    listBodies: (path: string) =>
      requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(body)),
    drop: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, how: ReceiverAnswer) {
  if (typeof how === 'number') return response.writeHead(how).end(`status ${how}`)
  if (how === 'hang') return
  if (how === 'garbage') return request.socket.end('this is no answer\r\n\r\n')
  if (how === 'redirect') return response.writeHead(302, { location: '/redirected' }).end()
  if (how === 'large') return response.writeHead(200).end(Buffer.alloc(70_000, 'x'))
  if (how === 'binary')
    return response.writeHead(200).end(Buffer.from([0, 255, 254, 13, ...Buffer.from('<b>hi</b>')]))
  response.writeHead(200, { 'content-length': 1_000 })
  response.write('x')
  if (how === 'cut') return setTimeout(() => request.socket.destroy(), 20)
  const timer = setInterval(() => response.write('x'), DRIP_MS)
  return response.on('close', () => clearInterval(timer))
}
