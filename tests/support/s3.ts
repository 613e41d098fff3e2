import { mkdtempSync, rmSync } from 'node:fs'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fetchPackage } from '@/scripts/fetch-package'

type S3Behaviour = (request: IncomingMessage, response: ServerResponse) => boolean

export const S3_KEY = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** As docs/vercel.md requires of a bucket with signed links. */
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>range</AllowedHeader>
  <ExposeHeader>Content-Range</ExposeHeader>
</CORSRule></CORSConfiguration>`

export async function startS3() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-s3-'))
  const packageFolder = await fetchPackage('s3rver', '3.7.1')
  const S3rver = createRequire(path.join(packageFolder, 'package.json'))(packageFolder)
  const service = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'uns-files', configs: [CORS] }],
  })
  await service.configureBuckets()
  const backend = createServer(service.callback())
  const backendPort = await listen(backend)
  // Forwards complete uploads only, because s3rver would keep half a file.
  const passThrough = (request: IncomingMessage, response: ServerResponse) =>
    void buffer(request).then(
      (body) => forwardRequest(backendPort, request, body, response),
      () => {},
    )
  let behaviour: S3Behaviour | undefined
  const requests: string[] = []
  const proxy = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (!behaviour?.(request, response)) passThrough(request, response)
  })
  const port = await listen(proxy)
  return {
    env: { ...S3_KEY, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'uns-files' },
    asked: requests,
    pass: passThrough,
    feel: (next?: S3Behaviour) => {
      behaviour = next
    },
    stop: async () => {
      for (const server of [proxy, backend]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestS3 = Awaited<ReturnType<typeof startS3>>

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function forwardRequest(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const outgoing = ask({ host: '127.0.0.1', port, method, path: url, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 500, upstream.headers)
    upstream.pipe(response)
  })
  outgoing.once('error', () => response.destroy())
  outgoing.end(body)
}
