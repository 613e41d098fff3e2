import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Server as Listener } from 'node:net'
import path from 'node:path'
import { createCleanEnvironment } from '@/scripts/programs'

/** The hosts that an isolated machine may reach: package sources only. */
const ALLOWED_HOSTS = new Set(['deb.debian.org', 'security.debian.org', 'registry.npmjs.org'])

export const EGRESS_PROXY_URL = 'http://127.0.0.1:3128'

/**
 * A proxy that listens inside the machine and connects from outside; a process inside passes the
 * socket out.
 */
export async function startEgressProxy(leaderPid: number): Promise<Server> {
  const listenProcess = spawn(
    'nsenter',
    [
      '--net',
      '--target',
      String(leaderPid),
      process.execPath,
      path.resolve('lab/tests/hosts/listen.mjs'),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: createCleanEnvironment(),
    },
  )
  const [, socket] = (await once(listenProcess, 'message')) as [unknown, Listener]
  const proxy = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://nowhere.example')
    if (!ALLOWED_HOSTS.has(url.hostname)) return response.writeHead(403).end()
    const upstreamResponse = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    const body = Buffer.from(
      (await upstreamResponse?.arrayBuffer().catch(() => undefined)) ?? new ArrayBuffer(),
    )
    response.writeHead(upstreamResponse?.status ?? 502, { 'content-length': body.length }).end(body)
  })
  proxy.on('connect', (request, client) => {
    const [host = '', port] = (request.url ?? '').split(':')
    if (!ALLOWED_HOSTS.has(host)) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const server = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n')
      server.pipe(client).pipe(server)
    })
    server.on('error', () => client.destroy())
    client.on('error', () => server.destroy())
  })
  proxy.listen(socket)
  proxy.once('close', () => listenProcess.kill())
  return proxy
}
