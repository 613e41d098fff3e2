import { connect, type Socket } from 'node:net'

export type RawResponse = {
  text: string
  status: number
  msg: string
  ms: number
  isTimedOut: boolean
}

type RequestPiece = string | Buffer

/** Sends the pieces one by one and waits for the server to close the connection. */
export function sendPieces(
  url: string,
  pieces: RequestPiece | Iterable<RequestPiece>,
  { gapMs = 0, timeoutMs = 20_000 } = {},
): Promise<RawResponse> {
  const startedAt = Date.now()
  const socket = openSocket(url)
  let text = ''
  return new Promise((resolve) => {
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ text, ...parseResponse(text), ms: Date.now() - startedAt, isTimedOut })
    })
    void writePieces(
      socket,
      typeof pieces === 'string' || Buffer.isBuffer(pieces) ? [pieces] : pieces,
      gapMs,
    )
  })
}

export function openSocket(url: string): Socket {
  return connect(Number(new URL(url).port), 'localhost')
}

async function writePieces(socket: Socket, pieces: Iterable<RequestPiece>, gapMs: number) {
  const closing = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    if (!socket.writable) return
    await Promise.race([new Promise((resolve) => socket.write(piece, resolve)), closing])
    if (gapMs) await new Promise((resolve) => setTimeout(resolve, gapMs))
  }
}

/** The last response on the connection: an error may follow a success. */
function parseResponse(text: string) {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const msg = [...text.matchAll(/"msg":"((?:[^"\\]|\\.)*)"/g)].at(-1)?.[1] ?? ''
  return { status: statuses.at(-1) ?? 0, msg }
}

export const formatRequest = (requestLine: string, headers: string[] = [], body = '') =>
  `${[`${requestLine} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`
