import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, openContext, openTrap, type Trap, victim } from '../support/attacker'
import type { Teacher } from '../support/person'
import { logIn, school } from '../support/person'
import { type SecureSite, startSecureSite } from '../support/secure-site'
import { embedAll, fetchAll, openFrame, sendForm } from './bait'

/**
 * A logged-in teacher opens a page that means harm: on another site, where cookies stay away from
 * all but navigations, and on a neighbour of the same site, where the browser sends them along.
 */

let site: SecureSite
let trap: Trap
let browser: Browser
let context: BrowserContext
let teacher: Teacher
let own: Page
let bait: Page

beforeAll(async () => {
  ;[site, trap, browser] = await Promise.all([startSecureSite(), openTrap(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await trap?.stop()
  await site?.stop()
})

beforeEach(async () => {
  context = await openContext(browser)
  const person = await victim(site, context)
  teacher = person.teacher
  own = person.page
  bait = await context.newPage()
})
afterEach(() => context?.close())

const CHANGES = () => ({
  '/api/auth/user/change-password': {
    currentPassword: teacher.password,
    newPassword: 'the-attackers-own',
  },
  '/api/auth/user/subscribe': school(),
  '/api/auth/user/logout': {},
})
const PICTURE = '/pictures/workshop-ai.svg'
const MEMBERS = ['/ebook', '/profile', '/digital-videos', '/api/auth/user/me']

/** Logged in as before, not subscribed, with the old password. */
async function expectUnharmed() {
  await own.goto(`${site.secureUrl}/profile`)
  expect(new URL(own.url()).pathname).toBe('/profile')
  const me = await own.evaluate(async () => (await fetch('/api/auth/user/me')).json())
  expect(me).toMatchObject({ email: teacher.email, is_subscribed: 0 })
  expect((await logIn(site, teacher)).status).toBe(200)
}

describe.each(['origin', 'beside'] as const)('from a page of another %s', (where) => {
  beforeEach(async () => {
    await bait.goto(trap[where])
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])(
    'a form sent as %s changes nothing',
    async (type) => {
      for (const [path, fields] of Object.entries(CHANGES())) {
        const page = await context.newPage()
        await page.goto(trap[where])
        const answered = page.waitForResponse(site.secureUrl + path)
        await page.evaluate(sendForm, { action: site.secureUrl + path, type, fields })
        expect((await answered).status(), path).toBe(403)
        await page.close()
      }
      await expectUnharmed()
    },
  )

  test('fetch with the cookies changes nothing and reads nothing', async () => {
    for (const [path, fields] of Object.entries(CHANGES())) {
      const sent = { url: site.secureUrl + path, body: JSON.stringify(fields) }
      expect(await bait.evaluate(fetchAll, sent), path).toEqual([])
    }
    for (const path of MEMBERS) {
      const read = await bait.evaluate(fetchAll, { url: site.secureUrl + path })
      expect(read, path).toEqual([])
    }
    await expectUnharmed()
  })

  test('pages and files of members are not to be had as picture, script, style or frame', async () => {
    const files = ['/ebook', '/profile', '/api/auth/user/me', PICTURE]
    const loaded = await bait.evaluate(
      embedAll,
      files.map((path) => site.secureUrl + path),
    )
    expect(loaded).toEqual([])
    const here = await own.evaluate(embedAll, [site.secureUrl + PICTURE])
    expect(here).toEqual([`img ${site.secureUrl}${PICTURE}`])
    for (const path of MEMBERS) {
      await bait.evaluate(openFrame, site.secureUrl + path)
      await expect
        .poll(() => bait.frames().at(-1)?.url(), { message: path })
        .toMatch(/^chrome-error:/)
    }
  })

  test('a window it opens gives no way back to it and none into it', async () => {
    const opening = context.waitForEvent('page')
    await bait.evaluate(
      (url) => Object.assign(window, { opened: open(url) }),
      `${site.secureUrl}/profile`,
    )
    const opened = await opening
    await opened.waitForLoadState()
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    const seen = await bait.evaluate(() => {
      const { opened } = window as unknown as { opened: Window }
      return opened.closed
    })
    expect(seen).toBe(true)
    await opened.close()
  })

  test('following a link has no effect, also to the addresses that change things', async () => {
    for (const path of [...MEMBERS.slice(0, 3), ...Object.keys(CHANGES())]) {
      await bait.evaluate((url) => location.assign(url), site.secureUrl + path)
      await bait.waitForURL(`${site.secureUrl}${path}`)
      await bait.goto(trap[where])
    }
    await expectUnharmed()
  })
})

test('a neighbour that plants cookies for the whole site takes nobody over', async () => {
  await bait.goto(trap.beside)
  await bait.evaluate(async () => {
    for (const name of ['uns-session', '__Host-uns-session', 'XSRF-TOKEN'])
      await cookieStore.set({ name, value: 'planted', domain: 'uns.test' }).catch(() => {})
  })
  const planted = (await context.cookies()).filter(({ value }) => value === 'planted')
  expect(planted.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'uns-session'])
  const action = `${site.secureUrl}/api/auth/user/logout`
  const answered = bait.waitForResponse(action)
  await bait.evaluate(sendForm, { action, type: 'text/plain', fields: {} })
  expect((await answered).status()).toBe(403)
  await expectUnharmed()
})
