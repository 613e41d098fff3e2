import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { loggedInTeacher } from '../support/person'
import { getRaw, locationIn, sendRaw, statusesIn } from '../support/raw-request'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** Whatever a request says about the host, nothing that leaves the site is built from it. */

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const LIES = [
  ['Host: evil.example'],
  ['Host: evil.example:443'],
  ['Host: localhost@evil.example'],
  ['Host: localhost, evil.example'],
  ['Host: localhost', 'X-Forwarded-Host: evil.example'],
  ['Host: localhost', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
  ['Host: localhost', 'X-Forwarded-Port: 99', 'X-Forwarded-Prefix: //evil.example'],
  ['Host: localhost', 'Forwarded: host=evil.example;proto=https'],
  ['Host: localhost', 'X-Host: evil.example', 'X-HTTP-Host-Override: evil.example'],
  ['Host: localhost', 'X-Original-URL: //evil.example', 'X-Rewrite-URL: //evil.example'],
]
const PAGES = Object.values(routes).filter((route) => typeof route === 'string')
const ADDRESSES = [
  ...PAGES,
  ...PAGES.map((page) => `${page}/`),
  '//evil.example',
  '//evil.example/',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/',
  '/reset-password//evil.example/',
  '/%0d%0aLocation:%20http:%2f%2fevil.example/',
  '/login/?next=//evil.example',
]

describe.each(LIES)('%s %s %s', (...lie) => {
  test('no answer sends anyone away from the site or names the other host', async () => {
    const headers = lie.filter(Boolean)
    const answers = await Promise.all(
      ADDRESSES.map(async (address) => [address, await getRaw(site, address, ...headers)] as const),
    )
    for (const [address, answer] of answers) {
      const [status = 0] = statusesIn(answer)
      expect(status, address).toBeLessThan(500)
      expect(locationIn(answer) ?? '/', address).toMatch(/^\/(?![/\\])/)
      if (!address.includes('evil')) expect(answer, address).not.toContain('evil.example')
    }
  })
})

test.each(LIES)('a reset link is built from APP_URL alone: %s %s %s', async (...lie) => {
  const { teacher } = await loggedInTeacher(site)
  const body = JSON.stringify({ email: teacher.email })
  const answer = await sendRaw(
    site,
    [
      'POST /api/auth/user/forgot-password HTTP/1.1',
      ...lie.filter(Boolean),
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  expect(statusesIn(answer)).toEqual([200])
  const reset = () =>
    site.mails().find(({ to, text }) => to === teacher.email && /reset-/.test(text))
  await expect.poll(reset).toBeTruthy()
  const { text = '', html = '' } = reset() ?? {}
  expect(text).toContain(`${site.url}/reset-password/`)
  expect(text + html).not.toContain('evil.example')
})
