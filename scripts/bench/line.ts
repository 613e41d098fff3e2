import { connect, type Socket } from 'node:net'

/**
 * One connection that speaks just enough HTTP/1.1, kept open between requests. Ten thousand of
 * Node's own clients would take more of the machine than the site that they visit.
 */

export type Answer = { status: number; packed: boolean; body: Buffer }
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Parsed = { answer: Answer; end: number }

const PATIENCE_MS = 30_000

export class Line {
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: Waiting[] = []

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setTimeout(PATIENCE_MS, () => this.#fail(new Error('no answer in 30 seconds')))
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  /** Sends all requests at once, as a browser does over HTTP/2, and gives the answers in their order. */
  ask(requests: string[]): Promise<Answer[]> {
    const answers = requests.map(
      () => new Promise<Answer>((resolve, reject) => this.#waiting.push({ resolve, reject })),
    )
    this.#socket.write(requests.join(''))
    return Promise.all(answers)
  }

  hangUp() {
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    for (let next = parsed(this.#received); next; next = parsed(this.#received)) {
      this.#received = this.#received.subarray(next.end)
      this.#waiting.shift()?.resolve(next.answer)
    }
  }

  #fail(error: Error) {
    this.#socket.destroy()
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}

export function requestFor(path: string, host: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ host, 'accept-encoding': 'gzip', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `GET ${path} HTTP/1.1\r\n${head}\r\n`
}

/** The first whole answer in what has come so far. */
function parsed(received: Buffer): Parsed | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const from = headEnd + 4
  const body = /\r\ntransfer-encoding: chunked/i.test(head)
    ? chunked(received, from)
    : sized(received, from, Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0))
  if (!body) return null
  const answer = {
    status: Number(head.slice(9, 12)),
    packed: /\r\ncontent-encoding: gzip/i.test(head),
    body: body.bytes,
  }
  return { answer, end: body.end }
}

function sized(received: Buffer, from: number, length: number) {
  const end = from + length
  return received.length < end ? null : { bytes: received.subarray(from, end), end }
}

function chunked(received: Buffer, from: number) {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const length = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + length + 2
    if (received.length < end) return null
    if (length === 0) return { bytes: Buffer.concat(parts), end }
    parts.push(received.subarray(lineEnd + 2, end - 2))
    at = end
  }
}
