import { connect } from 'node:net'

type At = { url: string }

/** What a browser and fetch would never send: the request as it stands, byte for byte. */
export function sendRaw(site: At, request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(site.url).port), 'localhost', () =>
      socket.write(request, 'latin1'),
    )
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.once('error', () => {})
    socket.once('close', () => resolve(answer))
    socket.setTimeout(1_000, () => socket.destroy())
  })
}

export const getRaw = (site: At, target: string, ...headers: string[]) =>
  sendRaw(site, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))

export const statusesIn = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

export const locationIn = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1]
