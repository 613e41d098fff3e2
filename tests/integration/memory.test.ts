import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workshops } from '@/content/workshops'
import { paywallFor, routes } from '@/lib/routes'
import { GATED_PAGES } from '../support/addresses'
import { faultsIn, KEPT } from '../support/odd-visitors'
import { bearer, call, loggedInTeacher, school, subscribed, user } from '../support/person'
import type { Site } from '../support/site'
import { twins } from '../support/twins'
import { isWhole } from '../support/whole'

const LAST_LINK = workshops.at(-1)?.link ?? ''

const ENV = { LIST_LOAD_DELAY_MS: '0', APP_URL: 'http://uns.example' }

let pair: Awaited<ReturnType<typeof twins>>
let site: Site
beforeAll(async () => {
  pair = await twins(ENV)
  site = pair.site
})
afterAll(() => pair?.stop())

/** The page itself, and what the router asks for instead. */
const FORMS: Record<string, string>[] = [{}, { rsc: '1' }]
const get = (path: string, headers: Record<string, string> = {}) => call(site, path, { headers })

test('odd visitors come first and in any order: each gets what is right for who asks', async () => {
  const calm = await pair.startTwin()
  const { faults, paths } = await faultsIn(isWhole ? 2_000 : 500, site, calm).finally(calm.stop)
  expect(faults.slice(0, 10)).toEqual([])
  expect(paths).toBe(KEPT.length)
})

describe('a public page', () => {
  test('comes packed to who can unpack it, and as it is to who cannot', async () => {
    const [tight, packed, plain] = [
      await get('/contact', { 'accept-encoding': 'br, gzip' }),
      await get('/contact', { 'accept-encoding': 'gzip' }),
      await get('/contact', { 'accept-encoding': 'gzip;q=0' }),
    ]
    expect(tight.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect([tight.body, packed.body]).toEqual([plain.body, plain.body])
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.body.length / 3)
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('is not sent again to who has it, nor to who asks for its headers only', async () => {
    const { headers, body } = await get('/lms', { 'accept-encoding': 'identity' })
    const again = await get('/lms', { 'if-none-match': `"old", ${headers.get('etag')}` })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await get('/lms', { 'if-none-match': '"another"' })).status).toBe(200)
    const head = await call(site, '/lms', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(`${Buffer.byteLength(body)}`)
  })

  test('holds nothing of the query that anybody asked with, and no cache keeps an unknown one', async () => {
    const first = await get('/industry?from=0123456789secret')
    expect(first.headers.get('cache-control')).toContain('no-store')
    const known = await get('/industry?utm_source=secretmail')
    expect(known.headers.get('cache-control')).toContain('s-maxage')
    for (const { body } of [known, await get('/industry')]) expect(body).not.toContain('secret')
  })

  test('is the same under a query that no page expects, in each form', async () => {
    for (const headers of FORMS) {
      const [plain, odd] = [await get('/lms', headers), await get('/lms?q=anything', headers)]
      expect([odd.status, odd.body]).toEqual([200, plain.body])
    }
  })

  test('that reads a filter is made for its one visitor', async () => {
    const [plain, chosen] = [await get('/series'), await get('/series?kind=meeting')]
    expect([chosen.status, chosen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(chosen.body).not.toBe(plain.body)
    expect((await get('/series')).body).toBe(plain.body)
  })

  test('of a reset link is one for all links and knows none of them', async () => {
    const [one, other] = ['A'.repeat(43), 'B'.repeat(43)]
    const pages = [await get(routes.resetPassword(one)), await get(routes.resetPassword(other))]
    expect(pages[0]?.body).toBe(pages[1]?.body)
    for (const { headers, body } of pages) {
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(body).not.toContain(one)
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    for (const path of ['/', '/icon.svg', '/pictures/mark.svg', '/no-such-page']) {
      const { status, headers } = await call(site, path, { method })
      expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  })
})

describe('a file', () => {
  test('comes whole or in ranges, the same bytes, and 416 beyond its end', async () => {
    const whole = await get('/pictures/mark.svg')
    const range = await get('/pictures/mark.svg', { range: 'bytes=0-9' })
    expect([range.status, range.body]).toEqual([206, whole.body.slice(0, 10)])
    const last = await get('/pictures/mark.svg', { range: 'bytes=-9' })
    expect([last.status, last.body]).toEqual([206, whole.body.slice(-9)])
    const beyond = await get('/pictures/mark.svg', { range: 'bytes=999999-' })
    expect(beyond.status).toBe(416)
    for (const odd of ['bytes=9-3', 'bytes=x-y', 'lines=1-2', 'bytes=1-2,5-6'])
      expect((await get('/pictures/mark.svg', { range: odd })).body).toBe(whole.body)
  })

  test('of the build is kept for a year by whoever asks', async () => {
    const script = KEPT.find((path) => path.endsWith('.js')) ?? ''
    const { headers } = await get(script)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/_next/static/chunks/none.js')).status).toBe(404)
  })
})

test.each(['/series/none', '/ebook/read/none'])(
  '%s says without a script that nothing is there, to whoever asks',
  async (path) => {
    const { cookie } = await subscribed(site)
    const nowhere = await get('/no-such-page')
    const answer = await get(path, { cookie })
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('<h1')
    expect(answer.body).toBe(nowhere.body)
  },
)

test.each(GATED_PAGES)(
  '%s is made once for all who stand alike, and for nobody else',
  async (path) => {
    const [subscriber, second] = [await subscribed(site), await subscribed(site)]
    const theirs = await get(path, { cookie: subscriber.cookie })
    expect((await get(path, { cookie: second.cookie })).body).toBe(theirs.body)
    // As a word of its own: a work of the toolkit tells of a Meenakshi.
    for (const own of [subscriber.id, subscriber.teacher.firstname, subscriber.teacher.email])
      expect(theirs.body).not.toMatch(new RegExp(`\\b${own}\\b`))
    const visitor = await get(path)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([307, paywallFor(path)])
    const member = await get(path, { cookie: (await loggedInTeacher(site)).cookie })
    for (const answer of [theirs, member])
      expect(answer.headers.get('cache-control')).toContain('no-store')
  },
)

test('who asks is looked up each time: a subscription shows at once, and so does its end', async () => {
  const teacher = await loggedInTeacher(site)
  const cookie = { cookie: teacher.cookie }
  const look = async () => (await get(routes.onlineTraining, cookie)).body.includes(LAST_LINK)
  await get(routes.onlineTraining, { cookie: (await subscribed(site)).cookie })
  expect(await look()).toBe(false)
  await call(site, user('subscribe'), { body: school(), headers: bearer(teacher.token) })
  expect(await look()).toBe(true)
  await call(site, user('logout'), { body: {}, headers: bearer(teacher.token) })
  expect((await get(routes.onlineTraining, cookie)).status).toBe(307)
})
