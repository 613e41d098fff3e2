import 'server-only'
import { connect, Socket } from 'node:net'

type SocketTarget = { host: string[]; port: number[]; path?: string | false }

/** Of a second each, for the first byte. */
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

/** Counts checks instead of time, as pool-watch.ts does: a busy process reads late what came early. */
function limitOpening(connection: Socket) {
  let checkCount = 0
  const timer = setInterval(() => {
    checkCount += 1
    if (connection.bytesRead > 0) clearInterval(timer)
    else if (checkCount >= MAX_OPENING_CHECKS)
      connection.destroy(createError('CONNECT_TIMEOUT', 'the database does not answer'))
  }, 1_000)
  connection.once('close', () => clearInterval(timer))
}

function createClosedSocket() {
  const socket = new Socket()
  setImmediate(() =>
    socket.destroy(createError('CONNECTION_CLOSED', 'closed before its first word')),
  )
  return socket
}

const createError = (code: string, message: string) => Object.assign(new Error(message), { code })
