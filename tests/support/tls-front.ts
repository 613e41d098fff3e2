import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import path from 'node:path'

export type Front = { port: number; stop: () => Promise<void> }

const TLS_HANDSHAKE = 0x16

/** One port that answers TLS, and sends plain HTTP on to the same address over TLS. */
export async function tlsServer(answer: http.RequestListener, port = 0): Promise<Front> {
  const folder = process.env.TEST_CERTIFICATE ?? ''
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) =>
    readFileSync(path.join(folder, name)),
  )
  const secure = https.createServer({ key, cert }, answer)
  const plain = http.createServer((request, response) => {
    const location = `https://${request.headers.host}${request.url}`
    response.writeHead(308, { location }).end()
  })
  const door = net.createServer((socket) => {
    socket.once('error', () => socket.destroy())
    socket.once('data', (first) => {
      socket.pause()
      const server = first[0] === TLS_HANDSHAKE ? secure : plain
      server.emit('connection', socket)
      socket.unshift(first)
      socket.resume()
    })
  })
  await new Promise<void>((resolve) => door.listen(port, resolve))
  const stop = async () => {
    const closed = new Promise((resolve) => door.close(resolve))
    secure.closeAllConnections()
    plain.closeAllConnections()
    await closed
  }
  return { port: (door.address() as net.AddressInfo).port, stop }
}

/** What a load balancer in front of the site does: hand on, and tell who called and how. */
export function handOnTo(origin: string): http.RequestListener {
  return (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    }
    const { method, url } = request
    const onward = http.request(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
}
