import { connect } from 'node:net'

type RawRequestTarget = { url: string }

/** Sends a request byte for byte, which browsers and fetch would not send. */
export function sendRawRequest(site: RawRequestTarget, request: string): Promise<string> {
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
    socket.setTimeout(1_000, () => socket.destroy())
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
