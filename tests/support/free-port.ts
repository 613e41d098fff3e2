import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** Below the ports that systems give to connections and to servers that ask for any. */
const [FIRST_PORT, BLOCK_COUNT, BLOCK_SIZE] = [10_000, 220, 100]

const freePorts: number[] = []

/**
 * No other process takes the port before its server listens: a process takes ports from its own
 * block, and a block belongs to the process that listens on its first port.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = freePorts.shift()
    if (port === undefined) freePorts.push(...(await takeBlock()))
    else if (await listen(port).then((server) => server && close(server))) return port
  }
}

async function takeBlock(): Promise<number[]> {
  for (;;) {
    const first = FIRST_PORT + randomInt(BLOCK_COUNT) * BLOCK_SIZE
    const server = await listen(first)
    if (server) {
      server.unref()
      return Array.from({ length: BLOCK_SIZE - 1 }, (_, index) => first + 1 + index)
    }
  }
}

const listen = (port: number) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, () => resolve(server))
  })

const close = (server: Server) =>
  new Promise<boolean>((resolve) => {
    server.close(() => resolve(true))
  })
