import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS } from '@/scripts/browser'
import { NAMES } from './certificate'
import { newTeacher, register, type Teacher } from './person'
import type { SecureSite } from './secure-site'
import { type Front, tlsServer } from './tls-front'

/** A site that means harm: `origin` is under another name, `beside` under a name next to the victim's. */
export type Trap = { origin: string; beside: string; stop: Front['stop'] }

export async function openTrap(): Promise<Trap> {
  const front = await tlsServer((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>A prize is waiting</title><body></body>'),
  )
  const at = (name: string) => `https://${name}:${front.port}`
  return { origin: at(NAMES.stranger), beside: at(NAMES.beside), stop: front.stop }
}

export function openBrowser(): Promise<Browser> {
  const names = Object.values(NAMES).map((name) => `MAP ${name} 127.0.0.1`)
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [`--host-resolver-rules=${names.join(',')}`, ...CHROMIUM_FLAGS],
  })
}

export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ignoreHTTPSErrors: true })

/** Registered by the API, logged in by the form, as a browser keeps it. */
export async function victim(site: SecureSite, context: BrowserContext) {
  const teacher = newTeacher()
  await register(site, teacher)
  const page = await context.newPage()
  await signIn(page, `${site.secureUrl}/login`, teacher)
  await page.waitForURL((url) => url.pathname !== '/login')
  return { teacher, page }
}

export async function signIn(page: Page, address: string, { email, password }: Teacher) {
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
