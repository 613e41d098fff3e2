import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import type { ProvedDomains } from '@/lib/school-sites/address'

afterEach(() => vi.unstubAllEnvs())

const AT_DOMAIN = { APP_URL: 'https://uns.example', SITES_DOMAIN: 'Sites.Example' }

type Env = Record<string, string>

function loadAt(env: Env) {
  const defaults = { AUTH_SECRET: 'a secret that only the tests know, long enough' }
  for (const [name, value] of Object.entries({ ...defaults, ...env })) vi.stubEnv(name, value)
  resetProcessSingleton('settings')
  return loadModules()
}

const loadModules = async () => ({
  ...(await import('@/lib/school-sites/address')),
  ...(await import('@/server/responders/school-host')),
  ...(await import('@/server/responder')),
})

/** The main site's own host is never looked up, even if a row names it. */
const PROVED = { 'www.lotus.in': 'lotus', 'uns.example': 'lotus', 'www.sites.example': 'lotus' }
const domains = {
  findSlug: (domain: string) => new Map(Object.entries(PROVED)).get(domain),
  hasAny: () => true,
  isLoaded: () => true,
}
const noDomains = { findSlug: () => undefined, hasAny: () => false, isLoaded: () => true }

beforeAll(
  async () => void (await loadAt(AT_DOMAIN)).getSiteUrl({ slug: 'lotus', domain: null }),
  60_000,
)

test.each([
  ['lotus.sites.example', 'lotus'],
  ['LOTUS.sites.EXAMPLE:8443', 'lotus'],
  ['lotus.sites.example.', 'lotus'],
  ['sites.example', ''],
  ['a.lotus.sites.example', 'a.lotus'],
  ['uns.example@lotus.sites.example', 'uns.example@lotus'],
  ['www.lotus.in', 'lotus'],
  ['WWW.Lotus.in.:8443', 'lotus'],
  ['lotus.in', ''],
  ['www.lotus.in.evil.example', ''],
  ['uns.example', null],
  ['lotus.uns.example', ''],
  ['evilsites.example', ''],
  ['lotus.sites.example.evil.example', ''],
  ['lotus.sites.example@evil.example', ''],
  ['www.given-up.in', ''],
  ['192.0.2.7', ''],
  ['[2001:db8::7]:3000', ''],
  ['127.0.0.1.evil.example', ''],
  ['localhost.evil.example', ''],
  ['127.0.0.1:3000', null],
  ['[::1]:3000', null],
  ['localhost:3000', null],
  ['', ''],
  [undefined, ''],
])('host %s belongs to %s', async (host, slug) => {
  const { findSlugOfHost } = await loadAt(AT_DOMAIN)
  expect(findSlugOfHost(host, domains)).toBe(slug)
})

test('the main site keeps its own host below SITES_DOMAIN, and every host without the setting', async () => {
  const below = await loadAt({
    APP_URL: 'https://www.sites.example',
    SITES_DOMAIN: 'sites.example',
  })
  expect(below.findSlugOfHost('www.sites.example', domains)).toBeNull()
  expect(below.findSlugOfHost('lotus.sites.example', domains)).toBe('lotus')
  const without = await loadAt({ APP_URL: 'https://uns.example', SITES_DOMAIN: '' })
  for (const host of ['lotus.sites.example', 'www.lotus.in', '192.0.2.7']) {
    expect(without.findSlugOfHost(host, noDomains)).toBeNull()
    // A school's domain from before the setting was removed.
    expect(without.findSlugOfHost(host, domains)).toBe('')
  }
  expect(without.findSlugOfHost('uns.example', domains)).toBeNull()
  expect(without.getSiteUrl({ slug: 'lotus', domain: null })).toBe('https://uns.example/s/lotus')
})

test('a trial without APP_URL answers on every address of its machine', async () => {
  const trial = await loadAt({ APP_URL: '', SITES_DOMAIN: 'localhost' })
  for (const host of ['localhost:3000', '192.168.1.5:3000', 'my-laptop.local', '', undefined])
    expect(trial.findSlugOfHost(host, domains)).toBeNull()
  expect(trial.findSlugOfHost('lotus.localhost:3000', domains)).toBe('lotus')
})

test('the URL of a website has the scheme and port of the main site', async () => {
  const https = await loadAt(AT_DOMAIN)
  expect(https.getSiteUrl({ slug: 'lotus', domain: null })).toBe('https://lotus.sites.example')
  expect(https.getSiteUrl({ slug: 'lotus', domain: 'www.lotus.in' })).toBe('https://www.lotus.in')
  const local = await loadAt({ APP_URL: 'http://localhost:3180', SITES_DOMAIN: 'localhost' })
  expect(local.getSiteUrl({ slug: 'lotus', domain: null })).toBe('http://lotus.localhost:3180')
})

test.each(['https://sites.example', '*.sites.example', 'sites.example:443', 'sites..example'])(
  'SITES_DOMAIN %s is refused by name',
  async (domain) => {
    const { findSlugOfHost } = await loadAt({ SITES_DOMAIN: domain })
    expect(() => findSlugOfHost('a.example', domains)).toThrow('SITES_DOMAIN: must')
  },
)

test.each(['dns.example', '9.9.9.9:port', '9.9.9', '1.1.1.1,'])(
  'DNS_SERVERS %s is refused by name',
  async (servers) => {
    const { findSlugOfHost } = await loadAt({ DNS_SERVERS: servers })
    expect(() => findSlugOfHost('a.example', domains)).toThrow('DNS_SERVERS: must')
  },
)

test('rejects SITES_DOMAIN on Vercel, where our own server does not run', async () => {
  const env = { ...AT_DOMAIN, VERCEL: '1', DATABASE_URL: 'postgres://uns@db/uns' }
  const { getSiteUrl } = await loadAt(env)
  expect(() => getSiteUrl({ slug: 'lotus', domain: null })).toThrow(
    'SITES_DOMAIN does not work on Vercel',
  )
})

const FILE = 'a'.repeat(64)

async function dispatch(
  host: string,
  url: string,
  method = 'GET',
  proved: ProvedDomains = domains,
) {
  const { createSchoolHostResponder, SKIP } = await loadAt(AT_DOMAIN)
  const headers = { host, cookie: 'session=1', authorization: 'Bearer x' }
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers })
  const response = new ServerResponse(request)
  const [sendSitePage, passToNext] = [vi.fn(), vi.fn()]
  const [path = '', query = ''] = url.split('?')
  const takeForm = vi.fn().mockReturnValue(SKIP)
  const respond = createSchoolHostResponder(sendSitePage, { passToNext, takeForm }, proved)
  const outcome = respond({ request, response, path, query })
  return {
    ...{ request, response, isSkipped: outcome === SKIP },
    page: sendSitePage.mock.calls[0]?.[1],
    nextPath: passToNext.mock.calls[0]?.[0].path,
  }
}

test.each([
  ['/', ''],
  ['/about', 'about'],
  ['/about?next=//evil.example', 'about'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/robots.txt', 'robots.txt'],
  ['/login', 'login'],
  ['/team', 'team'],
])('%s of a school’s host is its page “%s”, without cookies', async (url, path) => {
  const { page, request, nextPath } = await dispatch('lotus.sites.example', url)
  expect(page).toEqual({ slug: 'lotus', path, hasOwnHost: true })
  expect(nextPath).toBeUndefined()
  expect(request.headers).toEqual({ host: 'lotus.sites.example' })
})

test.each([
  ['/api/auth/user/login'],
  ['/_next/static/chunks/main.js'],
  ['/s/lotus'],
  ['/s/other/about'],
  ['//evil.example'],
  ['/files/..'],
  ['/files/%2e%2e'],
  [`/files/${FILE}/x`],
  ['/ebook/files/1'],
])('%s of a school’s host reaches neither a page nor Next', async (url) => {
  const { page, nextPath, response } = await dispatch('lotus.sites.example', url)
  expect([page, nextPath, response.statusCode]).toEqual([undefined, undefined, 404])
})

test('only a file of the school reaches Next, without cookies', async () => {
  const { request, nextPath } = await dispatch('lotus.sites.example', `/files/${FILE}?x=1`)
  expect([nextPath, request.url]).toEqual([`/s/lotus/files/${FILE}`, `/s/lotus/files/${FILE}`])
  expect(request.headers.cookie).toBeUndefined()
})

test.each(['sites.example', 'a.lotus.sites.example', 'uns.example@lotus.sites.example'])(
  'a host that no school can have (%s) is 404 for every path',
  async (host) => {
    for (const url of ['/', '/about', `/files/${FILE}`, '/favicon.ico']) {
      const { page, nextPath, response } = await dispatch(host, url)
      expect([page, nextPath, response.statusCode]).toEqual([undefined, undefined, 404])
    }
  },
)

test('until the domains are read, a host that may be a school’s is away, not missing', async () => {
  const unread = { findSlug: () => undefined, hasAny: () => false, isLoaded: () => false }
  const open = (host: string, url = '/') => dispatch(host, url, 'GET', unread)
  await expect(open('www.lotus.in')).rejects.toMatchObject({ status: 503 })
  expect((await open('uns.example')).isSkipped).toBe(true)
  expect((await open('192.0.2.7', '/api/health/live')).isSkipped).toBe(true)
  expect((await open('lotus.sites.example')).page?.slug).toBe('lotus')
  expect((await open('a.lotus.sites.example')).response.statusCode).toBe(404)
})

test('nothing is changed through a school’s host', async () => {
  const { response, page } = await dispatch('lotus.sites.example', '/', 'POST')
  expect([response.statusCode, page]).toEqual([405, undefined])
  expect((await dispatch('uns.example', '/', 'POST')).isSkipped).toBe(true)
})

test.each(['www.given-up.in', '192.0.2.7', 'lotus.uns.example'])(
  'nothing of the main site is at another host (%s)',
  async (host) => {
    for (const [url, method] of [
      ['/login', 'GET'],
      ['/hi/login', 'GET'],
      ['/api/auth/user/login', 'POST'],
      ['/api/auth/user/me', 'GET'],
      ['/_next/static/chunks/main.js', 'GET'],
      ['/ebook/files/1', 'GET'],
      ['/icon.svg', 'HEAD'],
    ]) {
      const { response, isSkipped, nextPath } = await dispatch(host, url ?? '', method)
      expect([isSkipped, nextPath, response.statusCode]).toEqual([false, undefined, 404])
      expect(response.getHeader('set-cookie')).toBeUndefined()
    }
  },
)

test.each([
  ['192.0.2.7:3001', '/api/health/ready', true],
  ['[2001:db8::7]', '/api/health/live', true],
  ['', '/api/health/live', true],
  ['192.0.2.7', '/api/metrics', true],
  ['192.0.2.7', '/api/healthy', false],
  ['www.given-up.in', '/api/health/live', false],
  ['lotus.sites.example', '/api/health/live', false],
  ['127.0.0.1:3001', '/about', true],
])('monitoring by IP address works: %s %s', async (host, url, isAnswered) => {
  expect((await dispatch(host, url)).isSkipped).toBe(isAnswered)
})
