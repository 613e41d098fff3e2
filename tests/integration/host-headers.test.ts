// @module-tag night
// @module-tag once
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { logInNewTeacher } from '../support/api-user'
import { parseLocation, parseStatuses, sendRawGet, sendRawRequest } from '../support/raw-request'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

const FORGED_HEADERS = [
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
const REQUEST_PATHS = [
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

describe.each(FORGED_HEADERS)('%s %s %s', (...forgedHeaders) => {
  test('no response redirects to another site or names the other host', async () => {
    const headers = forgedHeaders.filter(Boolean)
    const responses = await Promise.all(
      REQUEST_PATHS.map(
        async (urlPath) => [urlPath, await sendRawGet(site, urlPath, ...headers)] as const,
      ),
    )
    for (const [urlPath, response] of responses) {
      const [status = 0] = parseStatuses(response)
      expect(status, urlPath).toBeLessThan(500)
      expect(parseLocation(response) ?? '/', urlPath).toMatch(/^\/(?![/\\])/)
      if (!urlPath.includes('evil')) expect(response, urlPath).not.toContain('evil.example')
    }
  })
})

test.each(FORGED_HEADERS)(
  'a reset link is built from APP_URL alone: %s %s %s',
  async (...forgedHeaders) => {
    const { teacher } = await logInNewTeacher(site)
    const body = JSON.stringify({ email: teacher.email })
    const response = await sendRawRequest(
      site,
      [
        'POST /api/auth/user/forgot-password HTTP/1.1',
        ...forgedHeaders.filter(Boolean),
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    expect(parseStatuses(response)).toEqual([200])
    const findResetEmail = () =>
      site.mails().find(({ to, text }) => to === teacher.email && /reset-/.test(text))
    await expect.poll(findResetEmail).toBeTruthy()
    const { text = '', html = '' } = findResetEmail() ?? {}
    expect(text).toContain(`${site.url}/reset-password/`)
    expect(text + html).not.toContain('evil.example')
  },
)
