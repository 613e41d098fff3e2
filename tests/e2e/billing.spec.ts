import { writeFileSync } from 'node:fs'
import { createPng } from '../support/sample-files'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, registerSubscriber } from './steps'
import { logInAsManager } from './team-steps'

const pictures = process.env.BILLING_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

async function setUpOffice(page: Page, plan: string) {
  await page.goto('/team/billing/settings')
  await field(page, 'Legal name').fill('UNS Education Trust')
  await field(page, 'Address').fill('12 Example Street, Coimbatore 641001')
  await field(page, 'State').selectOption('33')
  await field(page, 'UPI ID').fill('uns@examplebank')
  await field(page, 'Name of the signatory').fill('R. Example')
  await expectAccessible(page)
  await button(page, 'Save the settings').click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.goto('/team/billing/prices')
  await field(page, 'Name of the plan').fill(plan)
  await field(page, 'Seats from').fill('1')
  await field(page, 'Seats to').fill('500')
  await field(page, 'Price in rupees, without tax').fill('10,000')
  await field(page, 'Valid from').fill('2026-04-01')
  await expectAccessible(page)
  await button(page, 'Add a price').click()
  await expect(page.getByText('The price is added.')).toBeVisible()
}

test('a school asks for a quotation and pays; the office confirms and credits', async ({
  page,
  user,
  browser,
}) => {
  test.slow()
  const plan = `School ${user.email.slice(0, 12)}`
  const office = await (await browser.newContext()).newPage()
  await logInAsManager(office, '/team/billing')
  await setUpOffice(office, plan)

  await registerSubscriber(page, user)
  await page.goto('/my-school/billing')
  const option = page.locator('select[name=priceId] option', { hasText: plan })
  await page
    .locator('select[name=priceId]')
    .selectOption((await option.getAttribute('value')) ?? '')
  await field(page, 'Seats').fill('20')
  await takePicture(page, 'school-quotation')
  await button(page, 'Get the quotation').click()
  await expect(page.getByText(/Quotation Q\/\S+ is ready/)).toBeVisible()
  await expectAccessible(page)

  const pdf = await page.request.get(
    (await page.getByRole('link', { name: /^Quotation Q/ }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await page.getByText('We have paid').click()
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
  await office.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(office).toHaveTitle(/Billing/)
  await expect(office.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expectAccessible(office)
  const photo = office.getByRole('link', { name: 'Open the photo' })
  const picture = await office.request.get((await photo.getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await takePicture(office, 'order')
  await button(office, `Confirm the payment: UTR ${plan}`).click()
  await expect(office.getByText(/The payment is confirmed .* and the term is open/)).toBeVisible()
  await office.getByText(/^Credit R\//).click()
  await field(office, 'Reason').fill('The school has closed')
  await button(office, 'Issue the credit note').click()
  await expect(office.getByText(/CN\/\S+ is issued and sent/)).toBeVisible()
  await takePicture(office, 'order-credited')
  const csv = await office.request.get('/api/team/billing/export?state=credited')
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(3)
  if (pictures) writeFileSync(`${pictures}/ledger.csv`, await csv.body())
  await page.reload()
  await expect(page.getByRole('link', { name: /^Credit note CN/ })).toBeVisible()
  await takePicture(page, 'school-done')
})
