import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { workshops } from '@/content/workshops'
import { routes } from '@/lib/routes'
import {
  type Answer,
  bearer,
  call,
  loggedInTeacher,
  school,
  subscribed,
  user,
} from '../support/person'
import { type Site, startSite } from '../support/site'

const GATED = [
  routes.ebook,
  routes.onlineTraining,
  routes.offlineTraining,
  routes.freeWebsites,
  routes.networking,
  routes.digitalVideos,
]
const LAST_LINK = workshops.at(-1)?.link ?? ''

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const get = (path: string, headers: Record<string, string> = {}) => call(site, path, { headers })
// Next sends a page in chunks; from memory it comes with its length.
const isFromMemory = ({ headers }: Answer) => headers.has('content-length')

/** Asks until the answer comes from memory. */
function kept(path: string, headers: Record<string, string> = {}) {
  return vi.waitFor(async () => {
    const answer = await get(path, headers)
    if (!isFromMemory(answer)) throw new Error(`${path} is still made anew`)
    return answer
  }, 5_000)
}

function lasting({ headers, status, body }: Answer) {
  const names = ['date', 'content-length', 'content-encoding', 'transfer-encoding']
  return { status, body, headers: [...headers].filter(([name]) => !names.includes(name)) }
}

describe('a prerendered page', () => {
  test('comes from memory from the second time on, word for word as Next had sent it', async () => {
    const first = await get('/about')
    expect(isFromMemory(first)).toBe(false)
    expect(lasting(await kept('/about'))).toEqual(lasting(first))
  })

  test('comes packed to who can unpack it, and as it is to who cannot', async () => {
    await kept('/contact')
    const [packed, plain] = [
      await get('/contact', { 'accept-encoding': 'br, gzip' }),
      await get('/contact', { 'accept-encoding': 'gzip;q=0' }),
    ]
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(packed.body).toBe(plain.body)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.body.length / 3)
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('is not sent again to who has it, nor to who asks for its headers only', async () => {
    const { headers } = await kept('/lms')
    const again = await get('/lms', { 'if-none-match': `"old", ${headers.get('etag')}` })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await get('/lms', { 'if-none-match': '"another"' })).status).toBe(200)
    const head = await call(site, '/lms', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
  })

  test('stays a page for browsers and parts for the router', async () => {
    await kept('/industry')
    // Next first names the address under which it wants to be asked for a part.
    const { headers } = await get('/industry', { rsc: '1' })
    const part = await get(headers.get('location') ?? '/industry', { rsc: '1' })
    expect(part.headers.get('content-type')).toContain('text/x-component')
    const page = await get('/industry?utm_source=mail')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(isFromMemory(page)).toBe(true)
  })

  test('of a reset link is one for all links and knows none of them', async () => {
    const [one, other] = ['A'.repeat(43), 'B'.repeat(43)]
    await kept(routes.resetPassword(one))
    const page = await get(routes.resetPassword(other))
    expect(isFromMemory(page)).toBe(true)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.body).not.toContain(one)
  })
})

describe('a file', () => {
  test('comes whole from memory and in ranges from the disk, the same bytes', async () => {
    const whole = await kept('/pictures/mark.svg')
    const range = await get('/pictures/mark.svg', { range: 'bytes=0-9' })
    expect([range.status, range.body]).toEqual([206, whole.body.slice(0, 10)])
  })
})

describe.each(GATED)('%s', (path) => {
  test('is made once for all who stand alike, and is for nobody else', async () => {
    const [subscriber, second] = [await subscribed(site), await subscribed(site)]
    const member = await loggedInTeacher(site)
    const theirs = await kept(path, { cookie: subscriber.cookie })
    expect((await get(path, { cookie: second.cookie })).body).toBe(theirs.body)
    expect(theirs.body).not.toContain(subscriber.id)
    expect(theirs.body).not.toContain(subscriber.teacher.firstname)
    const visitor = await get(path)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([307, routes.subscription])
    const own = await kept(path, { cookie: member.cookie })
    for (const answer of [theirs, own])
      expect(answer.headers.get('cache-control')).toContain('no-store')
  })
})

describe('who asks is looked up each time', () => {
  test('a subscription shows at once, and so does its end', async () => {
    const teacher = await loggedInTeacher(site)
    const cookie = { cookie: teacher.cookie }
    const look = async () => (await get(routes.onlineTraining, cookie)).body.includes(LAST_LINK)
    await kept(routes.onlineTraining, { cookie: (await subscribed(site)).cookie })
    await kept(routes.onlineTraining, cookie)
    expect(await look()).toBe(false)
    await call(site, user('subscribe'), { body: school(), headers: bearer(teacher.token) })
    expect(await look()).toBe(true)
    await call(site, user('logout'), { body: {}, headers: bearer(teacher.token) })
    expect((await get(routes.onlineTraining, cookie)).status).toBe(307)
  })
})
