import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
let api: typeof import('@/lib/client/api')

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  api = await import('@/lib/client/api')
})
afterEach(() => vi.unstubAllGlobals())

const queueResponses = (...responses: (Response | Error)[]) => {
  for (const response of responses) {
    if (response instanceof Error) browser.fetch.mockRejectedValueOnce(response)
    else browser.fetch.mockResolvedValueOnce(response)
  }
}
const readSentRequest = (index = 0) => {
  const [path, init] = browser.fetch.mock.calls[index] ?? []
  return { path, ...init, headers: new Headers(init?.headers) }
}

test('Payloads are JSON', async () => {
  queueResponses(Response.json({ msg: 'Done.' }, { status: 201 }))
  const result = await api.post('/api/contact', { name: 'Asha' })
  expect(result).toEqual({ ok: true, status: 201, msg: 'Done.', data: { msg: 'Done.' } })
  expect(readSentRequest().body).toBe('{"name":"Asha"}')
  expect(readSentRequest().headers.get('content-type')).toBe('application/json')
})

test('sends a bearer token when one is stored', async () => {
  await api.get(api.ME_PATH)
  expect(readSentRequest().headers.has('authorization')).toBe(false)
  browser.localStorage.setItem('token', 't0k')
  browser.localStorage.setItem('user', JSON.stringify(asha))
  await api.get(api.ME_PATH)
  expect(readSentRequest(1).headers.get('authorization')).toBe('Bearer t0k')
})

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['theme=1; XSRF-TOKEN=a%3Db; other=2', 'a=b'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
])('The client reads the anti-forgery cookie: %s', async (cookie, header) => {
  browser.document.cookie = cookie
  await api.post('/api/contact')
  expect(readSentRequest().headers.get('x-xsrf-token')).toBe(header)
})

test('ignores a cookie with a similar name to the anti-forgery cookie', async () => {
  browser.document.cookie = 'NOT-XSRF-TOKEN=abc'
  await api.post('/api/contact')
  expect(readSentRequest().headers.has('x-xsrf-token')).toBe(false)
})

test('sets no request timeout', async () => {
  await api.post('/api/contact')
  expect(readSentRequest().signal).toBeUndefined()
})

test('an error result carries msg and field errors', async () => {
  queueResponses(
    Response.json({ msg: 'No.', errors: { email: 'Bad.', valueInvalid: 7 } }, { status: 422 }),
  )
  expect(await api.post('/api/contact')).toEqual({
    ok: false,
    status: 422,
    msg: 'No.',
    errors: { email: 'Bad.' },
    data: null,
  })
})

test('an error result carries values of the server and links, and only their strings', async () => {
  const body = { msg: 'No.', now: { version: '2', x: 2 }, links: { '/team': 'Team', '/x': null } }
  queueResponses(Response.json(body, { status: 409 }))
  expect(await api.post('/api/team/schools')).toMatchObject({
    now: { version: '2' },
    links: { '/team': 'Team' },
  })
  queueResponses(Response.json({ msg: 'No.', links: 'Team' }, { status: 409 }))
  expect((await api.post('/api/team/schools')).links).toBeUndefined()
})

test.each([
  ['no network', new TypeError('Failed to fetch'), 0],
  ['HTML', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['HTML that claims success', new Response('<h1>Log in to the Wi-Fi</h1>'), 200],
  ['an empty body', new Response(null, { status: 500 }), 500],
  ['JSON without an object', Response.json('hello'), 200],
  ['a msg that is not a string', Response.json({ msg: 3 }, { status: 500 }), 500],
])('%s is a failure without msg', async (_, response, status) => {
  queueResponses(response)
  const result = await api.post('/api/contact')
  expect(result).toMatchObject({ ok: false, status, data: null })
  expect(result.msg).toBeUndefined()
})

test('renews a stale anti-forgery cookie with one call to me, then repeats the call once', async () => {
  const newForbiddenResponse = () =>
    Response.json({ msg: 'No.', errors: { xsrf: 'No.' } }, { status: 403 })
  queueResponses(
    newForbiddenResponse(),
    Response.json({ id: 'u1' }),
    Response.json({ msg: 'Done.' }),
  )
  expect((await api.post('/api/contact', { name: 'A' })).msg).toBe('Done.')
  expect(browser.fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/contact',
    api.ME_PATH,
    '/api/contact',
  ])
})

test('does not retry after a second 403, nor after another kind of 403', async () => {
  const newForbiddenResponse = (errors?: object) =>
    Response.json({ msg: 'No.', errors }, { status: 403 })
  queueResponses(
    newForbiddenResponse({ xsrf: 'No.' }),
    Response.json({}),
    newForbiddenResponse({ xsrf: 'No.' }),
  )
  expect((await api.post('/api/contact')).status).toBe(403)
  expect(browser.fetch).toHaveBeenCalledTimes(3)
  queueResponses(newForbiddenResponse())
  await api.post('/api/contact')
  expect(browser.fetch).toHaveBeenCalledTimes(4)
})
