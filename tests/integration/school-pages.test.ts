import { beforeAll, describe, expect, test } from 'vitest'
import { toLoginPath } from '@/lib/routes'
import { bearerHeader, callApi, logInNewTeacher, newSubscriber } from '../support/api-user'
import { listSamplePaths } from '../support/route-paths'
import { getSharedSite, type SharedSite } from '../support/shared-site'

const PAGES = listSamplePaths(({ audience, kind }) => audience === 'school' && kind === 'page')

let site: SharedSite
let coordinator: Awaited<ReturnType<typeof newSubscriber>>
let link: string
beforeAll(async () => {
  site = await getSharedSite()
  coordinator = await newSubscriber(site)
  const headers = bearerHeader(coordinator.token)
  const { url } = (await callApi(site, '/api/school/staff-room-link', { body: {}, headers })).body
  link = new URL(url).pathname
})

const openPage = (path: string, cookie = '') => callApi(site, path, { headers: { cookie } })

describe.each(PAGES)('%s', (page) => {
  test('redirects a visitor to the login and back', async () => {
    const { status, headers } = await openPage(page)
    expect(status).toBe(307)
    expect(headers.get('location')).toMatch(new RegExp(`${escapeRegExp(toLoginPath(page))}$`))
  })

  test('responds 404 to users who coordinate no school and to IDs outside the school', async () => {
    const { cookie, token } = await logInNewTeacher(site)
    expect((await openPage(page, cookie)).status).toBe(404)
    await callApi(site, `/api/school${link}`, { body: {}, headers: bearerHeader(token) })
    expect((await openPage(page, cookie)).status).toBe(404)
    expect(`${(await openPage('/my-school', cookie)).body}`).toContain('Give up my seat')
    const isUnknownItem = page.includes('any-book')
    expect((await openPage(page, coordinator.cookie)).status).toBe(isUnknownItem ? 404 : 200)
  })
})

describe('a link to join', () => {
  test.each([
    ['is cut in half', () => link.slice(0, -4), 'We cannot find this invitation'],
    ['belongs to nobody', () => `/join/${'A'.repeat(43)}`, 'We cannot find this invitation'],
    ['is no token at all', () => '/join/%20%F0%9F%92%A3', 'We cannot find this invitation'],
    ['works', () => link, 'has a seat for you'],
  ])(
    'that %s is told in a sentence, under a policy, and kept by nobody',
    async (_, path, expectedText) => {
      const { status, body, headers } = await openPage(path())
      expect(status).toBe(200)
      expect(`${body}`).toContain(expectedText)
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
      expect(headers.get('cache-control')).toMatch(/no-store/)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test('does not ask its own coordinator, and asks members of another school to leave it first', async () => {
    expect(`${(await openPage(link, coordinator.cookie)).body}`).toContain('have a seat at')
    const { cookie } = await newSubscriber(site)
    expect(`${(await openPage(link, cookie)).body}`).toContain('one school at a time')
  })
})

const escapeRegExp = (text: string) => text.replace(/[.?]/g, '\\$&')
