// @module-tag night
// @module-tag once
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { myLearningText } from '@/i18n/my-learning'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi, logInNewTeacher, type TestApiResponse } from '../support/api-user'
import { startNextOnly } from '../support/next-start'
import { expectInlineAllowed, expectStrictPolicy, readPolicy } from '../support/page-policy'
import { PUBLIC_PAGES } from '../support/route-paths'
import { getSharedSite } from '../support/shared-site'

let site: Awaited<ReturnType<typeof startNextOnly>>
beforeAll(async () => {
  site = await startNextOnly({ RATE_LIMIT_CONTACT: '2/600', RATE_LIMIT_REGISTER: '100/60' })
})
afterAll(() => site?.stop())

test.each([...PUBLIC_PAGES, '/no-such-page'])(
  '%s has a CSP with the hash of each inline script and style',
  async (page) => {
    const response = await callApi(site, page)
    expect(response.status).toBe(page === '/no-such-page' ? 404 : 200)
    expectStrictPolicy(readPolicy(response), page)
    expectInlineAllowed(response)
  },
)

describe.each(['404', '500'])('the static page for a %s', (status) => {
  test('has a CSP with the hash of each inline script and style', () => {
    const body = readFileSync(`.next/server/pages/${status}.html`, 'utf8')
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)
    expect(policy?.[1]).toMatch(/^default-src 'none'; /)
    expectInlineAllowed({ body, headers: new Headers() }, policy?.[1])
  })
})

test('ignores a spoofed X-Forwarded-For', async () => {
  const contactMessage = {
    name: 'A',
    email: 'a@school.example',
    subject: 'Books',
    message: 'Which ones?!',
  }
  const send = (n: number) =>
    callApi(site, '/api/contact', {
      body: contactMessage,
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    })
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push((await send(n)).status)
  expect(statuses).toEqual([201, 201, 429])
})

// These differ per request or transfer; Next sets referrer-policy by path, our server by response.
const VARYING_HEADER =
  /^(date|x-request-id|referrer-policy|vary|etag|connection|keep-alive|transfer-encoding|content-(length|encoding))$/

describe.each([
  '/api/auth/user/login',
  '/api/auth/user/me',
  '/api/series/none/join',
  '/api/series/none/attendance',
  '/api/series/n%6Fne/join',
  '/api/series/%22/join',
])('%s, which our own server handles without Next', (path) => {
  const hosts: Array<{ url: string; user: Awaited<ReturnType<typeof logInNewTeacher>> }> = []
  beforeAll(async () => {
    for (const { url } of [await getSharedSite(), site])
      hosts.push({ url, user: await logInNewTeacher({ url }) })
  })

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'responds to %s like Next',
    async (method) => {
      const [ownResult, nextResult] = hosts.map(async ({ url, user: login }) => {
        const { cookie, token, xsrf } = login
        const cookieHeaders = { accept: 'text/html', cookie, 'x-xsrf-token': xsrf }
        const headerVariants: Record<string, string>[] = [
          {},
          bearerHeader(token),
          cookieHeaders,
          { cookie },
          { ...cookieHeaders, origin: 'https://a.example' },
        ]
        return Promise.all(
          headerVariants.map(async (headers) =>
            summarizeResponse(await callApi({ url }, path, { method, headers })),
          ),
        )
      })
      expect(await ownResult).toEqual(await nextResult)
    },
  )
})

test('renders the same user fragment in Next and in our own server', async () => {
  const mainContents = [await getSharedSite(), site].map(async ({ url }) => {
    const { cookie, teacher } = await logInNewTeacher({ url })
    const { body } = await callApi({ url }, routes.myLearning, { headers: { cookie } })
    const [mainHtml = 'none'] = /<main[\s\S]*<\/main>/.exec(body) ?? []
    return mainHtml
      .replaceAll(teacher.email, 'address')
      .replaceAll('<!-- -->', '')
      .replace(/<div id="own">([\s\S]*)<\/div>(?=<\/main>)/, '$1')
  })
  const [ownResult, nextResult] = await Promise.all(mainContents)
  expect(ownResult).toContain(myLearningText().name.choose)
  expect(ownResult).toBe(nextResult)
})

const summarizeResponse = ({ status, body, headers }: TestApiResponse) => ({
  status,
  fields: Object.keys(body ?? {}).sort(),
  msg: body?.msg,
  cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
  headers: [...headers].filter(([name]) => !VARYING_HEADER.test(name) && name !== 'set-cookie'),
})
