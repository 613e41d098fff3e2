import { connect } from 'node:net'

type RawRequestTarget = { url: string }

/** Only for a server that never closes the connection. */
const HANG_MS = 60_000

/**
 * Sends a request byte for byte, which browsers and fetch would not send, and waits until the server closes the
 * connection: the request asks for it or is refused. Else the client gives up after `giveUpMs` of silence.
 */
export function sendRawRequest(
  site: RawRequestTarget,
  request: string,
  { giveUpMs = HANG_MS } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(Number(new URL(site.url).port), 'localhost', () =>
      socket.write(request, 'latin1'),
    )
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1')
    })
    socket.once('error', () => {})
    socket.once('close', () => resolve(response))
    socket.setTimeout(giveUpMs, () => socket.destroy())
  })
}

export const sendRawGet = (site: RawRequestTarget, target: string, ...headers: string[]) =>
  sendRawRequest(
    site,
    [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'),
  )

export const parseStatuses = (response: string) =>
  [...response.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

export const parseLocation = (response: string) => /^location: (.*)\r$/im.exec(response)?.[1]
