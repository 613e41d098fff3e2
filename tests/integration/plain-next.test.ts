import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'
import { PUBLIC_PAGES } from '../support/addresses'
import { nextAlone } from '../support/next-alone'
import { expectAllowed, expectStrict, policyOf } from '../support/page-policy'
import { type Answer, bearer, call, loggedInTeacher } from '../support/person'
import { sharedSite } from '../support/shared-site'

/** The build as Next's own server sends it, and any host that is built on that. */

let site: Awaited<ReturnType<typeof nextAlone>>
beforeAll(async () => {
  site = await nextAlone({ RATE_LIMIT_CONTACT: '2/600', RATE_LIMIT_REGISTER: '100/60' })
})
afterAll(() => site?.stop())

test.each([...PUBLIC_PAGES, '/no-such-page'])(
  '%s comes under a policy that knows each of its inline scripts and styles by hash',
  async (page) => {
    const answer = await call(site, page)
    expect(answer.status).toBe(page === '/no-such-page' ? 404 : 200)
    expectStrict(policyOf(answer))
    expectAllowed(answer)
  },
)

describe.each(['404', '500'])('the page that any host sends for a %s', (status) => {
  test('carries its own policy, which knows each of its inline scripts and styles', () => {
    const body = readFileSync(`.next/server/pages/${status}.html`, 'utf8')
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)
    expect(policy?.[1]).toMatch(/^default-src 'none'; /)
    expectAllowed({ body, headers: new Headers() }, policy?.[1])
  })
})

test('a forged X-Forwarded-For changes nothing', async () => {
  const letter = { name: 'A', email: 'a@school.example', subject: 'Books', message: 'Which ones?!' }
  const send = (n: number) =>
    call(site, '/api/contact', { body: letter, headers: { 'x-forwarded-for': `203.0.113.${n}` } })
  const statuses = []
  for (let n = 0; n < 3; n += 1) statuses.push((await send(n)).status)
  expect(statuses).toEqual([201, 201, 429])
})

/**
 * The day, an id, and how the body comes over the wire; and the policy for referrers, which under Next
 * is that of the address and here that of the answer.
 */
const PASSING =
  /^(date|x-request-id|referrer-policy|vary|etag|connection|keep-alive|transfer-encoding|content-(length|encoding))$/

describe.each([
  '/api/auth/user/login',
  '/api/auth/user/me',
  '/api/series/none/join',
  '/api/series/none/word',
  '/api/series/n%6Fne/join',
  '/api/series/%22/join',
])('%s, which our own server answers without Next', (path) => {
  const hosts: Array<{ url: string; person: Awaited<ReturnType<typeof loggedInTeacher>> }> = []
  beforeAll(async () => {
    for (const { url } of [await sharedSite(), site])
      hosts.push({ url, person: await loggedInTeacher({ url }) })
  })

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'says the same to a %s as Next does',
    async (method) => {
      const [ours, theirs] = hosts.map(async ({ url, person }) => {
        const { cookie, token, xsrf } = person
        const own = { accept: 'text/html', cookie, 'x-xsrf-token': xsrf }
        const asked: Record<string, string>[] = [
          {},
          bearer(token),
          own,
          { cookie },
          { ...own, origin: 'https://a.example' },
        ]
        return Promise.all(
          asked.map(async (headers) => saidBy(await call({ url }, path, { method, headers }))),
        )
      })
      expect(await ours).toEqual(await theirs)
    },
  )
})

test('one person’s own part of a page is the same, drawn by Next or by our own server', async () => {
  const parts = [await sharedSite(), site].map(async ({ url }) => {
    const { cookie, teacher } = await loggedInTeacher({ url })
    const { body } = await call({ url }, routes.myLearning, { headers: { cookie } })
    const [main = 'none'] = /<main[\s\S]*<\/main>/.exec(body) ?? []
    return main
      .replaceAll(teacher.email, 'address')
      .replaceAll('<!-- -->', '')
      .replace(/<div id="own">([\s\S]*)<\/div>(?=<\/main>)/, '$1')
  })
  const [ours, theirs] = await Promise.all(parts)
  expect(ours).toContain(myLearningWords().name.choose)
  expect(ours).toBe(theirs)
})

const saidBy = ({ status, body, headers }: Answer) => ({
  status,
  fields: Object.keys(body ?? {}).sort(),
  msg: body?.msg,
  cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
  headers: [...headers].filter(([name]) => !PASSING.test(name) && name !== 'set-cookie'),
})
