import { connect, type Socket } from 'node:net'

/** Speaks to the site by hand, as no well-behaved client would. */
export type RawResponse = { text: string; status: number; msg: string; ms: number; hung: boolean }

type RequestPiece = string | Buffer

/** Sends the pieces one after another, and waits for the other side to end the connection. */
export function sendPieces(
  url: string,
  pieces: RequestPiece | Iterable<RequestPiece>,
  { gapMs = 0, patienceMs = 20_000 } = {},
): Promise<RawResponse> {
  const startedAt = Date.now()
  const socket = openSocket(url)
  let text = ''
  return new Promise((resolve) => {
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      socket.destroy()
    }, patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ text, ...parseResponse(text), ms: Date.now() - startedAt, hung: isTimedOut })
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

/** The last answer on the connection: a refusal may follow a good one. */
function parseResponse(text: string) {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const msg = [...text.matchAll(/"msg":"((?:[^"\\]|\\.)*)"/g)].at(-1)?.[1] ?? ''
  return { status: statuses.at(-1) ?? 0, msg }
}

export const formatRequest = (requestLine: string, headers: string[] = [], body = '') =>
  `${[`${requestLine} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`
