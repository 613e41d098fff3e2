import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutMiddleware } from '../support/build-copy'
import { call, loggedInTeacher } from '../support/person'
import { type Site, startSite } from '../support/site'

const GATED = [
  '/ebook',
  '/online-training',
  '/offline-training',
  '/free-websites',
  '/networking',
  '/digital-videos',
]
const ACCOUNT = ['/profile', '/change-password']

describe.each(['with middleware', 'with middleware taken away'])('%s', (how) => {
  const folder = how === 'with middleware' ? undefined : withoutMiddleware()
  let site: Site
  let cookie = ''
  beforeAll(async () => {
    site = await startSite(folder ? { cwd: folder } : {})
    cookie = (await loggedInTeacher(site)).cookie
  })
  afterAll(async () => {
    await site?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  const variants: [string, (page: string) => [string, Record<string, string>]][] = [
    ['as a page', (page) => [page, {}]],
    ['as RSC', (page) => [page, { rsc: '1' }]],
    ['as a prefetch', (page) => [page, { rsc: '1', 'next-router-prefetch': '1' }]],
    [
      'as a segment',
      (page) => [
        page,
        { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      ],
    ],
    [
      'with a bypass header',
      (page) => [
        page,
        { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      ],
    ],
    ['with a forged cookie', (page) => [page, { cookie: 'uns-session=eyJhbGciOiJub25lIn0.e30.' }]],
    ['with a trailing slash', (page) => [`${page}/`, {}]],
    ['in upper case', (page) => [page.toUpperCase(), {}]],
    ['percent-encoded', (page) => [page.replace('e', '%65'), {}]],
    ['with a query', (page) => [`${page}?_rsc=1`, { rsc: '1' }]],
  ]

  test.each(variants)(
    'an anonymous visitor gets nothing of a gated page %s',
    async (_, request) => {
      for (const page of [...GATED, ...ACCOUNT]) {
        const [address, headers] = request(page)
        const answer = await call(site, address, { headers })
        const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
        expect(text).not.toContain('Welcome')
        expect(text).not.toMatch(/Premium eBook Library<\/h1>/)
        if (answer.status === 200) expect(text).toMatch(/NEXT_REDIRECT|\/subscription|\/login/)
        else expect([307, 308, 404]).toContain(answer.status)
      }
    },
  )

  test.each(GATED)('%s sends an anonymous visitor to /subscription', async (page) => {
    const answer = await call(site, page)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/subscription')
  })

  test('the reader of a book sends an anonymous visitor to /subscription', async () => {
    const answer = await call(site, '/ebook/read/any-book')
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/subscription')
  })

  test.each(ACCOUNT)('%s sends an anonymous visitor to /login?next=…', async (page) => {
    const answer = await call(site, page)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(page)}`)
  })

  test.each([...GATED, ...ACCOUNT])(
    '%s opens for who is logged in, and no cache keeps it',
    async (page) => {
      const answer = await call(site, page, { headers: { cookie } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    },
  )
})
