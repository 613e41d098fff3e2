// @module-tag once
import { beforeAll, describe, expect, test } from 'vitest'
import { bearerHeader, logInNewTeacher, userApiPath } from '../support/api-user'
import { formatRequest, sendPieces } from '../support/raw-connection'
import { sendRawRequest } from '../support/raw-request'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
let token = ''
/** Sent first and checked last, because it takes 10 seconds. */
let slowBody: ReturnType<typeof sendContact>
beforeAll(async () => {
  site = await getSharedSite()
  token = (await logInNewTeacher(site)).token
  slowBody = sendContact(['Content-Length: 100'], '{"name":')
})

const ENDPOINTS = [
  userApiPath('register'),
  userApiPath('login'),
  userApiPath('forgot-password'),
  userApiPath(`reset-password/${'A'.repeat(43)}`),
  userApiPath('change-password'),
  userApiPath('subscribe'),
  '/api/auth/register',
  '/api/contact',
]

/** Valid for every endpoint, so that only the bad input can cause the rejection. */
const FIELDS = [
  'firstname lastname email phone_number password currentPassword newPassword name subject message',
  'institution_name school_address affiliation_board correspondent_name principal_name',
  'principal_contact principal_email branches school_email school_website school_mobile',
  'school_landline student_strength teaching_staff_count representatives declaration userId',
].flatMap((line) => line.split(' '))

const fillEveryField = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])))

const JSON_HEADERS = { 'content-type': 'application/json' }
type BadInputCase = [
  name: string,
  body: BodyInit,
  headers: Record<string, string>,
  statuses: number[],
]

const CASES: BadInputCase[] = [
  ['a body over 64 KiB', JSON.stringify({ email: 'x'.repeat(70_000) }), JSON_HEADERS, [413]],
  ['bad JSON', '{"email":', JSON_HEADERS, [400]],
  ['no body', '', JSON_HEADERS, [400]],
  ['a wrong type', '{}', { 'content-type': 'text/plain' }, [415]],
  ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, [415]],
  ['a compressed body', '{}', { ...JSON_HEADERS, 'content-encoding': 'gzip' }, [415]],
  ['an array', '[]', JSON_HEADERS, [422]],
  ['null', 'null', JSON_HEADERS, [422]],
  ['a number', '1', JSON_HEADERS, [422]],
  ['an empty object', '{}', JSON_HEADERS, [422]],
  ['__proto__', '{"__proto__":{"isSubscribed":true}}', JSON_HEADERS, [400]],
  ['constructor', '{"a":{"constructor":1}}', JSON_HEADERS, [400]],
  ['duplicate keys', '{"email":"a@b.in","email":"c@d.in"}', JSON_HEADERS, [400]],
  ['duplicate keys, one escaped', '{"email":"a@b.in","\\u0065mail":"c@d.in"}', JSON_HEADERS, [400]],
  ['arrays as fields', fillEveryField(['a']), JSON_HEADERS, [422]],
  ['objects as fields', fillEveryField({ $gt: '' }), JSON_HEADERS, [422]],
  ['numbers as fields', fillEveryField(7), JSON_HEADERS, [422]],
  ['nulls as fields', fillEveryField(null), JSON_HEADERS, [422]],
  ['NUL', fillEveryField('a\u0000b@c.in'), JSON_HEADERS, [422]],
  ['lone surrogates', fillEveryField('\ud800'), JSON_HEADERS, [422]],
  ['very long fields', fillEveryField('x'.repeat(2_000)), JSON_HEADERS, [422, 413]],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), JSON_HEADERS, [400]],
  ['deep JSON within the size limit', '['.repeat(30_000) + ']'.repeat(30_000), JSON_HEADERS, [400]],
  ['100,000-deep JSON', '['.repeat(100_000), JSON_HEADERS, [413]],
]

describe.each(ENDPOINTS)('%s', (endpoint) => {
  test.each(CASES)('%s gets 4xx with a sentence', async (_, body, headers, statuses) => {
    const response = await fetch(site.url + endpoint, {
      method: 'POST',
      headers: { ...headers, ...bearerHeader(token) },
      body,
    })
    const payload = await response.json()
    expect(statuses).toContain(response.status)
    expect(payload.msg).toEqual(expect.stringMatching(/^[A-Z].+\.?$/))
    expect(JSON.stringify(payload)).not.toMatch(/ at .*:\d+:\d+|node_modules|Failed query/)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s gets 405 with a sentence', async (method) => {
    const response = await fetch(site.url + endpoint, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect((await response.json()).msg).toEqual(expect.any(String))
  })
})

const sendContact = (headers: string[], body = '') =>
  sendPieces(
    site.url,
    formatRequest('POST /api/contact', ['Content-Type: application/json', ...headers], body),
  )

test('rejects a chunked body over 64 KiB with 413', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const { status } = await sendContact(['Transfer-Encoding: chunked'], chunk.repeat(8))
  expect(status).toBe(413)
})

test('an aborted request is logged as 499, not as an error', async () => {
  const typeHeader = 'Content-Type: application/json'
  await sendRawRequest(
    site,
    formatRequest('POST /api/contact', [typeHeader, 'Content-Length: 500'], '{"name":'),
    { giveUpMs: 1_000 },
  )
  await sendRawRequest(
    site,
    formatRequest('POST /api/contact', [typeHeader, 'Transfer-Encoding: chunked'], 'zz'),
    { giveUpMs: 1_000 },
  )
  await expect.poll(() => site.output().match(/"status":499/g)?.length).toBeGreaterThanOrEqual(2)
  expect(site.output()).not.toContain('the database is away')
  expect(site.output()).not.toContain('"event":"request.failed"')
})

const CLOSE_HEADER = 'Connection: close'

test.each<[string, string, number]>([
  ['/api/%', formatRequest('GET /api/%', [CLOSE_HEADER]), 400],
  [
    'a truncated UTF-8 sequence',
    formatRequest('GET /api/auth/user/reset-password/%E0%A4%A', [CLOSE_HEADER]),
    400,
  ],
  ['an overlong UTF-8 slash', formatRequest('GET /%c0%af', [CLOSE_HEADER]), 400],
  ['the path *', formatRequest('GET *', [CLOSE_HEADER]), 400],
  ['a URL of another site', formatRequest('GET http://evil.example/about', [CLOSE_HEADER]), 400],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE_HEADER}\r\n\r\n`, 400],
  ['garbage', '\0 hello\r\n\r\n', 400],
  [
    'a protocol upgrade',
    formatRequest('GET /', ['Connection: Upgrade', 'Upgrade: websocket']),
    400,
  ],
  ['a CONNECT tunnel', formatRequest('CONNECT evil.example:443'), 405],
  ['an unknown method', formatRequest('PROPFIND /api/contact', [CLOSE_HEADER]), 405],
  ['an unknown expectation', formatRequest('GET /', ['Expect: miracles', CLOSE_HEADER]), 417],
  ['20 KB of headers', formatRequest('GET /', [`X: ${'a'.repeat(20_000)}`]), 431],
])('rejects %s with a sentence', async (_, bytes, status) => {
  const response = await sendPieces(site.url, bytes)
  expect(response).toMatchObject({ status, isTimedOut: false })
  expect(response.msg).toMatch(/^[A-Z].+\.$/)
})

test('an unknown path under /api gets 404 with a sentence', async () => {
  for (const path of ['/api', '/api/nothing', '/api/auth/user', '/api/auth/user/nobody']) {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(404)
    expect((await response.json()).msg).toBe(
      'We cannot find this page. Check the address, or go to the home page.',
    )
  }
})

test('a slow body gets 408 after 10 s', async () => {
  const { text, ms } = await slowBody
  expect(text).toContain('408 Request Timeout')
  expect(text).toContain('"msg":"The request took too long to arrive. Try again."')
  expect(ms).toBeGreaterThan(9_500)
  // Not after the 60 s that Node allows.
  expect(ms).toBeLessThan(50_000)
})

test('stays healthy, and its log holds no password and no token', async () => {
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
  expect(site.output()).not.toContain('chalk-and-board')
  expect(site.output()).not.toContain(token)
})
