import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './fixtures'
import { logIn } from './steps'

/** The manager whom the first start makes, on the page of the team's side that is asked for. */
export async function enterAsManager(page: Page, to: string, outbox = process.env.E2E_OUTBOX) {
  const folder = path.dirname(outbox ?? '')
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
  await logIn(page, 'team@uns.example', password)
  await page.goto(to)
}
