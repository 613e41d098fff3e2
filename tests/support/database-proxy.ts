import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A proxy to a database server that can go silent without closing, as a paused machine does.
 * `onConnect` runs before it forwards anything of a client.
 */
export async function startDatabaseProxy(url: string, onConnect = () => {}) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const sent: Buffer[] = []
  let isMuted = false
  const server = createServer((clientSocket) => {
    if (isMuted) return void sockets.add(clientSocket)
    onConnect()
    const serverSocket = connect(Number(target.port || 5432), target.hostname)
    clientSocket.pipe(serverSocket).pipe(clientSocket)
    clientSocket.on('data', (bytes) => sent.push(bytes))
    for (const socket of [clientSocket, serverSocket]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxyUrl = new URL(url)
  proxyUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: proxyUrl.href,
    /** All bytes of the clients. */
    readSent: () => Buffer.concat(sent).toString('latin1'),
    /** Existing connections go silent; new ones work. */
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    fallSilentForGood: () => {
      isMuted = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    hangUp: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
