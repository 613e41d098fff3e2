import { readFileSync } from 'node:fs'
import { expect, type Page } from './fixtures'
import { button, expectAccessible, field } from './steps'
import { openTab } from './team-steps'

export const pictures = process.env.BILLING_PICTURES
export const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

export async function setUpOffice(page: Page, plan: string, mostSeats = '500') {
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
  await field(page, 'Seats to').fill(mostSeats)
  await field(page, 'Price in rupees, without tax').fill('10,000')
  await field(page, 'Valid from').fill('2026-04-01')
  await expectAccessible(page)
  await button(page, 'Add a price').click()
  await expect(page.getByText('The price is added.')).toBeVisible()
}

/** In place of the table of plans: a coordinator chooses the plan, and enters the seats. */
export async function askForQuotation(page: Page, plan: string) {
  const option = page.locator('select[name=priceId] option', { hasText: plan })
  const price = (await option.getAttribute('value')) ?? ''
  await page.locator('select[name=priceId]').selectOption(price)
  await field(page, 'Seats').fill('20')
  await button(page, 'Get the quotation').click()
  const result = page.getByText(/Quotation Q\/\S+ is ready/)
  const [number = ''] = /Q\/\S+/.exec((await result.textContent()) ?? '') ?? []
  // The form then takes its values from this quotation, which would overwrite what is typed meanwhile.
  await expect(page.getByText('Filled in from').getByRole('link', { name: number })).toBeVisible()
  return price
}

/** Counts clicks, and choices in a select, which need a press each. */
export async function countPresses(page: Page) {
  const presses = { count: 0 }
  await page.exposeFunction('countPress', () => {
    presses.count += 1
  })
  await page.addInitScript(() => {
    const report = () => (window as unknown as { countPress: () => void }).countPress()
    // Not on the window, which also sees a press that the runner blocks and repeats because its target moved.
    document.addEventListener('click', (event) => event.isTrusted && report(), { capture: true })
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && report(),
      { capture: true },
    )
  })
  return presses
}

/** Returns the number of the quotation. */
export async function quoteAsOffice(page: Page, plan: string) {
  await page.getByRole('link', { name: 'Open the school' }).click()
  await openTab(page, 'Terms')
  const form = page.locator('details', { hasText: /^Create a quotation/ })
  await form.locator('summary').click()
  const price = await form.locator('option', { hasText: plan }).getAttribute('value')
  await form.locator('select[name=priceId]').selectOption(price)
  await expect(form.getByLabel('Seats', { exact: true })).toHaveValue('20')
  await form.getByLabel('State of the school').selectOption('33')
  await button(page, 'Create and send the quotation').click()
  await page.waitForURL(/\/team\/billing\/orders\//)
  await expect(page.getByText(/Quotation Q\/\S+ is created/)).toBeVisible()
}

/** From the filtered ledger and back: open, save, back. Returns the number of the receipt. */
export async function recordFirstPayment(page: Page, plan: string, reference: string) {
  await listOrders(page, plan).first().getByRole('link').first().click()
  await field(page, 'UTR, cheque number or receipt number').fill(reference)
  await button(page, 'Save the payment').click()
  // The page of the order has it only after its reload.
  const receipt = page.getByRole('link', { name: /^Receipt R/ })
  const [, number = ''] = /Receipt (\S+)/.exec((await receipt.textContent()) ?? '') ?? []
  await page.getByRole('link', { name: 'All of billing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  return number
}

export const listOrders = (page: Page, plan: string) =>
  page.getByRole('table', { name: 'Billing' }).getByRole('row').filter({ hasText: plan })

export async function filterByState(page: Page, state: string) {
  await openFolded(page, page.locator('select[name=state]'), 'Filters')
  await page.locator('select[name=state]').selectOption(state)
  await page.waitForURL(new RegExp(`state=${state}`))
}

/** Filters and downloads are folded on a phone. */
async function openFolded(page: Page, content: ReturnType<Page['locator']>, name: string) {
  if (!(await content.isVisible())) await page.getByText(name, { exact: true }).click()
}

export async function downloadText(page: Page, link: string) {
  await openFolded(page, page.getByRole('link', { name: link }), 'Views and downloads')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

export async function creditReceipt(page: Page, reason: string) {
  const action = page.locator('details', { hasText: /^Credit R\// })
  await action.locator('summary').click()
  await action.getByLabel('Reason', { exact: true }).fill(reason)
  await button(page, 'Issue the credit note').click()
  await expect(page.getByText(/CN\/\S+ is issued/)).toBeVisible()
}
