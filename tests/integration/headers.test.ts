import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaOf } from '@/lib/area-of'
import { ACCOUNT_PAGES, GATED_PAGES, PUBLIC_PAGES } from '../support/addresses'
import { expectAllowed, expectStrict, inline, nonceOf, policyOf } from '../support/page-policy'
import { call, loggedInTeacher } from '../support/person'
import { type Site, startSite } from '../support/site'

/** Of some of one's own pages what stands around one's own part is kept. */
const keptFor = (page: string) => areaOf(page)?.shared !== undefined
const KEPT = [...GATED_PAGES, ...ACCOUNT_PAGES.filter(keptFor)]
const OWN = ACCOUNT_PAGES.filter((page) => !keptFor(page))

let site: Site
let cookie = ''
beforeAll(async () => {
  site = await startSite()
  cookie = (await loggedInTeacher(site)).cookie
})
afterAll(() => site?.stop())

describe.each([...PUBLIC_PAGES, '/no-such-page', '/no/such/page'])('%s', (page) => {
  test('comes under a policy that knows each of its inline scripts and styles by hash', async () => {
    const answer = await call(site, page)
    expectStrict(policyOf(answer))
    expect(nonceOf(policyOf(answer))).toBeUndefined()
    expect(inline(answer.body, 'script').length).toBeGreaterThan(1)
    expectAllowed(answer)
  })

  test('is the same for everyone, and a shared cache may keep it', async () => {
    const anonymous = await call(site, page)
    const member = await call(site, page, { headers: { cookie } })
    expect(member.body).toBe(anonymous.body)
    expect(member.headers.getSetCookie()).toEqual([])
    expect(anonymous.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  })
})

test.each(KEPT)('%s is shared under a policy by hash, without any nonce', async (page) => {
  const answer = await call(site, page, { headers: { cookie } })
  expectStrict(policyOf(answer))
  expectAllowed(answer)
  expect(nonceOf(policyOf(answer))).toBeUndefined()
  expect(answer.body).not.toContain(' nonce=')
})

test.each([...OWN, ...KEPT.map((page) => `${page}?for=one`)])(
  '%s is made for one, and runs inline scripts by a nonce that no second answer repeats',
  async (page) => {
    const nonces = new Set<string | undefined>()
    for (let time = 0; time < 4; time += 1) {
      const answer = await call(site, page, { headers: { cookie } })
      expectStrict(policyOf(answer))
      expectAllowed(answer)
      nonces.add(nonceOf(policyOf(answer)))
    }
    expect(nonces).not.toContain(undefined)
    expect(nonces.size).toBe(4)
  },
)

test.each(['/', '/ebook', '/api/health/live', '/icon.svg'])(
  '%s carries the headers that guard it',
  async (path) => {
    const { headers } = await call(site, path, { headers: { cookie } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers.has('x-powered-by')).toBe(false)
  },
)

test('the reader of a book, and it alone, may stand in a frame of this site and run a worker', async () => {
  const { headers } = await call(site, '/ebook/read/sdg-starters', { headers: { cookie } })
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; /)
  // Pictures alone may be made by the page itself: the pages of a book that is printed.
  expect(policy).toContain("img-src 'self' blob:;")
  expect(policy?.replace("img-src 'self' blob:", '')).not.toMatch(/unsafe-|\*|https?:|data:|blob:/)
  for (const rule of ["frame-ancestors 'self'", "worker-src 'self'", "frame-src 'none'"])
    expect(policy).toContain(rule)
  for (const page of ['/', '/ebook']) {
    const elsewhere = await call(site, page, { headers: { cookie } })
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('worker-src')
  }
})

test('a reset page sends no referrer', async () => {
  const { headers } = await call(site, `/reset-password/${'A'.repeat(43)}`)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('nobody can have the site resize pictures', async () => {
  for (const url of ['%2Febook', '%2Fpictures%2Fpencil.svg', 'http%3A%2F%2Fevil.example%2Fa.png']) {
    const answer = await call(site, `/_next/image?url=${url}&w=64&q=75`, { headers: { cookie } })
    expect(answer.status).toBe(404)
  }
})

const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site' }
const LINK = { ...FROM_ELSEWHERE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const EMBEDDED = { ...FROM_ELSEWHERE, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }

/** As a browser asks: fetch puts its own `sec-fetch-mode` over ours. */
async function ask(path: string, headers: Record<string, string>) {
  const [answer] = (await once(get(site.url + path, { headers }), 'response')) as [IncomingMessage]
  answer.resume()
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, `${value}`])),
  }
}

/** Of the right form, and never issued. */
const UNKNOWN = '/certificate/UNS-0000000000'

describe('from a page of another site', () => {
  test.each([
    ['/.well-known/did.json', 200, '*'],
    ['/series/calendar.ics', 200, '*'],
    [`${UNKNOWN}/badge.json`, 404, '*'],
    [`${UNKNOWN}.json`, 404, '*'],
    [`${UNKNOWN}/status.json`, 404, '*'],
    [`${UNKNOWN}/picture`, 404, undefined],
    ['/opengraph.png', 200, undefined],
    ['/sharing/about.png', 200, undefined],
  ])('the public file %s opens by a link and embedded: %i', async (path, status, origin) => {
    for (const how of [LINK, EMBEDDED, FROM_ELSEWHERE]) {
      const answer = await ask(path, { ...how, cookie })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      if (origin) expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    }
  })

  test(`${UNKNOWN}/pdf opens by a link, and stands in no other page`, async () => {
    const answer = await ask(`${UNKNOWN}/pdf`, LINK)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test.each(['/ebook/files/sdg-starters', '/digital-videos/captions/left-on-the-copier'])(
    'a link to %s follows the rules of a login, and nothing embeds it',
    async (path) => {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const here = await ask(path, headers)
        const linked = await ask(path, { ...headers, ...LINK })
        expect([linked.status, linked.headers.get('location')]).toEqual([
          here.status,
          here.headers.get('location'),
        ])
      }
      const embedded = await ask(path, { ...EMBEDDED, cookie })
      expect(embedded.status).toBe(403)
      expect(embedded.headers.get('access-control-allow-origin')).toBeNull()
      const framed = { ...LINK, 'sec-fetch-dest': 'iframe', cookie }
      expect((await ask(path, framed)).status).toBe(403)
    },
  )

  test.each(['/api/auth/user/me', '/api/learning/record', '/api/team/people/export', '/api/none'])(
    'a link to the call %s gets 403, whether there is such a call or not',
    async (path) => {
      expect((await ask(path, { ...LINK, cookie })).status).toBe(403)
    },
  )
})

test.each([
  ['UNS-0000000000', 'We have issued no certificate with this number'],
  ['UNS-0000000001', 'A sign of this number is wrong'],
  ['hello', 'This is not a number of ours'],
])(
  'the page of the unknown certificate %s is a 404 that says why and asks again',
  async (number, title) => {
    const answer = await call(site, `/certificate/${number}`)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain(title)
    expect(answer.body).toContain(`value="${number}"`)
    expectStrict(policyOf(answer))
  },
)
