import 'server-only'
import { connect, Socket } from 'node:net'

type SocketTarget = { host: string[]; port: number[]; path?: string | false }

/**
 * When a proxy without a database closes a socket before the first byte, postgres.js would
 * reconnect 3,000 times a second. Here the next connection fails instead.
 */
export function socketFactory() {
  let earlyCloses = 0
  const socket = ({ host: [host = ''], port: [port = 0], path }: SocketTarget) => {
    if (earlyCloses > 0) {
      earlyCloses -= 1
      return createClosedSocket()
    }
    const connection = path ? connect(path) : connect(port, host)
    connection.once('close', (hadError) => {
      if (!hadError && connection.bytesRead === 0) earlyCloses += 1
    })
    // TLS verifies the server by this name.
    return Object.assign(connection, { host })
  }
  return { socket }
}

function createClosedSocket() {
  const socket = new Socket()
  const error = Object.assign(new Error('closed before its first word'), {
    code: 'CONNECTION_CLOSED',
  })
  setImmediate(() => socket.destroy(error))
  return socket
}
