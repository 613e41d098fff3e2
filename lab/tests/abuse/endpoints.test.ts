import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { bearerHeader, newSubscriber, userApiPath } from '@/tests/support/api-user'
import { anyValue, badBody, badText, spoilForm, validForms } from '@/tests/support/bad-inputs'
import { type Site, startSite } from '@/tests/support/site'

let site: Site
let credentialHeaders: Record<string, string>[]
beforeAll(async () => {
  delete process.env.TEST_DATABASE_URL
  site = await startSite({ env: { LOG_LEVEL: 'warn' } })
  const { token, cookie, xsrf } = await newSubscriber(site)
  credentialHeaders = [{}, bearerHeader(token), { cookie, 'x-xsrf-token': xsrf }, { cookie }]
})
afterAll(() => site?.stop())

const ebookId = ebooks[0]?.id ?? ''
const videoId = videos[0]?.id ?? ''
const PATHS = [
  ...['register', 'login', 'logout', 'forgot-password', 'change-password', 'me', 'subscribe'].map(
    userApiPath,
  ),
  userApiPath(`reset-password/${'A'.repeat(43)}`),
  '/api/auth/register',
  '/api/contact',
  '/api/metrics',
  '/api/health/live',
  '/api/health/ready',
  routes.ebookFile(ebookId),
  routes.videoFile(videoId),
  routes.captions(videoId),
  routes.captions(`${videoId}.hi`),
  routes.player(videoId),
  routes.home,
  routes.about,
  routes.ebook,
  routes.onlineTraining,
  routes.profile,
  routes.resetPassword('A'.repeat(43)),
]

const headerValueArbitrary = badText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim(),
)
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HEADERS = [
  ...['accept', 'authorization', 'cookie', 'host', 'origin', 'range', 'referer', 'user-agent'],
  ...['accept-encoding', 'accept-language', 'content-encoding', 'if-none-match', 'purpose'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-middleware-subrequest'],
  ...['x-request-id', 'x-xsrf-token', 'sec-fetch-site', 'rsc', 'next-router-prefetch'],
  ...['next-router-state-tree', 'next-action', 'next-url', 'x-invoke-path', 'x-nextjs-data'],
]

const pathArbitrary = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom('', '', '', '/', '//', '/..', '?'), badText)
  .map(([path, separator, tail]) =>
    separator ? `${path}${separator}${encodeURIComponent(tail.toWellFormed())}` : path,
  )

const bodyArbitrary = fc.oneof(
  ...Object.values(validForms).map((form) => spoilForm(form).map((value) => JSON.stringify(value))),
  anyValue.map((value) => JSON.stringify(value) ?? ''),
  badBody,
)

const requestArbitrary = fc.record({
  path: pathArbitrary,
  method: fc.constantFrom(...METHODS, 'POST', 'POST', 'POST'),
  carrier: fc.nat(3),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ),
  headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), headerValueArbitrary), { maxLength: 2 }),
  body: bodyArbitrary,
})

type AbuseRequest = typeof requestArbitrary extends fc.Arbitrary<infer V> ? V : never

async function send({
  path,
  method,
  carrier: credentialIndex,
  type,
  headers,
  body: payload,
}: AbuseRequest) {
  const defaultHeaders = {
    ...(type && { 'content-type': type }),
    ...credentialHeaders[credentialIndex],
  }
  const extraHeaders = Object.fromEntries(headers.filter(([, value]) => value))
  const startedAt = Date.now()
  const response = await fetch(site.url + path, {
    method,
    headers: { ...defaultHeaders, ...extraHeaders },
    body: /GET|HEAD/.test(method)
      ? undefined
      : typeof payload === 'string'
        ? payload
        : new Uint8Array(payload),
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

test(`${RUNS} odd requests to every URL: never a 5xx, never a hang, always a sentence`, async () => {
  let longestMs = 0
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(requestArbitrary, async (request) => {
      const response = await send(request)
      longestMs = Math.max(longestMs, response.ms)
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      expect(response.text).not.toMatch(/node_modules|Failed query/)
      const isApiError =
        response.status >= 400 && request.path.startsWith('/api/') && request.method !== 'HEAD'
      if (isApiError) expect(JSON.parse(response.text).msg).toMatch(/^[A-Z].+/)
    }),
    { numRuns: RUNS },
  )
  const statusSummary = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(
    `ABUSE  ${RUNS} requests; ${statusSummary.join(', ')}; slowest ${longestMs} ms\n`,
  )
  expect(longestMs).toBeLessThan(5_000)
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
})

test('the log has no failure afterwards', () => {
  expect(site.output()).not.toMatch(/"event":"request.failed"|unhandled|uncaught/i)
})
