import 'server-only'
import { connect, Socket } from 'node:net'
import { afterChecks } from './after-checks'

type SocketTarget = { host: string[]; port: number[]; path?: string | false }

/** For the first byte. */
const MAX_OPENING_CHECKS = 4

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
    // The other side closed it. A socket that we destroy ends without this event.
    connection.once('end', () => {
      if (connection.bytesRead === 0) earlyCloses += 1
    })
    limitOpening(connection)
    // TLS verifies the server by this name.
    return Object.assign(connection, { host })
  }
  return { socket }
}

function limitOpening(connection: Socket) {
  const stop = afterChecks(MAX_OPENING_CHECKS, () => {
    if (connection.bytesRead === 0)
      connection.destroy(createError('CONNECT_TIMEOUT', 'the database does not answer'))
  })
  connection.once('close', stop)
}

function createClosedSocket() {
  const socket = new Socket()
  setImmediate(() =>
    socket.destroy(createError('CONNECTION_CLOSED', 'closed before its first word')),
  )
  return socket
}

const createError = (code: string, message: string) => Object.assign(new Error(message), { code })
