import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { pictureId } from '@/lib/toolkit/schema'
import { CHROMIUM_FLAGS } from '@/scripts/browser'
import { ACCOUNT_PAGES, EVERY_PAGE, GATED_PAGES, PUBLIC_PAGES } from '../support/addresses'
import { expectAllowed, expectStrict, policyOf } from '../support/page-policy'
import {
  bearer,
  call,
  newTeacher,
  register,
  subscribed,
  type Teacher,
  user,
} from '../support/person'
import { resendServer } from '../support/resend-server'
import { openFront } from './front'
import { functionsOf } from './functions'
import { readOutput } from './output'

/** The output as people meet it: in Chromium, through a front that follows Vercel's own routes. */

let site: Awaited<ReturnType<typeof openFront>>
let resend: Awaited<ReturnType<typeof resendServer>>
let browser: Browser
beforeAll(async () => {
  const { root, port, env } = inject('deployment')
  const output = readOutput(root)
  resend = await resendServer()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-functions-'))
  const functions = functionsOf(output, { ...env, RESEND_BASE_URL: resend.url }, folder)
  site = await openFront(output, functions, port)
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: CHROMIUM_FLAGS,
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await resend?.close()
})

describe('without a browser', () => {
  test.each([...PUBLIC_PAGES, '/no-such-page'])(
    '%s comes under a strict policy that knows all that stands in it',
    async (address) => {
      const answer = await call(site, address)
      const isLost = address === '/no-such-page'
      expect(answer.status).toBe(isLost ? 404 : 200)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      if (isLost)
        return expectAllowed(answer, /content="(default-src[^"]+)"/.exec(answer.body)?.[1])
      expectStrict(policyOf(answer))
      expectAllowed(answer)
    },
  )

  test.each([...GATED_PAGES, ...ACCOUNT_PAGES])('%s sends strangers away', async (address) => {
    const { status, headers } = await call(site, address)
    expect(status).toBe(307)
    expect(headers.get('location')).toMatch(/\/(subscription|login\?next=)/)
  })

  test('a member gets each private file, whole or in part, and a stranger none', async () => {
    const { cookie } = await subscribed(site)
    const [book, film, work] = [ebooks[0]?.id, videos[0]?.id, works[0]]
    const file = work?.files[0]?.id
    for (const address of [
      routes.ebookFile(book ?? ''),
      routes.videoFile(film ?? ''),
      routes.captions(film ?? ''),
      routes.toolkitFile(file ?? ''),
      routes.toolkitPage(pictureId(work?.id ?? '', 1)),
    ]) {
      const part = await fetch(site.url + address, { headers: { cookie, range: 'bytes=0-9' } })
      expect(part.status, address).toBe(206)
      expect(part.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/)
      expect((await part.arrayBuffer()).byteLength).toBe(10)
      const stranger = await fetch(site.url + address, { redirect: 'manual' })
      expect([307, 401], address).toContain(stranger.status)
    }
  })

  test('a mail goes out behind the answer, and jobs begin for who knows the secret', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    await call(site, user('forgot-password'), { body: { email: teacher.email } })
    const link = () =>
      resend
        .delivered()
        .find(({ body }) => `${body.to}` === teacher.email && /reset-password/.test(body.text))
    await expect.poll(link, { timeout: 20_000 }).toBeTruthy()
    const { CRON_SECRET: secret = '' } = inject('deployment').env
    for (const job of ['mail', 'housekeeping'])
      expect((await call(site, `/api/cron/${job}`, { headers: bearer(secret) })).status).toBe(202)
    expect((await call(site, '/api/cron/mail')).status).toBe(404)
  })

  test('a caller is counted by what Vercel saw of him, whatever he writes', async () => {
    const body = { name: 'A', email: 'a@school.example', subject: 'Hi', message: 'Ten letters' }
    const statuses = []
    for (let n = 0; n < 6; n += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${n}`,
        'x-vercel-forwarded-for': `203.0.113.${n}`,
      }
      statuses.push((await call(site, '/api/contact', { body, headers })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('in Chromium', () => {
  let context: BrowserContext
  let page: Page
  let complaints: string[] = []
  beforeEach(async () => {
    await context?.close()
    context = await browser.newContext({ baseURL: site.url })
    complaints = []
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text()))
        complaints.push(message.text())
    })
    page = await context.newPage()
  })

  async function enter({ email, password }: Teacher) {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }

  test('no public page breaks its policy', async () => {
    for (const address of PUBLIC_PAGES) {
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(await page.getByRole('main').count(), address).toBe(1)
    }
    expect(complaints).toEqual([])
  })

  test('a page that is not there is told so in the site’s own words, and runs under its policy', async () => {
    await page.goto('/no-such-page', { waitUntil: 'networkidle' })
    expect(await page.getByRole('main').count()).toBe(1)
    // The browser itself complains of the status.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([])
  })

  test('someone logs in by the form and goes through every page', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    await enter(teacher)
    for (const address of EVERY_PAGE) {
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      expect(new URL(page.url()).pathname, address).toBe(address)
      expect(answer?.headers()['content-security-policy'], address).toContain("default-src 'none'")
    }
    expect(complaints).toEqual([])
  })

  test('a subscriber reads a book', async () => {
    const { teacher } = await subscribed(site)
    await enter(teacher)
    await page.goto('/ebook')
    await page.getByRole('button', { name: 'Read Now' }).first().click()
    const sheet = page
      .frameLocator('dialog[open] iframe')
      .getByRole('region', { name: 'Page 1', exact: true })
    await sheet.locator('canvas').waitFor()
    expect(complaints).toEqual([])
  })
})
