import 'server-only'
import { connect, Socket } from 'node:net'

type SocketTarget = { host: string[]; port: number[]; path?: string | false }

/**
 * The lines to the database are opened here and not by postgres.js: when one is closed before its
 * first word, as by a proxy that has no database behind it, postgres.js calls again at once, three
 * thousand times a second. So the call after such a farewell fails like any other lost connection.
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
    // By this name TLS asks whether it speaks with the right one.
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
