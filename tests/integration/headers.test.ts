// @module-tag once
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { getRouteName, matchRoute } from '@/lib/match-route'
import { routes } from '@/lib/routes'
import { callApi, logInNewTeacher } from '../support/api-user'
import {
  expectInlineAllowed,
  expectStrictPolicy,
  findInlineElements,
  readNonce,
  readPolicy,
} from '../support/page-policy'
import { ACCOUNT_PAGES, GATED_PAGES, PUBLIC_PAGES } from '../support/route-paths'
import { getSharedSite, type SharedSite } from '../support/shared-site'

/** Some per-user pages have a shared, cacheable shell around the user fragment. */
const isSharedPage = (page: string) => matchRoute(page)?.cacheScope !== undefined
const SHARED_PAGES = [...GATED_PAGES, ...ACCOUNT_PAGES.filter(isSharedPage)]
/** For this user, who has no school, the pages of a school's website are the shared 404. */
const isWebsitePage = (page: string) => page.startsWith(routes.schoolWebsite)
const PRIVATE_PAGES = ACCOUNT_PAGES.filter((page) => !isSharedPage(page) && !isWebsitePage(page))

let site: SharedSite
let cookie = ''
beforeAll(async () => {
  site = await getSharedSite()
  cookie = (await logInNewTeacher(site)).cookie
})

describe.each([...PUBLIC_PAGES, '/no-such-page', '/no/such/page'])('%s', (page) => {
  test('has a CSP with the hash of each inline script and style', async () => {
    const response = await callApi(site, page)
    expectStrictPolicy(readPolicy(response), page)
    expect(readNonce(readPolicy(response))).toBeUndefined()
    expect(findInlineElements(response.body, 'script').length).toBeGreaterThan(1)
    expectInlineAllowed(response)
  })

  test('is identical for everyone and cacheable', async () => {
    const anonymousResponse = await callApi(site, page)
    const memberResponse = await callApi(site, page, { headers: { cookie } })
    expect(memberResponse.body).toBe(anonymousResponse.body)
    expect(memberResponse.headers.getSetCookie()).toEqual([])
    expect(anonymousResponse.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  })
})

test.each(SHARED_PAGES)('%s is shared under a hash-based CSP without nonces', async (page) => {
  const response = await callApi(site, page, { headers: { cookie } })
  expectStrictPolicy(readPolicy(response))
  expectInlineAllowed(response)
  expect(readNonce(readPolicy(response))).toBeUndefined()
  expect(response.body).not.toContain(' nonce=')
})

test.each([...PRIVATE_PAGES, ...SHARED_PAGES.map((page) => `${page}?for=one`)])(
  '%s is rendered per user and has a unique nonce in each response',
  async (page) => {
    const nonces = new Set<string | undefined>()
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const response = await callApi(site, page, { headers: { cookie } })
      expectStrictPolicy(readPolicy(response))
      expectInlineAllowed(response)
      nonces.add(readNonce(readPolicy(response)))
    }
    expect(nonces).not.toContain(undefined)
    expect(nonces.size).toBe(4)
  },
)

test.each(['/', '/ebook', '/api/health/live', '/icon.svg'])(
  '%s sends the security headers',
  async (path) => {
    const { headers } = await callApi(site, path, { headers: { cookie } })
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

test('only the book reader can be framed by this site and run a worker', async () => {
  const { headers } = await callApi(site, '/ebook/read/sdg-starters', { headers: { cookie } })
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; /)
  // The page creates blob images for printing, and a silent sound for media keys.
  expect(policy).toContain("img-src 'self' blob:;")
  expect(policy).toContain('media-src blob:;')
  expect(policy?.replace(/(img-src 'self'|media-src) blob:/g, '')).not.toMatch(
    /unsafe-|\*|https?:|data:|blob:/,
  )
  for (const directive of ["frame-ancestors 'self'", "worker-src 'self'", "frame-src 'none'"])
    expect(policy).toContain(directive)
  for (const page of ['/', '/ebook']) {
    const otherResponse = await callApi(site, page, { headers: { cookie } })
    expect(otherResponse.headers.get('content-security-policy')).not.toContain('worker-src')
  }
})

test('a reset page sends no referrer', async () => {
  const { headers } = await callApi(site, `/reset-password/${'A'.repeat(43)}`)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['/take-back-email', '/undo-email-change'],
  ['/keep-account', '/cancel-erasure'],
  ['/object-recovery', '/stop-recovery'],
])(
  '%s in an earlier email redirects to %s, and its token is not logged',
  async (formerPath, path) => {
    const token = 'A'.repeat(43)
    const response = await callApi(site, `${formerPath}/${token}`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `${path}/${token}`])
    expect(getRouteName(`${formerPath}/${token}`)).toBe(`${formerPath}/:token`)
  },
)

test('the former page of a registration redirects with its query', async () => {
  const { status, headers } = await callApi(site, '/series/a-session/place?result=present')
  expect([status, headers.get('location')]).toEqual([
    308,
    '/series/a-session/registration?result=present',
  ])
})

test('the image optimizer is disabled', async () => {
  for (const url of ['%2Febook', '%2Fpictures%2Fpencil.svg', 'http%3A%2F%2Fevil.example%2Fa.png']) {
    const response = await callApi(site, `/_next/image?url=${url}&w=64&q=75`, {
      headers: { cookie },
    })
    expect(response.status).toBe(404)
  }
})

const CROSS_SITE_HEADERS = { 'sec-fetch-site': 'cross-site' }
const LINK_HEADERS = {
  ...CROSS_SITE_HEADERS,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const EMBED_HEADERS = {
  ...CROSS_SITE_HEADERS,
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'image',
}

/** Uses node:http, because fetch overwrites `sec-fetch-mode`. */
async function sendRequest(path: string, headers: Record<string, string>) {
  const [response] = (await once(get(site.url + path, { headers }), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(
      Object.entries(response.headers).map(([name, value]) => [name, `${value}`]),
    ),
  }
}

/** Well-formed but never issued. */
const UNKNOWN_CERTIFICATE = '/certificate/UNS-0000000000'

describe('from a page of another site', () => {
  test.each([
    ['/.well-known/did.json', 200, '*'],
    ['/series/calendar.ics', 200, '*'],
    [`${UNKNOWN_CERTIFICATE}/badge.json`, 404, '*'],
    [`${UNKNOWN_CERTIFICATE}.json`, 404, '*'],
    [`${UNKNOWN_CERTIFICATE}/status.json`, 404, '*'],
    [`${UNKNOWN_CERTIFICATE}/picture`, 404, undefined],
    ['/opengraph.png', 200, undefined],
    ['/sharing/about.png', 200, undefined],
    ['/sharing/hi/about.png', 200, undefined],
  ])('the public file %s opens by a link and embedded: %i', async (path, status, origin) => {
    for (const fetchHeaders of [LINK_HEADERS, EMBED_HEADERS, CROSS_SITE_HEADERS]) {
      const response = await sendRequest(path, { ...fetchHeaders, cookie })
      expect(response.status).toBe(status)
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      if (origin) expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    }
  })

  test(`${UNKNOWN_CERTIFICATE}/pdf opens by a link, not embedded`, async () => {
    const response = await sendRequest(`${UNKNOWN_CERTIFICATE}/pdf`, LINK_HEADERS)
    expect(response.status).toBe(404)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test.each(['/ebook/files/sdg-starters', '/digital-videos/captions/left-on-the-copier'])(
    'a link to %s needs a login as usual, and embedding is rejected',
    async (path) => {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const directResponse = await sendRequest(path, headers)
        const linkedResponse = await sendRequest(path, { ...headers, ...LINK_HEADERS })
        expect([linkedResponse.status, linkedResponse.headers.get('location')]).toEqual([
          directResponse.status,
          directResponse.headers.get('location'),
        ])
      }
      const embeddedResponse = await sendRequest(path, { ...EMBED_HEADERS, cookie })
      expect(embeddedResponse.status).toBe(403)
      expect(embeddedResponse.headers.get('access-control-allow-origin')).toBeNull()
      const frameHeaders = { ...LINK_HEADERS, 'sec-fetch-dest': 'iframe', cookie }
      expect((await sendRequest(path, frameHeaders)).status).toBe(403)
    },
  )

  test.each(['/api/auth/user/me', '/api/learning/record', '/api/team/people/export', '/api/none'])(
    'a link to the API route %s gets 403, whether it exists or not',
    async (path) => {
      expect((await sendRequest(path, { ...LINK_HEADERS, cookie })).status).toBe(403)
    },
  )
})

test.each([
  ['UNS-0000000000', 'We have issued no certificate with this number'],
  ['UNS-0000000001', 'One character is wrong'],
  ['hello', 'This is not a UNS certificate number'],
])(
  'the page of the unknown certificate %s is a 404 with the reason and a search form',
  async (number, title) => {
    const response = await callApi(site, `/certificate/${number}`)
    expect(response.status).toBe(404)
    expect(response.body).toContain(title)
    expect(response.body).toContain(`value="${number}"`)
    expectStrictPolicy(readPolicy(response))
  },
)
