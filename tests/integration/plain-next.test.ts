import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../support/addresses'
import { nextAlone } from '../support/next-alone'
import { expectAllowed, expectStrict, policyOf } from '../support/page-policy'
import { call } from '../support/person'

/** The build as Next's own server sends it, and any host that is built on that. */

let site: Awaited<ReturnType<typeof nextAlone>>
beforeAll(async () => {
  site = await nextAlone({ RATE_LIMIT_CONTACT: '2/600' })
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
