import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type InboundEmail = {
  from: string
  text?: string | null
  html?: string | null
  headers?: unknown
  attachments?: { filename: string | null }[]
}

/** `announcedBytes` is the length of a body that never arrives. */
export type InboundAnswer = InboundEmail | { status: number } | { announcedBytes: number }

/** The part of Resend's API that hands out received emails. */
export async function startInboundServer() {
  const emails = new Map<string, InboundAnswer>()
  const keys: (string | undefined)[] = []
  const options = { sendsLength: true }
  const server = createServer((request, response) => {
    keys.push(request.headers.authorization)
    const id = /^\/emails\/receiving\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const email = emails.get(id)
    if (!email) return response.writeHead(404).end('{}')
    if ('status' in email) return response.writeHead(email.status).end('{}')
    if ('announcedBytes' in email) {
      response.writeHead(200, { 'content-length': email.announcedBytes })
      return response.flushHeaders()
    }
    const body = JSON.stringify({ object: 'email', id, ...email })
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(options.sendsLength && { 'content-length': Buffer.byteLength(body) }),
    })
    return response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    emails,
    keys,
    options,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
