import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, loggedInTeacher, user } from '../support/person'
import { raw, request } from '../support/raw'
import { sendRaw } from '../support/raw-request'
import { type SharedSite, sharedSite } from '../support/shared-site'

let site: SharedSite
let token = ''
/** Sent first and looked at last, so that nobody waits for its ten seconds. */
let slowBody: ReturnType<typeof contact>
beforeAll(async () => {
  site = await sharedSite()
  token = (await loggedInTeacher(site)).token
  slowBody = contact(['Content-Length: 100'], '{"name":')
})

const ENDPOINTS = [
  user('register'),
  user('login'),
  user('forgot-password'),
  user(`reset-password/${'A'.repeat(43)}`),
  user('change-password'),
  user('subscribe'),
  '/api/auth/register',
  '/api/contact',
]

/** One valid field set that fits every endpoint, so that only the mischief can be what is refused. */
const FIELDS = [
  'firstname lastname email phone_number password currentPassword newPassword name subject message',
  'institution_name school_address affiliation_board correspondent_name principal_name',
  'principal_contact principal_email branches school_email school_website school_mobile',
  'school_landline student_strength teaching_staff_count representatives declaration userId',
].flatMap((line) => line.split(' '))

const everyField = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])))

const json = { 'content-type': 'application/json' }
type Case = [name: string, body: BodyInit, headers: Record<string, string>, statuses: number[]]

const CASES: Case[] = [
  ['a body over 64 KiB', JSON.stringify({ email: 'x'.repeat(70_000) }), json, [413]],
  ['bad JSON', '{"email":', json, [400]],
  ['no body', '', json, [400]],
  ['a wrong type', '{}', { 'content-type': 'text/plain' }, [415]],
  ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, [415]],
  ['a compressed body', '{}', { ...json, 'content-encoding': 'gzip' }, [415]],
  ['an array', '[]', json, [422]],
  ['null', 'null', json, [422]],
  ['a number', '1', json, [422]],
  ['an empty object', '{}', json, [422]],
  ['__proto__', '{"__proto__":{"isSubscribed":true}}', json, [400]],
  ['constructor', '{"a":{"constructor":1}}', json, [400]],
  ['duplicate keys', '{"email":"a@b.in","email":"c@d.in"}', json, [400]],
  ['duplicate keys, one escaped', '{"email":"a@b.in","\\u0065mail":"c@d.in"}', json, [400]],
  ['arrays as fields', everyField(['a']), json, [422]],
  ['objects as fields', everyField({ $gt: '' }), json, [422]],
  ['numbers as fields', everyField(7), json, [422]],
  ['nulls as fields', everyField(null), json, [422]],
  ['NUL', everyField('a\u0000b@c.in'), json, [422]],
  ['lone surrogates', everyField('\ud800'), json, [422]],
  ['very long fields', everyField('x'.repeat(2_000)), json, [422, 413]],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), json, [400]],
  ['deep JSON within the size limit', '['.repeat(30_000) + ']'.repeat(30_000), json, [400]],
  ['100,000-deep JSON', '['.repeat(100_000), json, [413]],
]

describe.each(ENDPOINTS)('%s', (endpoint) => {
  test.each(CASES)('%s gets 4xx with a sentence', async (_, body, headers, statuses) => {
    const response = await fetch(site.url + endpoint, {
      method: 'POST',
      headers: { ...headers, ...bearer(token) },
      body,
    })
    const answer = await response.json()
    expect(statuses).toContain(response.status)
    expect(answer.msg).toEqual(expect.stringMatching(/^[A-Z].+\.?$/))
    expect(JSON.stringify(answer)).not.toMatch(/ at .*:\d+:\d+|node_modules|Failed query/)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s gets 405 with a sentence', async (method) => {
    const response = await fetch(site.url + endpoint, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect((await response.json()).msg).toEqual(expect.any(String))
  })
})

const contact = (headers: string[], body = '') =>
  raw(site.url, request('POST /api/contact', ['Content-Type: application/json', ...headers], body))

test('an endless body is cut off at 64 KiB with 413', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const { status } = await contact(['Transfer-Encoding: chunked'], chunk.repeat(8))
  expect(status).toBe(413)
})

test('a caller who goes away in the middle is no fault of the database and no error in the log', async () => {
  const type = 'Content-Type: application/json'
  await sendRaw(site, request('POST /api/contact', [type, 'Content-Length: 500'], '{"name":'))
  await sendRaw(site, request('POST /api/contact', [type, 'Transfer-Encoding: chunked'], 'zz'))
  await expect.poll(() => site.output().match(/"status":499/g)?.length).toBeGreaterThanOrEqual(2)
  expect(site.output()).not.toContain('the database is away')
  expect(site.output()).not.toContain('"event":"request.failed"')
})

const CLOSE = 'Connection: close'

test.each<[string, string, number]>([
  ['/api/%', request('GET /api/%', [CLOSE]), 400],
  ['half a letter', request('GET /api/auth/user/reset-password/%E0%A4%A', [CLOSE]), 400],
  ['an overlong slash', request('GET /%c0%af', [CLOSE]), 400],
  ['the address *', request('GET *', [CLOSE]), 400],
  ['the address of another site', request('GET http://evil.example/about', [CLOSE]), 400],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`, 400],
  ['noise', '\0 hello\r\n\r\n', 400],
  ['a change of protocol', request('GET /', ['Connection: Upgrade', 'Upgrade: websocket']), 400],
  ['a tunnel', request('CONNECT evil.example:443'), 405],
  ['a method that nobody knows', request('PROPFIND /api/contact', [CLOSE]), 405],
  ['an expectation', request('GET /', ['Expect: miracles', CLOSE]), 417],
  ['20 KB of headers', request('GET /', [`X: ${'a'.repeat(20_000)}`]), 431],
])('%s is refused with a sentence', async (_, bytes, status) => {
  const answer = await raw(site.url, bytes)
  expect(answer).toMatchObject({ status, hung: false })
  expect(answer.msg).toMatch(/^[A-Z].+\.$/)
})

test('an unknown address under /api gets 404 with a sentence', async () => {
  for (const path of ['/api', '/api/nothing', '/api/auth/user', '/api/auth/user/nobody']) {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(404)
    expect((await response.json()).msg).toBe('There is nothing at this address.')
  }
})

test('a slow body gets 408 after 10 s', async () => {
  const { text, ms } = await slowBody
  expect(text).toContain('408 Request Timeout')
  expect(text).toContain('"msg":"The request took too long to arrive. Please try again."')
  expect(ms).toBeGreaterThan(9_500)
  expect(ms).toBeLessThan(13_000)
})

test('after all this the site is well, and its log holds no password and no token', async () => {
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
  expect(site.output()).not.toContain('chalk-and-board')
  expect(site.output()).not.toContain(token)
})
