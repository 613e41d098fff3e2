import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { gunzipSync } from 'node:zlib'

/** Calls nginx like a browser: over TLS, by the site's name, with keep-alive. */

export type HttpsResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

type HttpsRequestOptions = {
  method?: string
  headers?: Record<string, string>
  json?: unknown
  body?: string | Buffer
  localAddress?: string
}

const agent = new Agent({
  keepAlive: true,
  rejectUnauthorized: false,
  servername: 'uns.example',
  maxCachedSessions: 0,
})

export const closeConnections = () => agent.destroy()

export function sendRequest(
  port: number,
  path: string,
  options: HttpsRequestOptions = {},
): Promise<HttpsResponse> {
  const { json, localAddress, headers = {} } = options
  const body = json === undefined ? options.body : JSON.stringify(json)
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  const typeHeader = json === undefined ? {} : { 'content-type': 'application/json' }
  const lengthHeader =
    body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent,
      localAddress,
      timeout: 40_000,
      headers: { host: 'uns.example', ...typeHeader, ...lengthHeader, ...headers },
    })
    clientRequest.once('error', reject)
    clientRequest.once('timeout', () => clientRequest.destroy(new Error('no answer in 40 seconds')))
    clientRequest.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        const isGzipped = response.headers['content-encoding'] === 'gzip' && body.length > 0
        const text = (isGzipped ? gunzipSync(body) : body).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text })
      })
    })
    clientRequest.end(body)
  })
}
