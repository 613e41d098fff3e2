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
import { fetchedPackage } from '@/scripts/fetched-package'

/**
 * A service that speaks S3 (s3rver), with somebody in front who can make it slow, ill or forbidding, and
 * who lets through only what came whole: the service itself would keep the half of a file.
 */

type Mood = (request: IncomingMessage, response: ServerResponse) => boolean

export const KEY = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** As docs/vercel.md asks of a bucket whose links are handed out. */
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>range</AllowedHeader>
  <ExposeHeader>Content-Range</ExposeHeader>
</CORSRule></CORSConfiguration>`

export async function startS3() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-s3-'))
  const home = await fetchedPackage('s3rver', '3.7.1')
  const S3rver = createRequire(path.join(home, 'package.json'))(home)
  const service = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'uns-files', configs: [CORS] }],
  })
  await service.configureBuckets()
  const inner = createServer(service.callback())
  const innerPort = await listening(inner)
  // Half a file is nobody's.
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    void buffer(request).then(
      (body) => passOn(innerPort, request, body, response),
      () => {},
    )
  let mood: Mood | undefined
  const asked: string[] = []
  const front = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (!mood?.(request, response)) pass(request, response)
  })
  const port = await listening(front)
  return {
    env: { ...KEY, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'uns-files' },
    asked,
    pass,
    feel: (next?: Mood) => {
      mood = next
    },
    stop: async () => {
      for (const server of [front, inner]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type S3 = Awaited<ReturnType<typeof startS3>>

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function passOn(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const asking = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  asking.once('error', () => response.destroy())
  asking.end(body)
}
