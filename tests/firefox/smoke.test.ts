import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newTeacher, school } from '../support/person'
import { type Site, startSite } from '../support/site'
import { complaintsOf, field, fill, isAt, openFirefox, press, says } from './browser'

/** One person's way through the site in Firefox; Chromium goes every other way in tests/e2e. */

let site: Site
let browser: Browser
let page: Page
let complaints: string[]
const teacher = newTeacher()
const go = (path: string) => page.goto(site.url + path)

beforeAll(async () => {
  site = await startSite({ env: { LIST_LOAD_DELAY_MS: '1' } })
  browser = await openFirefox()
  page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  complaints = complaintsOf(page)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('registers: a wrong field is named, a right form leads to the login', async () => {
  await go('/register')
  await fill(page, {
    'First name': teacher.firstname,
    'Last name': teacher.lastname,
    Email: teacher.email,
    'Phone number': teacher.phone_number,
    Password: teacher.password,
    'Confirm password': 'something else',
  })
  await press(page, 'Register')
  await says(page, 'Passwords do not match')
  const again = await field(page, 'Confirm password')
  await again.click({ count: 3 })
  await again.type(teacher.password)
  await press(page, 'Register')
  await isAt(page, '/login')
})

test('logs in, and the page that was asked for opens', async () => {
  await go('/profile')
  await isAt(page, '/login')
  await fill(page, { Email: teacher.email, Password: teacher.password })
  await press(page, 'Login')
  await isAt(page, '/profile')
  await says(page, teacher.email)
})

test('sends a message and a school’s subscription', async () => {
  await go('/contact')
  await fill(page, {
    Name: 'Asha Rao',
    Email: 'asha@school.example',
    Subject: 'The Friday workshop',
    Message: 'May two of our teachers join?',
  })
  await press(page, 'Send Message')
  await says(page, 'Message sent successfully')

  await go('/subscription-form')
  for (const [name, answer] of Object.entries(school())) {
    const input = await page.waitForSelector(`form [name="${name}"]`)
    if (name === 'declaration') await input?.click()
    else if (name === 'affiliation_board')
      await page.select(`form [name="${name}"]`, String(answer))
    else await input?.type(String(answer))
  }
  await press(page, 'Submit Subscription')
  await page.waitForFunction(() => JSON.parse(localStorage.user ?? '{}').is_subscribed === 1)
})

test('opens the library and reads the first page of a book', async () => {
  await go('/ebook')
  await press(page, 'Read Now')
  const frame = await page.waitForFrame((one) => one.url().includes('/ebook/read/'))
  const canvas = await frame.waitForSelector('[aria-label="Page 1"] canvas', { visible: true })
  // Something is drawn on it: not every point has the colour of the paper.
  const isDrawn = () =>
    canvas?.evaluate((drawn) => {
      const { width, height } = drawn as HTMLCanvasElement
      const { data } =
        (drawn as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      return width > 200 && data?.some((point) => point !== data[0])
    })
  await vi.waitFor(async () => expect(await isDrawn()).toBe(true), 30_000)
})

test('logs out, and nothing of the account is left', async () => {
  await go('/')
  await press(page, teacher.firstname)
  await Promise.all([page.waitForNavigation(), press(page, 'Logout')])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await go('/profile')
  await isAt(page, '/login')
  expect(complaints).toEqual([])
})
