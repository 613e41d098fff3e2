import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { gunzipSync } from 'node:zlib'

/** Asks nginx as a browser would: over TLS, by the site's name, on kept connections. */

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type Question = {
  method?: string
  headers?: Record<string, string>
  json?: unknown
  body?: string | Buffer
  /** The caller's own address, one of this machine's 127.0.0.0/8. */
  from?: string
}

const agent = new Agent({
  keepAlive: true,
  rejectUnauthorized: false,
  servername: 'uns.example',
  maxCachedSessions: 0,
})

export const hangUp = () => agent.destroy()

export function ask(port: number, path: string, question: Question = {}): Promise<Reply> {
  const { json, from, headers = {} } = question
  const body = json === undefined ? question.body : JSON.stringify(json)
  const method = question.method ?? (body === undefined ? 'GET' : 'POST')
  const type = json === undefined ? {} : { 'content-type': 'application/json' }
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent,
      localAddress: from,
      timeout: 40_000,
      headers: { host: 'uns.example', ...type, ...length, ...headers },
    })
    call.once('error', reject)
    call.once('timeout', () => call.destroy(new Error('no answer in 40 seconds')))
    call.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        const packed = response.headers['content-encoding'] === 'gzip' && body.length > 0
        const text = (packed ? gunzipSync(body) : body).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text })
      })
    })
    call.end(body)
  })
}
