import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { anything, forms, oddBody, oddText, spoiled } from '../support/mischief'
import { bearer, subscribed, user } from '../support/person'
import { type Site, startSite } from '../support/site'

let site: Site
let carriers: Record<string, string>[]
beforeAll(async () => {
  delete process.env.TEST_DATABASE_URL
  site = await startSite({ env: { LOG_LEVEL: 'warn' } })
  const { token, cookie, xsrf } = await subscribed(site)
  carriers = [{}, bearer(token), { cookie, 'x-xsrf-token': xsrf }, { cookie }]
})
afterAll(() => site?.stop())

const book = ebooks[0]?.id ?? ''
const film = videos[0]?.id ?? ''
const PATHS = [
  ...['register', 'login', 'logout', 'forgot-password', 'change-password', 'me', 'subscribe'].map(
    user,
  ),
  user(`reset-password/${'A'.repeat(43)}`),
  '/api/auth/register',
  '/api/contact',
  '/api/metrics',
  '/api/health/live',
  '/api/health/ready',
  routes.ebookFile(book),
  routes.videoFile(film),
  routes.captions(film),
  routes.player(film),
  routes.home,
  routes.about,
  routes.ebook,
  routes.onlineTraining,
  routes.profile,
  routes.resetPassword('A'.repeat(43)),
]

const headerValue = oddText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim())
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HEADERS = [
  ...['accept', 'authorization', 'cookie', 'host', 'origin', 'range', 'referer', 'user-agent'],
  ...['accept-encoding', 'accept-language', 'content-encoding', 'if-none-match', 'purpose'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-middleware-subrequest'],
  ...['x-request-id', 'x-xsrf-token', 'sec-fetch-site', 'rsc', 'next-router-prefetch'],
  ...['next-router-state-tree', 'next-action', 'next-url', 'x-invoke-path', 'x-nextjs-data'],
]

const oddPath = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom('', '', '', '/', '//', '/..', '?'), oddText)
  .map(([path, join, tail]) =>
    join ? `${path}${join}${encodeURIComponent(tail.toWellFormed())}` : path,
  )

const body = fc.oneof(
  ...Object.values(forms).map((form) => spoiled(form).map((it) => JSON.stringify(it))),
  anything.map((value) => JSON.stringify(value) ?? ''),
  oddBody,
)

const visit = fc.record({
  path: oddPath,
  method: fc.constantFrom(...METHODS, 'POST', 'POST', 'POST'),
  carrier: fc.nat(3),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ),
  headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), headerValue), { maxLength: 2 }),
  body,
})

type Visit = typeof visit extends fc.Arbitrary<infer V> ? V : never

async function send({ path, method, carrier, type, headers, body: data }: Visit) {
  const all = { ...(type && { 'content-type': type }), ...carriers[carrier] }
  const odd = Object.fromEntries(headers.filter(([, value]) => value))
  const startedAt = Date.now()
  const response = await fetch(site.url + path, {
    method,
    headers: { ...all, ...odd },
    body: /GET|HEAD/.test(method)
      ? undefined
      : typeof data === 'string'
        ? data
        : new Uint8Array(data),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    ms: Date.now() - startedAt,
  }
}

const RUNS = Number(process.env.ABUSE_RUNS ?? 6_000)

test(`${RUNS} odd requests to every address: never a 5xx, never a hang, always a sentence`, async () => {
  let longest = 0
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(visit, async (odd) => {
      const answer = await send(odd)
      longest = Math.max(longest, answer.ms)
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toMatch(/node_modules|Failed query/)
      const refusedByApi =
        answer.status >= 400 && odd.path.startsWith('/api/') && odd.method !== 'HEAD'
      if (refusedByApi) expect(JSON.parse(answer.text).msg).toMatch(/^[A-Z].+/)
    }),
    { numRuns: RUNS },
  )
  const tally = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(`ABUSE  ${RUNS} requests; ${tally.join(', ')}; slowest ${longest} ms\n`)
  expect(longest).toBeLessThan(5_000)
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
})

test('afterwards the log tells of no failure', () => {
  expect(site.output()).not.toMatch(/"event":"request.failed"|unhandled|uncaught/i)
})
