import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { buildPagePictureId } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { CHROMIUM_FLAGS } from '@/scripts/browser'
import { watchRest } from '@/tests/e2e/page-rest'
import {
  bearerHeader,
  callApi,
  newSubscriber,
  newTeacher,
  register,
  type TestTeacher,
  userApiPath,
} from '@/tests/support/api-user'
import { expectInlineAllowed, expectStrictPolicy, readPolicy } from '@/tests/support/page-policy'
import { startResendServer } from '@/tests/support/resend-server'
import { ACCOUNT_PAGES, ALL_PAGES, GATED_PAGES, PUBLIC_PAGES } from '@/tests/support/route-paths'
import { startEdgeServer } from './edge-server'
import { createFunctionPool } from './functions'
import { readOutput } from './output'

/** The output in Chromium, behind a server that follows Vercel's routes. */

let site: Awaited<ReturnType<typeof startEdgeServer>>
let resend: Awaited<ReturnType<typeof startResendServer>>
let browser: Browser
beforeAll(async () => {
  const { root, port, env } = inject('deployment')
  const output = readOutput(root)
  resend = await startResendServer()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-functions-'))
  const functions = createFunctionPool(output, { ...env, RESEND_BASE_URL: resend.url }, folder)
  site = await startEdgeServer(output, functions, port)
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
    '%s has a strict policy that allows its own inline content',
    async (urlPath) => {
      const response = await callApi(site, urlPath)
      const isNotFound = urlPath === '/no-such-page'
      expect(response.status).toBe(isNotFound ? 404 : 200)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      if (isNotFound)
        return expectInlineAllowed(
          response,
          /content="(default-src[^"]+)"/.exec(response.body)?.[1],
        )
      expectStrictPolicy(readPolicy(response), urlPath)
      expectInlineAllowed(response)
    },
  )

  test.each([...GATED_PAGES, ...ACCOUNT_PAGES])('%s redirects visitors', async (urlPath) => {
    const { status, headers } = await callApi(site, urlPath)
    expect(status).toBe(307)
    expect(headers.get('location')).toMatch(/\/(subscription|login\?next=)/)
  })

  test('a member gets each private file, whole or in part, and a visitor none', async () => {
    const { cookie } = await newSubscriber(site)
    const [bookId, videoId, resource] = [ebooks[0]?.id, videos[0]?.id, works[0]]
    const fileId = resource?.files[0]?.id
    for (const urlPath of [
      routes.ebookFile(bookId ?? ''),
      routes.videoFile(videoId ?? ''),
      routes.captions(videoId ?? ''),
      routes.toolkitFile(fileId ?? ''),
      routes.toolkitPage(buildPagePictureId(resource?.id ?? '', 1)),
    ]) {
      const partialResponse = await fetch(site.url + urlPath, {
        headers: { cookie, range: 'bytes=0-9' },
      })
      expect(partialResponse.status, urlPath).toBe(206)
      expect(partialResponse.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/)
      expect((await partialResponse.arrayBuffer()).byteLength).toBe(10)
      const anonymousResponse = await fetch(site.url + urlPath, { redirect: 'manual' })
      expect([307, 401], urlPath).toContain(anonymousResponse.status)
    }
  })

  test('sends an email after the response, and starts jobs for callers with the secret', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
    const findResetEmail = () =>
      resend
        .delivered()
        .find(({ body }) => `${body.to}` === teacher.email && /reset-password/.test(body.text))
    await expect.poll(findResetEmail, { timeout: 20_000 }).toBeTruthy()
    const { CRON_SECRET: secret = '' } = inject('deployment').env
    for (const job of ['mail', 'housekeeping'])
      expect(
        (await callApi(site, `/api/cron/${job}`, { headers: bearerHeader(secret) })).status,
      ).toBe(202)
    expect((await callApi(site, '/api/cron/mail')).status).toBe(404)
  })

  test('counts a caller by the IP address that Vercel saw, whatever other headers say', async () => {
    const body = { name: 'A', email: 'a@school.example', subject: 'Hi', message: 'Ten letters' }
    const statuses = []
    for (let n = 0; n < 6; n += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${n}`,
        'x-vercel-forwarded-for': `203.0.113.${n}`,
      }
      statuses.push((await callApi(site, '/api/contact', { body, headers })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('in Chromium', () => {
  let context: BrowserContext
  let page: Page
  let rest: () => Promise<void>
  let consoleErrors: string[] = []
  beforeEach(async () => {
    await context?.close()
    context = await browser.newContext({ baseURL: site.url })
    consoleErrors = []
    context.on('weberror', (error) => consoleErrors.push(String(error.error())))
    context.on('console', (message) => {
      const text = message.text()
      // Chromium logs the status without the URL, also for pages of records that do not exist.
      if (/status of 404/.test(text)) return
      if (message.type() === 'error' || /hydrat/i.test(text)) consoleErrors.push(text)
    })
    context.on('response', (response) => {
      if (response.status() === 404 && !response.request().isNavigationRequest())
        consoleErrors.push(`404: ${response.url()}`)
    })
    page = await context.newPage()
    rest = watchRest(page)
  })

  async function logIn({ email, password }: TestTeacher) {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }

  test('no public page violates its policy', async () => {
    for (const urlPath of PUBLIC_PAGES) {
      await page.goto(urlPath)
      await rest()
      expect(await page.getByRole('main').count(), urlPath).toBe(1)
    }
    expect(consoleErrors).toEqual([])
  })

  test('a missing page shows the site’s own 404 page under its policy', async () => {
    await page.goto('/no-such-page')
    await rest()
    expect(await page.getByRole('main').count()).toBe(1)
    expect(consoleErrors).toEqual([])
  })

  test('a teacher logs in by the form and opens every page', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    await logIn(teacher)
    for (const urlPath of ALL_PAGES) {
      const response = await page.goto(urlPath)
      await rest()
      expect(new URL(page.url()).pathname, urlPath).toBe(urlPath)
      expect(response?.headers()['content-security-policy'], urlPath).toContain(
        "default-src 'none'",
      )
    }
    expect(consoleErrors).toEqual([])
  })

  test('a subscriber reads a book', async () => {
    const { teacher } = await newSubscriber(site)
    await logIn(teacher)
    await page.goto('/ebook')
    await page.getByRole('button', { name: 'Read Now' }).first().click()
    const firstPage = page
      .frameLocator('dialog[open] iframe')
      .getByRole('region', { name: 'Page 1', exact: true })
    await firstPage.locator('canvas').waitFor()
    expect(consoleErrors).toEqual([])
  })
})
