import { writeFileSync } from 'node:fs'
import { createPng } from '../support/sample-files'
import {
  askForQuotation,
  countPresses,
  creditReceipt,
  downloadText,
  filterByState,
  listOrders,
  pictures,
  quoteAsOffice,
  recordFirstPayment,
  setUpOffice,
  takePicture,
} from './billing-steps'
import { expect, test } from './fixtures'
import { button, expectAccessible, expectPdf, field, registerSubscriber } from './steps'
import { logInAsManager } from './team-steps'

/** They share the office's settings. */
test.describe.configure({ mode: 'serial' })

test('a school asks for a quotation and pays; the office confirms and credits', {
  tag: '@ci',
}, async ({ page, user, browser }) => {
  test.slow()
  const plan = `School ${user.email.slice(0, 12)}`
  const office = await (await browser.newContext()).newPage()
  await logInAsManager(office, '/team/billing')
  await setUpOffice(office, plan)

  await registerSubscriber(page, user)
  await page.goto('/my-school/billing')
  await takePicture(page, 'school-quotation')
  await askForQuotation(page, plan)
  await expectAccessible(page)

  const quotation = page.getByRole('link', { name: /^Quotation Q/ })
  await expectPdf(page, (await quotation.getAttribute('href')) ?? '')

  await page.getByText('Report a payment', { exact: true }).click()
  await field(page, 'Paid by').selectOption('neft')
  await field(page, 'Day of payment').fill('2026-04-02')
  await field(page, 'UTR, cheque number or receipt number').fill(`UTR ${plan}`)
  await button(page, 'Report the payment').click()
  await expect(page.getByText('We are checking this payment.')).toBeVisible()
  await page
    .getByLabel(/^Photo of the receipt/)
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: createPng(30, 20) })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await takePicture(page, 'school-payment')
  await button(page, 'Add the photo').click()
  await expect(page.getByText('A photo is attached.')).toBeVisible()

  await office.goto(`/team/billing?state=reported&search=${encodeURIComponent(`UTR ${plan}`)}`)
  await expectAccessible(office)
  await takePicture(office, 'ledger')
  await office.locator('tbody').getByRole('link').first().click()
  await expect(office).toHaveTitle(/Billing/)
  await expect(office.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expectAccessible(office)
  const photo = office.getByRole('link', { name: 'Open the photo' })
  const picture = await office.request.get((await photo.getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await takePicture(office, 'order')
  await button(office, `Confirm the payment: UTR ${plan}`).click()
  await expect(office.getByText(/The payment is confirmed .* and the term is open/)).toBeVisible()
  await creditReceipt(office, 'The school has closed')
  await takePicture(office, 'order-credited')
  const csv = await office.request.get('/api/team/billing/export?state=credited')
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(3)
  if (pictures) writeFileSync(`${pictures}/ledger.csv`, await csv.body())
  await page.reload()
  await expect(page.getByRole('link', { name: /^Credit note CN/ })).toBeVisible()
  await takePicture(page, 'school-done')
})

test('a school pays online, and comes back before the payment is reported', { tag: '@ci' }, async ({
  page,
  user,
  browser,
}) => {
  test.slow()
  const plan = `Online ${user.email.slice(0, 12)}`
  const office = await (await browser.newContext()).newPage()
  await logInAsManager(office, '/team/billing')
  await setUpOffice(office, plan)
  await registerSubscriber(page, user)
  const presses = await countPresses(page)
  await page.goto('/my-school/billing')
  await askForQuotation(page, plan)
  await takePicture(page, 'school-pay-online')
  await expectAccessible(page)
  await button(page, 'Pay online').click()
  await expect(page.getByRole('heading', { name: 'INR 10000' })).toBeVisible()
  await page.goBack()
  await button(page, 'Pay online').click()
  await button(page, 'Pay').click()
  await expect(page.getByText(/We are waiting for the payment service/)).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, 'school-waiting')
  await button(page, 'Check now').click()
  await expect(page.getByText('Your online payment has arrived.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt R/ })).toBeVisible()
  await expect(button(page, 'Pay online')).toHaveCount(0)
  await takePicture(page, 'school-arrived')
  // Plan, quotation, pay online twice, pay, check: one press of these went back and forth.
  expect(presses.count).toBeLessThanOrEqual(6)
})

const PAYMENTS = 5

test('a month of the accountant: five payments, a credit note and the downloads', {
  tag: '@ci',
}, async ({ page, user, browser }) => {
  const plan = `Month ${user.email.slice(0, 12)}`
  const office = await (await browser.newContext()).newPage()
  await logInAsManager(office, '/team/billing')
  await setUpOffice(office, plan)
  await registerSubscriber(page, user)
  await page.goto('/my-school/billing')
  for (let count = 0; count < PAYMENTS; count += 1) await askForQuotation(page, plan)
  await office.goto('/team/billing')
  await listOrders(office, plan).first().getByRole('link').first().click()
  await quoteAsOffice(office, plan)

  const presses = await countPresses(office)
  await office.goto('/team/billing')
  await filterByState(office, 'unpaid')
  await takePicture(office, 'month-unpaid')
  const numbers: string[] = []
  for (let count = 0; count < PAYMENTS; count += 1) {
    await expect(listOrders(office, plan)).toHaveCount(PAYMENTS + 1 - count)
    numbers.push(await recordFirstPayment(office, plan, `UTR ${count} ${plan}`))
    expect(new URL(office.url()).searchParams.get('state')).toBe('unpaid')
  }
  await filterByState(office, 'paid')
  await listOrders(office, plan).first().getByRole('link').first().click()
  await creditReceipt(office, 'The school has left')
  await expect(office.getByRole('link', { name: /^Credit note CN/ })).toBeVisible()
  await takePicture(office, 'month-credited')
  await office.getByRole('link', { name: 'All of billing' }).click()
  await office.getByRole('link', { name: 'Clear filters' }).click()
  await office.waitForURL(/\/team\/billing$/)
  const documents = await downloadText(office, 'Download documents (CSV)')
  const payments = await downloadText(office, 'Download payments (CSV)')
  for (const number of numbers) expect(documents).toContain(`"${number}"`)
  expect(payments.split('\r\n').filter((line) => line.includes(plan))).toHaveLength(PAYMENTS)
  // Filters (1), open, save and back for each payment (15), credit note (6), clear, and two downloads (3).
  expect(presses.count).toBe(26)
})
