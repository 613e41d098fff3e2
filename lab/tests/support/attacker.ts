import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS } from '@/scripts/browser'
import { newTeacher, register, type TestTeacher } from '@/tests/support/api-user'
import type { SecureSite } from './secure-site'
import { TEST_HOSTS } from './tls-certificate'
import { startTlsServer, type TlsProxy } from './tls-proxy'

export type AttackerSite = { origin: string; siblingOrigin: string; stop: TlsProxy['stop'] }

export async function startAttackerSite(): Promise<AttackerSite> {
  const front = await startTlsServer((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>A prize is waiting</title><body></body>'),
  )
  const originOf = (name: string) => `https://${name}:${front.port}`
  return {
    origin: originOf(TEST_HOSTS.stranger),
    siblingOrigin: originOf(TEST_HOSTS.beside),
    stop: front.stop,
  }
}

export function launchBrowser(): Promise<Browser> {
  const hostRules = Object.values(TEST_HOSTS).map((name) => `MAP ${name} 127.0.0.1`)
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [`--host-resolver-rules=${hostRules.join(',')}`, ...CHROMIUM_FLAGS],
  })
}

export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ignoreHTTPSErrors: true })

export async function logInVictim(site: SecureSite, context: BrowserContext) {
  const teacher = newTeacher()
  await register(site, teacher)
  const page = await context.newPage()
  await logInWithForm(page, `${site.secureUrl}/login`, teacher)
  await page.waitForURL((url) => url.pathname !== '/login')
  return { teacher, page }
}

export async function logInWithForm(page: Page, url: string, { email, password }: TestTeacher) {
  await page.goto(url)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
