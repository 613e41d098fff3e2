import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { user } from '../support/person'
import { ask, type Reply } from './ask'
import { openPlace, type Seat, seatedTeacher } from './place'

let place: Awaited<ReturnType<typeof openPlace>>
let seat: Seat
beforeAll(async () => {
  place = await openPlace()
  seat = await seatedTeacher(place.front.port)
})
afterAll(() => place?.close())

const get = (address: string, headers: Record<string, string> = {}) =>
  ask(place.front.port, address, { headers })
const GZIP_ALONE = { 'accept-encoding': 'gzip' }
const GZIP = { 'accept-encoding': 'gzip, deflate, br' }

/** A page is looked at anew each second; what has not changed comes from the cache all the same. */
const FROM_CACHE = /^(HIT|REVALIDATED)$/

describe('a public page', () => {
  test('comes from the cache from the second time on, the same to the byte', async () => {
    const [first, second] = [await get('/about', GZIP), await get('/about', GZIP)]
    expect(first.headers['x-cache']).toBe('MISS')
    expect(second.headers['x-cache']).toMatch(FROM_CACHE)
    expect(second.body.equals(first.body)).toBe(true)
    expect(second.headers['content-encoding']).toBe('gzip')
  })

  test('carries every header that the site gives it', async () => {
    await get('/contact', GZIP)
    const cached = await get('/contact', GZIP)
    const straight = await fetch(`http://127.0.0.1:${place.instances[0].port}/contact`, {
      headers: GZIP_ALONE,
    })
    const names = [...straight.headers.keys()].filter(
      (name) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    )
    expect(names).toContain('content-security-policy')
    expect(names).toContain('strict-transport-security')
    const unlike = names.filter((name) => cached.headers[name] !== straight.headers.get(name))
    // Says to nginx for how long; it follows that and does not pass it on.
    expect(unlike).toEqual(['x-accel-expires'])
    expect(cached.headers['x-cache']).toMatch(FROM_CACHE)
  })

  test('is unpacked for who cannot read gzip, from the same copy', async () => {
    await get('/industry', GZIP)
    const plain = await get('/industry')
    expect(plain.headers['x-cache']).toMatch(FROM_CACHE)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toContain('</html>')
  })

  test('is one copy under every query that is expected, for members as for visitors', async () => {
    await get('/lms')
    expect((await get('/lms?utm_source=poster&fbclid=1')).headers['x-cache']).toMatch(FROM_CACHE)
    for (const query of ['?from=poster', '?utm_source=a&x=1', '?utm_s0urce=1', '?next=a&&b'])
      expect((await get(`/lms${query}`)).headers['x-cache'], query).toBe('BYPASS')
    const member = await get('/lms', { cookie: seat.cookie })
    expect(member.headers['x-cache']).toMatch(FROM_CACHE)
  })

  test('answers 304 out of the cache', async () => {
    const { headers } = await get('/lms', GZIP)
    const again = await get('/lms', { ...GZIP, 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  })

  test('is asked for once when many come at once', async () => {
    const many = await Promise.all(Array.from({ length: 40 }, () => get('/privacy-policy')))
    expect(many.every(({ status }) => status === 200)).toBe(true)
    const asked = many.filter((reply) => reply.headers['x-cache'] === 'MISS')
    expect(asked).toHaveLength(1)
  })
})

describe("the router's requests", () => {
  const navigation = { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') }
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  const isDocument = (reply: Reply) =>
    reply.headers['content-type']?.startsWith('text/html') && reply.text.includes('</html>')

  test.each(['/termsandconditions', '/collaborative-projects'])(
    '%s: a document asked for after its parts is a document, and the other way round',
    async (page) => {
      const documentFirst = page === '/termsandconditions'
      if (documentFirst) expect(isDocument(await get(page))).toBe(true)
      for (const headers of [prefetch, navigation, { rsc: '2' }]) {
        const reply = await get(`${page}?_rsc=1a2b3`, headers)
        expect(reply.status).toBe(200)
        expect(reply.headers['content-type']).toMatch(/^text\/x-component/)
        // The same address, as someone would open it from a list of links.
        expect(isDocument(await get(`${page}?_rsc=1a2b3`))).toBe(true)
        expect(isDocument(await get(page))).toBe(true)
      }
    },
  )

  test('are kept under a name of their own', async () => {
    await get('/register?_rsc=1', navigation)
    const again = await get('/register?_rsc=2', prefetch)
    expect(again.headers['x-cache']).toMatch(FROM_CACHE)
    expect(again.headers['content-type']).toMatch(/^text\/x-component/)
  })
})

describe('what belongs to one person', () => {
  test('members’ pages and the API never come from a cache and never enter one', async () => {
    const addresses = ['/profile', '/ebook', '/networking', user('me'), '/api/health/live']
    for (const address of addresses) {
      for (const headers of [{ cookie: seat.cookie }, {}] as Record<string, string>[]) {
        const reply = await get(address, headers)
        expect(reply.headers['cache-control'], address).toContain('no-store')
        expect(reply.headers['x-cache'], address).toBeUndefined()
      }
    }
    expect(keysInCache().filter((key) => /profile|ebook|networking|api/.test(key))).toEqual([])
  })

  test('a member sees the own profile, a visitor right after is sent to the login', async () => {
    expect((await get('/profile', { cookie: seat.cookie })).status).toBe(200)
    const visitor = await get('/profile')
    expect([visitor.status, visitor.headers.location]).toEqual([307, '/login?next=%2Fprofile'])
  })

  test('a reset link is neither in the cache nor in a log', async () => {
    const secret = 'S'.repeat(43)
    expect((await get(`/reset-password/${secret}`)).status).toBe(200)
    await ask(place.front.port, user(`reset-password/${secret}`), { json: { password: 'x' } })
    expect(keysInCache().join()).not.toContain(secret)
    // The log is written once a second.
    await get('/asked-last')
    await vi.waitFor(() => expect(place.front.accessLog()).toContain('GET /asked-last'), 3000)
    expect(place.front.accessLog() + place.front.errors()).not.toContain(secret)
  })
})

test('a file whose name holds its hash stays for good', async () => {
  const { text } = await get('/about')
  const file = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? ''
  await get(file, GZIP)
  const again = await get(file, GZIP)
  expect(again.headers['x-cache']).toMatch(FROM_CACHE)
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(again.headers['content-encoding']).toBe('gzip')
})

function keysInCache() {
  const cache = path.join(place.front.home, 'cache')
  const files = readdirSync(cache, { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .map((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? '')
}
