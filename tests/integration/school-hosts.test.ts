// @module-tag ci

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase } from '@/db/client'
import { addSiteFile } from '@/lib/school-sites/files'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import { bearerHeader, callApi, newSubscriber } from '../support/api-user'
import { confirmEmail } from '../support/confirm-email'
import { startDnsServer } from '../support/dns-server'
import { findFreePort } from '../support/free-port'
import { openStoredDatabase } from '../support/in-process'
import { parseLocation, parseStatuses, sendRawGet, sendRawRequest } from '../support/raw-request'
import { createPng } from '../support/sample-files'
import { newSite } from '../support/school-sites'
import { type Site, startSite } from '../support/site'

const DOMAIN = 'sites.example'
const MAIN_HOST = 'uns.example'

let site: Site
let dns: Awaited<ReturnType<typeof startDnsServer>>
let own: Awaited<ReturnType<typeof publishWithPicture>>
let other: typeof own
beforeAll(async () => {
  dns = await startDnsServer()
  const database = await openStoredDatabase()
  own = await publishWithPicture(database.db, createPng(40, 30))
  other = await publishWithPicture(database.db, createPng(50, 30))
  await closeDatabase()
  const drop = async () => {}
  const port = String(await findFreePort())
  site = await startSite({
    database: { env: database.env, drop },
    env: {
      ...{ PORT: port, APP_URL: `http://${MAIN_HOST}:${port}` },
      ...{ SITES_DOMAIN: DOMAIN, DNS_SERVERS: dns.server },
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await dns.stop()
})

async function publishWithPicture(
  db: Awaited<ReturnType<typeof openStoredDatabase>>['db'],
  bytes: Buffer,
) {
  const { coordinator, slug, findPage } = await newSite(db)
  async function* chunks() {
    yield bytes
  }
  const stream = { bytes: bytes.length, chunks: chunks(), drain: async () => {} }
  const { id } = await addSiteFile(coordinator, {
    name: 'a.png',
    kind: 'picture',
    hasConsent: true,
    stream,
  })
  const blocks = [{ id: 'p', type: 'picture' as const, file: id, alt: 'The hall', text: '' }]
  await savePage(coordinator, findPage('').id, { version: 1, title: 'Home', blocks })
  await publishSite(coordinator)
  return { slug, picture: id, host: `${slug}.${DOMAIN}` }
}

const get = (host: string, path: string, ...headers: string[]) =>
  sendRawGet(site, path, `Host: ${host}`, ...headers)
const getStatus = async (host: string, path: string) => parseStatuses(await get(host, path))[0]

describe('a school’s own host', () => {
  test('has the website at its root, and /s/ names it for search engines', async () => {
    const home = await get(own.host, '/', 'Cookie: session=1')
    const canonical = `<link rel="canonical" href="http://${own.host}:${new URL(site.url).port}`
    expect(parseStatuses(home)).toEqual([200])
    expect(home).toContain(`src="/files/${own.picture}"`)
    expect(home).toContain('href="/about"')
    expect(home).not.toContain(`/s/${own.slug}"`)
    expect(home).toContain(canonical)
    expect(home).not.toMatch(/^set-cookie:/im)
    const byPath = (await callApi(site, `/s/${own.slug}`)).body as string
    expect(byPath).toContain(`src="/s/${own.slug}/files/${own.picture}"`)
    expect(byPath).toContain(canonical)
    expect(await get(own.host, '/')).toContain(`src="/files/${own.picture}"`)
  })

  test.each([
    ['in capitals', (host: string) => host.toUpperCase()],
    ['with a port', (host: string) => `${host}:8443`],
    ['with a dot at its end', (host: string) => `${host}.`],
  ])('answers %s', async (_, change) => {
    expect(await getStatus(change(own.host), '/about')).toBe(200)
  })

  test('has its own sitemap and robots.txt, and an extra slash is removed', async () => {
    const url = `http://${own.host}:${new URL(site.url).port}`
    expect(await get(own.host, '/sitemap.xml')).toContain(`<loc>${url}/about</loc>`)
    expect(await get(own.host, '/robots.txt')).toContain(`sitemap: ${url}/sitemap.xml`)
    const redirect = await get(own.host, '/about/')
    expect([parseStatuses(redirect), parseLocation(redirect)]).toEqual([[308], '/about'])
  })

  test('sends its own files, and no file of another school', async () => {
    expect(await getStatus(own.host, `/files/${own.picture}`)).toBe(200)
    expect(await getStatus(own.host, `/files/${other.picture}`)).toBe(404)
    expect(await getStatus(other.host, `/files/${other.picture}`)).toBe(200)
  })

  test.each([
    ...['/login', '/subscription', '/ebook', '/my-school', '/team', '/s', '/api/health/live'],
    ...['/_next/static/x.js', '/opengraph.png', '/no-such-page', '/website-report/lotus'],
  ])('has no %s of the main site', async (path) => {
    const response = await get(own.host, path, 'Cookie: session=1')
    expect(parseStatuses(response)).toEqual([404])
    expect(response).not.toMatch(/^set-cookie:/im)
    expect(response).not.toMatch(/<script|href="\/login/)
  })

  test('accepts no form, also from its own origin', async () => {
    const body = '{}'
    const lines = [
      'POST /api/auth/user/login HTTP/1.1',
      `Host: ${own.host}`,
      `Origin: http://${own.host}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ]
    const response = await sendRawRequest(site, [...lines, '', body].join('\r\n'))
    expect(parseStatuses(response)).toEqual([405])
  })
})

test('the main site refuses a form from a school’s host', async () => {
  const headers = { origin: `http://${own.host}` }
  const { status } = await callApi(site, '/api/auth/user/login', { headers, body: {} })
  expect(status).toBe(403)
})

test.each([`no-such-school.${DOMAIN}`, DOMAIN, `a.b.${DOMAIN}`, `localhost@x.${DOMAIN}`])(
  '%s is nobody’s host',
  async (host) => {
    for (const path of ['/', '/login', `/s/${own.slug}`]) {
      const response = await get(host, path)
      expect(parseStatuses(response)).toEqual([404])
      expect(response).not.toContain('href="/login')
    }
  },
)

test('the main site is at its own host only', async () => {
  for (const host of [MAIN_HOST, 'localhost', '127.0.0.1']) {
    expect(await get(host, '/login')).toContain('href="/forgot-password"')
    expect(await getStatus(host, '/api/health/ready')).toBe(200)
  }
  const script = /\/_next\/static\/[^"]+\.js/.exec(await get(MAIN_HOST, '/login'))?.[0] ?? ''
  expect(await getStatus(MAIN_HOST, script)).toBe(200)
  const paths = ['/', '/login', '/hi/login', '/ta/login', script, '/icon.svg', '/team', '/api/home']
  for (const host of ['www.given-up.in', '192.0.2.7', `www.${MAIN_HOST}`])
    for (const path of paths) {
      const response = await get(host, path, 'Cookie: session=1')
      expect(parseStatuses(response), host + path).toEqual([404])
      expect(response).not.toMatch(/^set-cookie:/im)
    }
  expect(await getStatus('192.0.2.7', '/api/health/ready')).toBe(200)
})

test('nobody logs in at a domain that a school gave up', async () => {
  const { teacher } = await newSubscriber(site)
  const body = JSON.stringify({ email: teacher.email, password: teacher.password })
  const logInAt = (host: string) =>
    sendRawRequest(
      site,
      [
        'POST /api/auth/user/login HTTP/1.1',
        ...[`Host: ${host}`, `Origin: http://${host}`, 'Content-Type: application/json'],
        ...[`Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', '', body],
      ].join('\r\n'),
    )
  expect(parseStatuses(await logInAt(MAIN_HOST))).toEqual([200])
  const refused = await logInAt('www.given-up.in')
  expect(parseStatuses(refused)).toEqual([404])
  expect(refused).not.toMatch(/^set-cookie:|"token"/im)
})

test('a forwarded host never selects a website', async () => {
  const response = await get('localhost', '/', `X-Forwarded-Host: ${own.host}`)
  expect(parseStatuses(response)).toEqual([200])
  expect(response).not.toContain(own.picture)
})

test('a domain of the school shows its website while it is proved, and nothing else', async () => {
  const subscriber = await newSubscriber(site)
  const { token, cookie } = subscriber
  await confirmEmail(site, subscriber)
  const post = (path: string, body: unknown = {}) =>
    callApi(site, `/api/school/website${path}`, { headers: bearerHeader(token), body })
  const slug = `domain-${randomUUID().slice(0, 8)}`
  const domain = `www.${slug}.in`
  await post('', { slug })
  await post('/publish')
  expect((await post('/domain', { domain: domain.toUpperCase() })).status).toBe(200)
  expect(await getStatus(domain, '/')).toBe(404)
  expect((await post('/domain/check')).status).toBe(409)
  const { body } = await callApi(site, '/my-school/website', { headers: { cookie } })
  const proof = /uns-website=[0-9a-f]{32}/.exec(body)?.[0] ?? ''
  dns.records.set(`_uns-website.${domain}`, [{ type: 'TXT', value: proof }])
  dns.records.set(domain, [{ type: 'CNAME', value: `${slug}.${DOMAIN}` }])
  dns.records.set(`${slug}.${DOMAIN}`, [{ type: 'A', value: '192.0.2.10' }])
  expect((await post('/domain/check')).status).toBe(200)
  const canonical = `rel="canonical" href="http://${domain}`
  await expect.poll(() => get(domain, '/')).toContain(canonical)
  const home = await get(domain, '/', 'Cookie: session=1')
  expect(home).toContain(canonical)
  expect(await getStatus(domain, '/about')).toBe(200)
  expect(home).not.toMatch(/^set-cookie:/im)
  expect(await getStatus(domain, '/login')).toBe(404)
  expect(await getStatus(domain, `/files/${own.picture}`)).toBe(404)
  expect((await post('/domain/remove')).status).toBe(200)
  await expect.poll(() => getStatus(domain, '/')).toBe(404)
  expect(await getStatus(domain, '/login')).toBe(404)
})
