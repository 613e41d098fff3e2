// @module-tag night
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '@/lib/security-headers'
import { callApi } from '../support/api-user'
import { type Site, startSite } from '../support/site'
import { copySources } from '../support/source-copy'
import { waitFor } from '../support/wait-for'

/** `npm run dev` has the gate, the limits and the headers of production, with hot reload. */

const COMPILE_TIMEOUT_MS = 240_000

let sources: ReturnType<typeof copySources>
let site: Site
beforeAll(async () => {
  sources = copySources()
  site = await startSite({ cwd: sources.folder, program: 'dev' })
}, COMPILE_TIMEOUT_MS)
afterAll(async () => {
  await site?.stop()
  sources?.remove()
})

test(
  'sends a page with the security headers and a policy that allows only hot reload in addition',
  async () => {
    const { status, headers } = await callApi(site, '/contact')
    expect(status).toBe(200)
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect([name, headers.get(name)]).toEqual([name, value])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  },
  COMPILE_TIMEOUT_MS,
)

test(
  'applies the gate and the request limits',
  async () => {
    const gated = await callApi(site, '/ebook')
    expect([gated.status, gated.headers.get('location')]).toEqual([
      307,
      '/subscription?next=%2Febook',
    ])
    for (const hiddenPath of ['/team', '/no-such-page'])
      expect([hiddenPath, (await callApi(site, hiddenPath)).status]).toEqual([hiddenPath, 404])
    const posted = await callApi(site, '/', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
  COMPILE_TIMEOUT_MS,
)

test(
  'shows every component in each state, in frames of the same origin',
  async () => {
    const frames = await callApi(site, '/ta/design')
    expect(frames.status).toBe(200)
    for (const width of [360, 768, 1280])
      expect(frames.body).toContain(`src="/ta/design/pieces" title="${width}"`)
    const pieces = await callApi(site, '/ta/design/pieces')
    expect(pieces.status).toBe(200)
    expect(pieces.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    for (const part of ['lang="ta', 'data-piece="button"', 'data-state="focus"'])
      expect(pieces.body).toContain(part)
  },
  COMPILE_TIMEOUT_MS,
)

test('opens the connection of hot reload and no other', async () => {
  expect(await upgrade('/_next/hmr')).toBe(101)
  expect(await upgrade('/socket')).toBe(400)
})

test(
  'shows a changed source without a restart',
  async () => {
    const file = path.join(sources.folder, 'components/site/home-content.tsx')
    const source = readFileSync(file, 'utf8')
    expect((await callApi(site, '/')).body).not.toContain('id="changed"')
    writeFileSync(file, source.replace(/<main\b/, '<main id="changed"'))
    await waitFor(async () => expect((await callApi(site, '/')).body).toContain('id="changed"'))
  },
  COMPILE_TIMEOUT_MS,
)

function upgrade(url: string) {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
  }
  return new Promise<number | undefined>((resolve, reject) => {
    const clientRequest = request(new URL(url, site.url), { headers })
    clientRequest.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    clientRequest.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
