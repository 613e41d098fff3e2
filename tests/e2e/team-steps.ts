import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from './fixtures'
import { button, field, logIn } from './steps'

/** The manager whom the first start makes, on the page of the team's side that is asked for. */
export async function enterAsManager(page: Page, to: string, outbox = process.env.E2E_OUTBOX) {
  await logIn(page, 'team@uns.example', demoPassword(outbox))
  await page.goto(to)
}

/** Where the second factor is required, the first visit sets one up. */
export async function setUpAuthenticator(page: Page, to: string) {
  await page.waitForURL(/\/team\/enter/)
  await field(page, 'Your password').fill(demoPassword())
  await button(page, 'Set up an app').click()
  const shown = await page.locator('main code').textContent()
  const secret = shown?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await field(page, 'The code that the app shows now').fill(code)
  await button(page, 'Confirm the code').click()
  await button(page, 'I have kept them').click()
  await page.waitForURL('**/team')
  await page.goto(to)
}

function demoPassword(outbox = process.env.E2E_OUTBOX) {
  const folder = path.dirname(outbox ?? '')
  return readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
}
