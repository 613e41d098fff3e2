import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userApiPath } from '@/tests/support/api-user'
import { type DeployTeacher, registerTeacher, startDeployment } from './deployment'
import { type HttpsResponse, sendRequest } from './https-client'

let deployment: Awaited<ReturnType<typeof startDeployment>>
let teacher: DeployTeacher
beforeAll(async () => {
  deployment = await startDeployment()
  teacher = await registerTeacher(deployment.front.port)
})
afterAll(() => deployment?.close())

const getPage = (urlPath: string, headers: Record<string, string> = {}) =>
  sendRequest(deployment.front.port, urlPath, { headers })
const GZIP_ONLY = { 'accept-encoding': 'gzip' }
const GZIP = { 'accept-encoding': 'gzip, deflate, br' }

/** nginx revalidates a page each second; unchanged ones still come from the cache. */
const FROM_CACHE = /^(HIT|REVALIDATED)$/

describe('a public page', () => {
  test('comes from the cache from the second request on, byte for byte', async () => {
    const [firstResponse, secondResponse] = [
      await getPage('/about', GZIP),
      await getPage('/about', GZIP),
    ]
    expect(firstResponse.headers['x-cache']).toBe('MISS')
    expect(secondResponse.headers['x-cache']).toMatch(FROM_CACHE)
    expect(secondResponse.body.equals(firstResponse.body)).toBe(true)
    expect(secondResponse.headers['content-encoding']).toBe('gzip')
  })

  test('has every header that the site sets', async () => {
    await getPage('/contact', GZIP)
    const cachedResponse = await getPage('/contact', GZIP)
    const directResponse = await fetch(`http://127.0.0.1:${deployment.instances[0].port}/contact`, {
      headers: GZIP_ONLY,
    })
    const names = [...directResponse.headers.keys()].filter(
      (name) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    )
    expect(names).toContain('content-security-policy')
    expect(names).toContain('strict-transport-security')
    const differingNames = names.filter(
      (name) => cachedResponse.headers[name] !== directResponse.headers.get(name),
    )
    // nginx follows x-accel-expires and does not forward it.
    expect(differingNames).toEqual(['x-accel-expires'])
    expect(cachedResponse.headers['x-cache']).toMatch(FROM_CACHE)
  })

  test('is decompressed for clients without gzip, from the same cache entry', async () => {
    await getPage('/industry', GZIP)
    const uncompressed = await getPage('/industry')
    expect(uncompressed.headers['x-cache']).toMatch(FROM_CACHE)
    expect(uncompressed.headers['content-encoding']).toBeUndefined()
    expect(uncompressed.text).toContain('</html>')
  })

  test('has one cache entry for every known query, for members and visitors', async () => {
    await getPage('/lms')
    expect((await getPage('/lms?utm_source=poster&fbclid=1')).headers['x-cache']).toMatch(
      FROM_CACHE,
    )
    for (const query of ['?from=poster', '?utm_source=a&x=1', '?utm_s0urce=1', '?next=a&&b'])
      expect((await getPage(`/lms${query}`)).headers['x-cache'], query).toBe('BYPASS')
    const memberResponse = await getPage('/lms', { cookie: teacher.cookie })
    expect(memberResponse.headers['x-cache']).toMatch(FROM_CACHE)
  })

  test('gets a 304 from the cache', async () => {
    const { headers } = await getPage('/lms', GZIP)
    const notModified = await getPage('/lms', { ...GZIP, 'if-none-match': headers.etag ?? '' })
    expect(notModified.status).toBe(304)
  })

  test('is fetched once for many concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => getPage('/privacy-policy')),
    )
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    const misses = responses.filter((response) => response.headers['x-cache'] === 'MISS')
    expect(misses).toHaveLength(1)
  })
})

describe('router requests', () => {
  const navigationHeaders = { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') }
  const prefetchHeaders = { rsc: '1', 'next-router-prefetch': '1' }
  const isDocument = (response: HttpsResponse) =>
    response.headers['content-type']?.startsWith('text/html') && response.text.includes('</html>')

  test.each(['/termsandconditions', '/collaborative-projects'])(
    '%s: sends a document after its parts, and parts after the document',
    async (page) => {
      const isDocumentFirst = page === '/termsandconditions'
      if (isDocumentFirst) expect(isDocument(await getPage(page))).toBe(true)
      for (const headers of [prefetchHeaders, navigationHeaders, { rsc: '2' }]) {
        const response = await getPage(`${page}?_rsc=1a2b3`, headers)
        expect(response.status).toBe(200)
        expect(response.headers['content-type']).toMatch(/^text\/x-component/)
        expect(isDocument(await getPage(`${page}?_rsc=1a2b3`))).toBe(true)
        expect(isDocument(await getPage(page))).toBe(true)
      }
    },
  )

  test('are cached under their own key', async () => {
    await getPage('/register?_rsc=1', navigationHeaders)
    const prefetchResponse = await getPage('/register?_rsc=2', prefetchHeaders)
    expect(prefetchResponse.headers['x-cache']).toMatch(FROM_CACHE)
    expect(prefetchResponse.headers['content-type']).toMatch(/^text\/x-component/)
  })
})

describe('personal content', () => {
  test('members’ pages and the API are never cached', async () => {
    const urlPaths = ['/profile', '/ebook', '/networking', userApiPath('me'), '/api/health/live']
    for (const urlPath of urlPaths) {
      for (const headers of [{ cookie: teacher.cookie }, {}] as Record<string, string>[]) {
        const response = await getPage(urlPath, headers)
        expect(response.headers['cache-control'], urlPath).toContain('no-store')
        expect(response.headers['x-cache'], urlPath).toBeUndefined()
      }
    }
    expect(
      deployment.front.cacheKeys().filter((key) => /profile|ebook|networking|api/.test(key)),
    ).toEqual([])
  })

  test('a member sees the own profile, the next visitor is redirected to the login', async () => {
    expect((await getPage('/profile', { cookie: teacher.cookie })).status).toBe(200)
    const visitorResponse = await getPage('/profile')
    expect([visitorResponse.status, visitorResponse.headers.location]).toEqual([
      307,
      '/login?next=%2Fprofile',
    ])
  })
})

test('a file with a hash in its name is cached for good', async () => {
  const { text } = await getPage('/about')
  const scriptUrl = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? ''
  await getPage(scriptUrl, GZIP)
  const cachedScript = await getPage(scriptUrl, GZIP)
  expect(cachedScript.headers['x-cache']).toMatch(FROM_CACHE)
  expect(cachedScript.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(cachedScript.headers['content-encoding']).toBe('gzip')
})
