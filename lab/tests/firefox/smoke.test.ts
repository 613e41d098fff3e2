import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newSchoolForm, newTeacher } from '@/tests/support/api-user'
import { type Site, startSite } from '@/tests/support/site'
import {
  clickButton,
  collectConsoleErrors,
  fillFields,
  findField,
  openFirefox,
  waitForPath,
  waitForText,
} from './browser'

/** One path through the site in Firefox; tests/e2e covers the rest in Chromium. */

let site: Site
let browser: Browser
let page: Page
let consoleErrors: string[]
const teacher = newTeacher()
const openPath = (path: string) => page.goto(site.url + path)

beforeAll(async () => {
  site = await startSite({ env: { LIST_LOAD_DELAY_MS: '1' } })
  browser = await openFirefox()
  page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  consoleErrors = collectConsoleErrors(page)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('registers: names a wrong field, and leads to the login after a valid form', async () => {
  await openPath('/register')
  await fillFields(page, {
    'First name': teacher.firstname,
    'Last name': teacher.lastname,
    Email: teacher.email,
    'Phone number': teacher.phone_number,
    Password: teacher.password,
    'Confirm password': 'something else',
  })
  await clickButton(page, 'Register')
  await waitForText(page, 'Passwords do not match')
  const confirmField = await findField(page, 'Confirm password')
  await confirmField.click({ count: 3 })
  await confirmField.type(teacher.password)
  await clickButton(page, 'Register')
  await waitForPath(page, '/login')
})

test('logs in and opens the requested page', async () => {
  await openPath('/profile')
  await waitForPath(page, '/login')
  await fillFields(page, { Email: teacher.email, Password: teacher.password })
  await clickButton(page, 'Login')
  await waitForPath(page, '/profile')
  await waitForText(page, teacher.email)
})

test('sends a message and a school’s subscription', async () => {
  await openPath('/contact')
  await fillFields(page, {
    Name: 'Asha Rao',
    Email: 'asha@school.example',
    Subject: 'The Friday workshop',
    Message: 'May two of our teachers join?',
  })
  await clickButton(page, 'Send Message')
  await waitForText(page, 'Message sent successfully')

  await openPath('/subscription-form')
  for (const [name, value] of Object.entries(newSchoolForm())) {
    const input = await page.waitForSelector(`form [name="${name}"]`)
    if (name === 'declaration') await input?.click()
    else if (name === 'affiliation_board') await page.select(`form [name="${name}"]`, String(value))
    else await input?.type(String(value))
  }
  await clickButton(page, 'Submit Subscription')
  await page.waitForFunction(() => JSON.parse(localStorage.user ?? '{}').is_subscribed === 1)
})

test('opens the library and reads the first page of a book', async () => {
  await openPath('/ebook')
  await clickButton(page, 'Read Now')
  const frame = await page.waitForFrame((candidate) => candidate.url().includes('/ebook/read/'))
  const canvas = await frame.waitForSelector('[aria-label="Page 1"] canvas', { visible: true })
  const isDrawn = () =>
    canvas?.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const { data } =
        (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      return width > 200 && data?.some((byte) => byte !== data[0])
    })
  await vi.waitFor(async () => expect(await isDrawn()).toBe(true), 30_000)
})

test('logs out and leaves nothing of the account', async () => {
  await openPath('/')
  await clickButton(page, teacher.firstname)
  await Promise.all([page.waitForNavigation(), clickButton(page, 'Logout')])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await openPath('/profile')
  await waitForPath(page, '/login')
  expect(consoleErrors).toEqual([])
})
