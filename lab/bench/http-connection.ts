import { connect, type Socket } from 'node:net'

/** Minimal keep-alive client: 10,000 of Node's own would need more CPU than the site. */

export type BenchHttpResponse = { status: number; packed: boolean; body: Buffer }
type PendingHttpResponse = {
  resolve: (response: BenchHttpResponse) => void
  reject: (error: Error) => void
}
type ParsedHttpResponse = { response: BenchHttpResponse; end: number }

const TIMEOUT_MS = 30_000

export class HttpConnection {
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: PendingHttpResponse[] = []

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setTimeout(TIMEOUT_MS, () => this.#fail(new Error('no answer in 30 seconds')))
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  /** Sends all requests at once, like HTTP/2; resolves in order. */
  send(requests: string[]): Promise<BenchHttpResponse[]> {
    const responses = requests.map(
      () =>
        new Promise<BenchHttpResponse>((resolve, reject) =>
          this.#waiting.push({ resolve, reject }),
        ),
    )
    this.#socket.write(requests.join(''))
    return Promise.all(responses)
  }

  close() {
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    for (let next = parseResponse(this.#received); next; next = parseResponse(this.#received)) {
      this.#received = this.#received.subarray(next.end)
      this.#waiting.shift()?.resolve(next.response)
    }
  }

  #fail(error: Error) {
    this.#socket.destroy()
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}

export function createRequest(path: string, host: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ host, 'accept-encoding': 'gzip', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `GET ${path} HTTP/1.1\r\n${head}\r\n`
}

/** The first complete response in the buffer. */
function parseResponse(buffer: Buffer): ParsedHttpResponse | null {
  const headEnd = buffer.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = buffer.toString('latin1', 0, headEnd)
  const bodyStart = headEnd + 4
  const body = /\r\ntransfer-encoding: chunked/i.test(head)
    ? readChunkedBody(buffer, bodyStart)
    : readSizedBody(buffer, bodyStart, Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0))
  if (!body) return null
  const response = {
    status: Number(head.slice(9, 12)),
    packed: /\r\ncontent-encoding: gzip/i.test(head),
    body: body.bytes,
  }
  return { response, end: body.end }
}

function readSizedBody(buffer: Buffer, bodyStart: number, length: number) {
  const end = bodyStart + length
  return buffer.length < end ? null : { bytes: buffer.subarray(bodyStart, end), end }
}

function readChunkedBody(buffer: Buffer, bodyStart: number) {
  const chunks: Buffer[] = []
  for (let offset = bodyStart; ; ) {
    const lineEnd = buffer.indexOf('\r\n', offset)
    if (lineEnd < 0) return null
    const length = Number.parseInt(buffer.toString('latin1', offset, lineEnd), 16)
    const end = lineEnd + 2 + length + 2
    if (buffer.length < end) return null
    if (length === 0) return { bytes: Buffer.concat(chunks), end }
    chunks.push(buffer.subarray(lineEnd + 2, end - 2))
    offset = end
  }
}
