import { beforeAll, describe, expect, test } from 'vitest'
import { loginFor } from '@/lib/routes'
import { addressesOf } from '../support/addresses'
import { bearer, call, loggedInTeacher, subscribed } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** Who comes to the school's pages, and what a link to join says to whom. */

const PAGES = addressesOf(({ whom, kind }) => whom === 'school' && kind === 'page')

let site: SharedSite
let coordinator: Awaited<ReturnType<typeof subscribed>>
let link: string
beforeAll(async () => {
  site = await sharedSite()
  coordinator = await subscribed(site)
  const headers = bearer(coordinator.token)
  const { url } = (await call(site, '/api/school/link', { body: {}, headers })).body
  link = new URL(url).pathname
})

const open = (path: string, cookie = '') => call(site, path, { headers: { cookie } })

describe.each(PAGES)('%s', (page) => {
  test('sends a visitor to the login and back', async () => {
    const { status, headers } = await open(page)
    expect(status).toBe(307)
    expect(headers.get('location')).toMatch(new RegExp(`${escaped(loginFor(page))}$`))
  })

  test('is not there for who coordinates no school, nor at an id that is none of the school', async () => {
    const { cookie, token } = await loggedInTeacher(site)
    expect((await open(page, cookie)).status).toBe(404)
    await call(site, `/api/school${link}`, { body: {}, headers: bearer(token) })
    expect((await open(page, cookie)).status).toBe(404)
    expect(`${(await open('/my-school', cookie)).body}`).toContain('Give back my seat')
    const strange = page.includes('any-book')
    expect((await open(page, coordinator.cookie)).status).toBe(strange ? 404 : 200)
  })
})

describe('a link to join', () => {
  test.each([
    ['is cut in half', () => link.slice(0, -4), 'not known here'],
    ['belongs to nobody', () => `/join/${'A'.repeat(43)}`, 'not known here'],
    ['is no token at all', () => '/join/%20%F0%9F%92%A3', 'not known here'],
    ['works', () => link, 'keeps a seat for you'],
  ])('that %s is told in a sentence, under a policy, and kept by nobody', async (_, path, said) => {
    const { status, body, headers } = await open(path())
    expect(status).toBe(200)
    expect(`${body}`).toContain(said)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('asks the coordinator of that school nothing, and whoever is elsewhere to leave first', async () => {
    expect(`${(await open(link, coordinator.cookie)).body}`).toContain('have a seat at')
    const { cookie } = await subscribed(site)
    expect(`${(await open(link, cookie)).body}`).toContain('one school at a time')
  })
})

const escaped = (text: string) => text.replace(/[.?]/g, '\\$&')
