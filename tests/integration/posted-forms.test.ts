import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClearedCookies } from '@/lib/auth/cookies'
import { readFormAnswer } from '@/lib/http/form-answer'
import { newSchoolForm, newTeacher } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'

/** Emails stay in the outbox. */
replaceAfter(() => {})

const ORIGIN = 'http://localhost:3000'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({
    RATE_LIMIT_CONTACT: '1/600',
    RATE_LIMIT_FORGOT_ADDRESS: '1/600',
    RATE_LIMIT_INSTITUTION: '1/600',
  })
})
afterAll(() => site?.close())

const handlers = {
  '/login': () => import('@/app/api/auth/user/login/route'),
  '/register': () => import('@/app/api/auth/user/register/route'),
  '/forgot-password': () => import('@/app/api/auth/user/forgot-password/route'),
  '/contact': () => import('@/app/api/contact/route'),
  '/subscription-register': () => import('@/app/api/auth/register/route'),
  '/subscription-form': () => import('@/app/api/auth/user/subscribe/route'),
}
type FormPath = keyof typeof handlers

/** As a browser posts the form of a page; a header that is null is left out. */
async function postForm(
  url: string,
  fields: Record<string, unknown>,
  headers: Record<string, string | null> = {},
) {
  const page = url.split('?')[0]?.replace(/^\/(hi|ta)(?=\/)/, '') as FormPath
  const { POST } = await handlers[page]()
  const allHeaders = Object.entries({
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  }).filter((entry): entry is [string, string] => entry[1] !== null)
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  )
  return POST(new Request(ORIGIN + url, { method: 'POST', headers: allHeaders, body }), {
    params: Promise.resolve({}),
  })
}

const readLocation = (response: Response) => new URL(response.headers.get('location') ?? '', ORIGIN)
const toCookieHeader = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function readAnswer(response: Response, path = readLocation(response).pathname) {
  const id = readLocation(response).searchParams.get('answer') ?? ''
  return readFormAnswer(path, id, toCookieHeader(response))
}

const contactMessage = {
  name: 'Asha',
  email: 'asha@school.example',
  subject: 'Books',
  message: 'Which ones are there?',
}

async function registerTeacher() {
  const teacher = newTeacher()
  const { password } = teacher
  expect((await postForm('/register', { ...teacher, confirm_password: password })).status).toBe(303)
  return teacher
}

async function logIn(url = '/login', headers = {}) {
  const { email, password } = await registerTeacher()
  const response = await postForm(url, { email, password }, headers)
  return { response, cookie: toCookieHeader(response) }
}

test('an invalid form redirects to its page, with everything typed except passwords', async () => {
  const response = await postForm('/hi/register?next=/ebook', {
    ...{ firstname: 'आशा', email: 'x', password: 'secret 1', confirm_password: 'secret 2' },
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const location = readLocation(response)
  expect([location.pathname, location.searchParams.get('next')]).toEqual(['/hi/register', '/ebook'])
  const { values, body, status } = (await readAnswer(response)) ?? {}
  expect(status).toBe(422)
  expect(values).toEqual({ firstname: 'आशा', email: 'x' })
  expect(body?.errors).toMatchObject({
    lastname: 'उपनाम लिखना ज़रूरी है',
    confirm_password: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  })
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/; Path=\/hi\/register; Max-Age=900; SameSite=Lax; HttpOnly/)
    expect(decodeURIComponent(cookie)).not.toMatch(/आशा|secret/)
  }
})

test('the longest valid texts come back whole, a text that no field takes is cut', async () => {
  const hindi = Array.from({ length: 5_000 }, (_, index) =>
    String.fromCodePoint(0x905 + ((index * index * 7919) % 50)),
  ).join('')
  const kept = await postForm('/contact', { ...contactMessage, subject: '', message: hindi })
  expect((await readAnswer(kept))?.values.message).toBe(hindi)
  const { randomBytes } = await import('node:crypto')
  const random = randomBytes(20_000).toString('base64')
  const cut = await postForm('/contact', { ...contactMessage, message: random })
  const message = String((await readAnswer(cut))?.values.message)
  expect(random.startsWith(message)).toBe(true)
  expect(message.length).toBeGreaterThan(4_000)
  for (const response of [kept, cut]) {
    const cookies = response.headers.getSetCookie()
    expect(Math.max(...cookies.map(({ length }) => length))).toBeLessThan(4_000)
    expect(toCookieHeader(response).length).toBeLessThan(7_200)
  }
})

test('two forms at once have an answer each; old ones make way for a long one', async () => {
  const [one, other] = await Promise.all([
    postForm('/contact', { name: 'One' }),
    postForm('/contact', { name: 'Other' }),
  ])
  expect((await readAnswer(one))?.values.name).toBe('One')
  expect((await readAnswer(other))?.values.name).toBe('Other')
  const { randomBytes } = await import('node:crypto')
  const long = await postForm(
    '/contact',
    { name: 'Long', message: randomBytes(4_600).toString('base64') },
    { cookie: `${toCookieHeader(one)}; ${toCookieHeader(other)}` },
  )
  const cleared = long.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie))
  expect(cleared).toHaveLength(2)
})

test('an answer opens only on its page, under its own name, unchanged', async () => {
  const response = await postForm('/contact', { name: 'Asha' })
  const id = readLocation(response).searchParams.get('answer') ?? ''
  const cookie = toCookieHeader(response)
  expect(readFormAnswer('/contact', id, cookie)).not.toBeNull()
  expect(readFormAnswer('/hi/contact', id, cookie)).toBeNull()
  expect(readFormAnswer('/contact', 'other', cookie.replace(id, 'other'))).toBeNull()
  expect(readFormAnswer('/contact', id, cookie.slice(0, -3))).toBeNull()
  expect(readFormAnswer('/contact', id, null)).toBeNull()
})

describe('a post from another site', () => {
  test.each([
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': null }],
    [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://sub.localhost', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null', 'sec-fetch-site': null }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{ origin: null, 'sec-fetch-site': null }],
  ])('%j is refused on every form, sets no cookie and shows nothing', async (headers) => {
    for (const path of Object.keys(handlers)) {
      const response = await postForm(path, contactMessage, headers)
      expect(response.status, path).toBe(403)
      expect(response.headers.getSetCookie(), path).toEqual([])
      expect(await response.text()).not.toContain('Asha')
    }
  })

  test('with a session the header of the browser or the CSRF token is needed, and no wrong one', async () => {
    const { cookie } = await logIn()
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
    const send = async (fields: object, site: string | null) =>
      (await postForm('/contact', { ...fields }, { cookie, 'sec-fetch-site': site })).status
    expect(await send({}, 'same-origin')).toBe(303)
    expect(await send({ xsrf }, null)).toBe(303)
    expect(await send({}, null)).toBe(403)
    expect(await send({ xsrf: 'guess' }, 'same-origin')).toBe(403)
  })
})

test('JSON and other types are unchanged: a form at the API itself is refused with 415', async () => {
  const { POST } = await handlers['/contact']()
  const send = (path: string, type: string, body: string) =>
    POST(
      new Request(ORIGIN + path, {
        ...{ method: 'POST', body },
        headers: { origin: ORIGIN, 'content-type': type },
      }),
      { params: Promise.resolve({}) },
    )
  const urlEncoded = 'application/x-www-form-urlencoded'
  expect((await send('/api/contact', urlEncoded, 'name=a')).status).toBe(415)
  expect((await send('/contact', 'multipart/form-data; boundary=x', '--x--')).status).toBe(415)
  expect((await send('/api/contact', 'application/json', '{}')).status).toBe(422)
})

describe('a login', () => {
  test('hands both items over in a cookie of a minute, bound to the session', async () => {
    const { response } = await logIn('/login?next=/networking')
    expect(response.headers.get('location')).toBe('/networking')
    const handover = response.headers.getSetCookie().find((cookie) => /^uns-login=/.test(cookie))
    expect(handover).toMatch(/; Path=\/; Max-Age=60; SameSite=Lax$/)
    const login = JSON.parse(decodeURIComponent(handover?.split(/[=;]/)[1] ?? ''))
    expect(Object.keys(login).sort()).toEqual(['token', 'user', 'xsrf'])
    expect(response.headers.getSetCookie().join()).toContain(`XSRF-TOKEN=${login.xsrf};`)
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%0d%0aSet-Cookie:a',
    'ebook',
    '/a/../b',
  ])('with next=%s leads home', async (next) => {
    const { response } = await logIn(`/ta/login?next=${encodeURIComponent(next)}`)
    expect(response.headers.get('location')).toBe('/ta')
  })

  test('that fails hands nothing over, and a logout deletes what waits', async () => {
    const response = await postForm('/login', { email: 'no@school.example', password: 'wrong 1' })
    expect((await readAnswer(response))?.status).toBe(401)
    expect(readLocation(response).hash).toBe('#result')
    expect(response.headers.getSetCookie().join()).not.toMatch(/uns-(login|session)=/)
    expect(createClearedCookies().join()).toContain('uns-login=; Path=/; Max-Age=0')
  })
})

test.each([
  ['/contact', contactMessage],
  ['/forgot-password', { email: 'asha@school.example' }],
  ['/subscription-register', newSchoolForm()],
] as const)(
  '%s above its limit answers with the reason and what was typed',
  async (path, fields) => {
    await postForm(path, fields)
    const answer = await readAnswer(await postForm(path, fields))
    expect(answer?.status).toBe(429)
    expect(answer?.body.msg).toMatch(/Too many|try again/i)
    expect(Object.keys(answer?.values ?? {})).toContain(Object.keys(fields)[0])
  },
)

test('the subscription form refuses when the browser has no stored session, whatever the cookie', async () => {
  const { cookie } = await logIn()
  const refused = await postForm(
    '/subscription-form',
    { ...newSchoolForm(), session: 'out' },
    { cookie },
  )
  expect((await readAnswer(refused))?.status).toBe(401)
})
