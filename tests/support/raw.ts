import { connect, type Socket } from 'node:net'

/** Speaks to the site by hand, as no well-behaved client would. */
export type RawAnswer = { text: string; status: number; msg: string; ms: number; hung: boolean }

type Piece = string | Buffer

/** Sends the pieces one after another, and waits for the other side to end the connection. */
export function raw(
  url: string,
  pieces: Piece | Iterable<Piece>,
  { gapMs = 0, patienceMs = 20_000 } = {},
): Promise<RawAnswer> {
  const startedAt = Date.now()
  const socket = open(url)
  let text = ''
  return new Promise((resolve) => {
    let hung = false
    const patience = setTimeout(() => {
      hung = true
      socket.destroy()
    }, patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(patience)
      resolve({ text, ...read(text), ms: Date.now() - startedAt, hung })
    })
    void feed(
      socket,
      typeof pieces === 'string' || Buffer.isBuffer(pieces) ? [pieces] : pieces,
      gapMs,
    )
  })
}

export function open(url: string): Socket {
  return connect(Number(new URL(url).port), 'localhost')
}

async function feed(socket: Socket, pieces: Iterable<Piece>, gapMs: number) {
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    if (!socket.writable) return
    await Promise.race([new Promise((resolve) => socket.write(piece, resolve)), closed])
    if (gapMs) await new Promise((resolve) => setTimeout(resolve, gapMs))
  }
}

/** The last answer on the connection: a refusal may follow a good one. */
function read(text: string) {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  const msg = [...text.matchAll(/"msg":"((?:[^"\\]|\\.)*)"/g)].at(-1)?.[1] ?? ''
  return { status: statuses.at(-1) ?? 0, msg }
}

export const request = (line: string, headers: string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`
