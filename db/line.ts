import 'server-only'
import { connect, Socket } from 'node:net'

type Where = { host: string[]; port: number[]; path?: string | false }

/**
 * The lines to the database are opened here and not by postgres.js: when one is closed before its
 * first word, as by a proxy that has no database behind it, postgres.js calls again at once, three
 * thousand times a second. So the call after such a farewell fails like any other lost connection.
 */
export function lines() {
  let farewells = 0
  const socket = ({ host: [host = ''], port: [port = 0], path }: Where) => {
    if (farewells > 0) {
      farewells -= 1
      return dead()
    }
    const line = path ? connect(path) : connect(port, host)
    line.once('close', (failed) => {
      if (!failed && line.bytesRead === 0) farewells += 1
    })
    // By this name TLS asks whether it speaks with the right one.
    return Object.assign(line, { host })
  }
  return { socket }
}

function dead() {
  const line = new Socket()
  const why = Object.assign(new Error('closed before its first word'), {
    code: 'CONNECTION_CLOSED',
  })
  setImmediate(() => line.destroy(why))
  return line
}
