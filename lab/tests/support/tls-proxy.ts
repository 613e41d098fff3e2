import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import path from 'node:path'

export type TlsProxy = { port: number; stop: () => Promise<void> }

const TLS_HANDSHAKE = 0x16

/** One port for TLS, which redirects plain HTTP to the same URL over TLS. */
export async function startTlsServer(handler: http.RequestListener, port = 0): Promise<TlsProxy> {
  const folder = process.env.TEST_CERTIFICATE ?? ''
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) =>
    readFileSync(path.join(folder, name)),
  )
  const httpsServer = https.createServer({ key, cert }, handler)
  const httpServer = http.createServer((request, response) => {
    const location = `https://${request.headers.host}${request.url}`
    response.writeHead(308, { location }).end()
  })
  const listener = net.createServer((socket) => {
    socket.once('error', () => socket.destroy())
    socket.once('data', (firstChunk) => {
      socket.pause()
      const server = firstChunk[0] === TLS_HANDSHAKE ? httpsServer : httpServer
      server.emit('connection', socket)
      socket.unshift(firstChunk)
      socket.resume()
    })
  })
  await new Promise<void>((resolve) => listener.listen(port, resolve))
  const stop = async () => {
    const closing = new Promise((resolve) => listener.close(resolve))
    httpsServer.closeAllConnections()
    httpServer.closeAllConnections()
    await closing
  }
  return { port: (listener.address() as net.AddressInfo).port, stop }
}

export function forwardTo(origin: string): http.RequestListener {
  return (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    }
    const { method, url } = request
    const outgoing = http.request(origin + url, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
  }
}
