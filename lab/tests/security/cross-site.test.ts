import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestTeacher } from '@/tests/support/api-user'
import { logIn, newSchoolForm } from '@/tests/support/api-user'
import {
  type AttackerSite,
  launchBrowser,
  logInVictim,
  openContext,
  startAttackerSite,
} from '../support/attacker'
import { type SecureSite, startSecureSite } from '../support/secure-site'
import { embedAll, fetchAll, openFrame, sendForm } from './attack-scripts'

/**
 * A logged-in teacher opens a malicious page: on another site, where cookies go along with
 * navigations only, and on a sibling of the same site, where the browser sends them.
 */

let site: SecureSite
let trap: AttackerSite
let browser: Browser
let context: BrowserContext
let teacher: TestTeacher
let ownPage: Page
let attackPage: Page

beforeAll(async () => {
  ;[site, trap, browser] = await Promise.all([
    startSecureSite(),
    startAttackerSite(),
    launchBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await trap?.stop()
  await site?.stop()
})

beforeEach(async () => {
  context = await openContext(browser)
  const target = await logInVictim(site, context)
  teacher = target.teacher
  ownPage = target.page
  attackPage = await context.newPage()
})
afterEach(() => context?.close())

const createChangeRequests = () => ({
  '/api/auth/user/change-password': {
    currentPassword: teacher.password,
    newPassword: 'the-attackers-own',
  },
  '/api/auth/user/subscribe': newSchoolForm(),
  '/api/auth/user/logout': {},
})
const PUBLIC_PICTURE = '/pictures/workshop-ai.svg'
const MEMBER_PAGES = ['/ebook', '/profile', '/digital-videos', '/api/auth/user/me']

async function expectUnchanged() {
  await ownPage.goto(`${site.secureUrl}/profile`)
  expect(new URL(ownPage.url()).pathname).toBe('/profile')
  const account = await ownPage.evaluate(async () => (await fetch('/api/auth/user/me')).json())
  expect(account).toMatchObject({ email: teacher.email, is_subscribed: 0 })
  expect((await logIn(site, teacher)).status).toBe(200)
}

describe.each(['origin', 'siblingOrigin'] as const)('from a page of another %s', (trapKey) => {
  beforeEach(async () => {
    await attackPage.goto(trap[trapKey])
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])(
    'a form sent as %s changes nothing',
    async (type) => {
      for (const [path, fields] of Object.entries(createChangeRequests())) {
        const page = await context.newPage()
        await page.goto(trap[trapKey])
        const pendingResponse = page.waitForResponse(site.secureUrl + path)
        await page.evaluate(sendForm, { action: site.secureUrl + path, type, fields })
        expect((await pendingResponse).status(), path).toBe(403)
        await page.close()
      }
      await expectUnchanged()
    },
  )

  test('fetch with the cookies changes nothing and reads nothing', async () => {
    for (const [path, fields] of Object.entries(createChangeRequests())) {
      const fetchOptions = { url: site.secureUrl + path, body: JSON.stringify(fields) }
      expect(await attackPage.evaluate(fetchAll, fetchOptions), path).toEqual([])
    }
    for (const path of MEMBER_PAGES) {
      const responseTexts = await attackPage.evaluate(fetchAll, { url: site.secureUrl + path })
      expect(responseTexts, path).toEqual([])
    }
    await expectUnchanged()
  })

  test('members’ pages and files cannot be embedded as picture, script, style or frame', async () => {
    const paths = ['/ebook', '/profile', '/api/auth/user/me', PUBLIC_PICTURE]
    const loadedElements = await attackPage.evaluate(
      embedAll,
      paths.map((path) => site.secureUrl + path),
    )
    expect(loadedElements).toEqual([])
    const loadedByOwnPage = await ownPage.evaluate(embedAll, [site.secureUrl + PUBLIC_PICTURE])
    expect(loadedByOwnPage).toEqual([`img ${site.secureUrl}${PUBLIC_PICTURE}`])
    for (const path of MEMBER_PAGES) {
      await attackPage.evaluate(openFrame, site.secureUrl + path)
      await expect
        .poll(() => attackPage.frames().at(-1)?.url(), { message: path })
        .toMatch(/^chrome-error:/)
    }
  })

  test('a window it opens has no reference in either direction', async () => {
    const pendingPopup = context.waitForEvent('page')
    await attackPage.evaluate(
      (url) => Object.assign(window, { opened: open(url) }),
      `${site.secureUrl}/profile`,
    )
    const popup = await pendingPopup
    await popup.waitForLoadState()
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    const isPopupClosed = await attackPage.evaluate(() => {
      const { opened } = window as unknown as { opened: Window }
      return opened.closed
    })
    expect(isPopupClosed).toBe(true)
    await popup.close()
  })

  test('following a link changes nothing, not even to URLs of actions', async () => {
    for (const path of [...MEMBER_PAGES.slice(0, 3), ...Object.keys(createChangeRequests())]) {
      await attackPage.evaluate((url) => location.assign(url), site.secureUrl + path)
      await attackPage.waitForURL(`${site.secureUrl}${path}`)
      await attackPage.goto(trap[trapKey])
    }
    await expectUnchanged()
  })
})

test('a sibling site that plants cookies cannot take over a session', async () => {
  await attackPage.goto(trap.siblingOrigin)
  await attackPage.evaluate(async () => {
    for (const name of ['uns-session', '__Host-uns-session', 'XSRF-TOKEN'])
      await cookieStore.set({ name, value: 'planted', domain: 'uns.test' }).catch(() => {})
  })
  const plantedCookies = (await context.cookies()).filter(({ value }) => value === 'planted')
  expect(plantedCookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'uns-session'])
  const action = `${site.secureUrl}/api/auth/user/logout`
  const pendingResponse = attackPage.waitForResponse(action)
  await attackPage.evaluate(sendForm, { action, type: 'text/plain', fields: {} })
  expect((await pendingResponse).status()).toBe(403)
  await expectUnchanged()
})
