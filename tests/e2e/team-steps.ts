import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, type Page } from './fixtures'
import { waitForEmail } from './mailbox'
import { button, field, logIn, message } from './steps'

export async function logInAsManager(page: Page, target: string, outbox = process.env.E2E_OUTBOX) {
  const folder = path.dirname(outbox ?? '')
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
  await logIn(page, 'team@uns.example', password)
  await page.goto(target)
}

type Manager = { email: string; password: string }

/** Opens the emailed link first, which the first second factor needs. */
export async function openFactorLink(page: Page, email: string, outbox = process.env.E2E_OUTBOX) {
  await button(page, 'Email me the link').click()
  const { text } = await waitForEmail(email, /second factor/, outbox)
  await page.goto(/https?:\S+\/second-factor\/[\w-]{43}/.exec(text)?.[0] ?? 'no link')
  await button(page, 'Continue').click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(/\/team\/(verify|second-factor)$/)
}

export async function setUpAuthenticator(
  page: Page,
  { email, password }: Manager,
  outbox = process.env.E2E_OUTBOX,
) {
  await openFactorLink(page, email, outbox)
  const region = page.getByRole('region', { name: 'An authenticator app' })
  await region.getByLabel('Your password', { exact: true }).fill(password)
  await region.getByRole('button', { name: 'Set up an app' }).click()
  const secret = (await region.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await region.getByLabel('Code from the app').fill(code)
  await region.getByRole('button', { name: 'Confirm the code' }).click()
  await region.getByRole('button', { name: 'I have saved the codes' }).click()
}

export async function openReceivedApplication(page: Page, schoolName: string) {
  const query = new URLSearchParams({ search: schoolName, state: 'received' })
  await page.goto(`/team/applications?${query}`)
  await page.getByRole('main').getByRole('link', { name: schoolName }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(schoolName)
}

/** Approves for one month, so that the school can renew at once. */
export async function approveApplication(page: Page, schoolName: string) {
  await openReceivedApplication(page, schoolName)
  await field(page, 'Months').fill('1')
  await button(page, 'Approve the application').click()
  await expect(page.getByText(`${schoolName} is approved.`)).toBeVisible()
}

type TestBook = { title: string; file: string | Buffer; isFree?: boolean }

export async function publishBook(page: Page, { title, file, isFree = false }: TestBook) {
  await page.goto('/team/library?type=book')
  await field(page, 'Title').fill(title)
  await button(page, 'Create the draft').click()
  await page.waitForURL(/\/team\/library\/[^/?]+$/)
  await field(page, 'Description').fill('Twelve questions that start a lesson.')
  const label = isFree ? 'Free, for all users' : 'Premium, for subscribers'
  await field(page, 'Access').selectOption({ label })
  await field(page, 'Author').fill('The UNS team')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const name = typeof file === 'string' ? path.basename(file) : 'pages.pdf'
  const bytes = typeof file === 'string' ? readFileSync(file) : file
  await page.setInputFiles('input[type=file][accept=".pdf"]', {
    ...{ name, mimeType: 'application/pdf', buffer: bytes },
  })
  await expect(page.getByText(`Current file: ${name}`).first()).toBeVisible()
  await button(page, 'Publish the item').click()
  await expect(page.getByText('Published. Everyone with access can open it.')).toBeVisible()
}

type TestLiveSession = { title: string; meetingUrl: string; startedMinutesAgo?: number }

/** Started 45 minutes ago for an hour: it can be joined, and its last third accepts the code. */
export async function publishLiveSession(
  page: Page,
  { title, meetingUrl, startedMinutesAgo = 45 }: TestLiveSession,
) {
  const startInIndia = new Date(Date.now() + (5.5 * 60 - startedMinutesAgo) * 60_000).toISOString()
  await page.goto('/team/sessions/new')
  await field(page, 'Kind').selectOption({ label: 'Workshop' })
  await field(page, 'Title').fill(title)
  await field(page, 'Summary').fill('What goes into a rubric, and what stays out of it.')
  await field(page, 'Host').fill('Meena Iyer')
  await field(page, 'One line about the host').fill('Teaches science in Pune.')
  await field(page, 'Day').fill(startInIndia.slice(0, 10))
  await field(page, 'Start (IST)').fill(startInIndia.slice(11, 16))
  await field(page, 'Meeting link').fill(meetingUrl)
  await field(page, 'Record attendance by').selectOption({ label: 'A code that the host shows' })
  await field(page, 'Attendance code').fill('Sapling')
  await field(page, 'State').selectOption({ label: 'Published' })
  await button(page, 'Create session').click()
  await page.waitForURL(/\/team\/sessions\/[0-9a-f-]{36}$/)
}

/** A session of 30 minutes has ended and can be closed. Leaving the page ends the undo window. */
export async function closeLiveSession(page: Page) {
  await openTab(page, 'Details')
  await field(page, 'Minutes').fill('30')
  await button(page, 'Save').click()
  await expect(message(page)).toContainText('Session saved.')
  await openTab(page, 'Certificates')
  await button(page, 'Close and issue certificates').click()
  // A new time, whose email waits, has an undo of its own.
  const closing = page.getByRole('region', { name: 'Certificates' })
  await expect(closing.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.goto('/team/sessions')
}

export async function openTab(page: Page, name: string) {
  const tab = page.getByRole('main').getByRole('link', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}
