import { countPresses, setUpOffice, takePicture } from './billing-steps'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, getOverflow, registerSubscriber } from './steps'
import { logInAsManager, openTab } from './team-steps'

test('a school asks for more seats and has them with one press of the office', {
  tag: '@ci',
}, async ({ page, user, browser }) => {
  const plan = `Seats ${user.email.slice(0, 12)}`
  const office = await (await browser.newContext()).newPage()
  await logInAsManager(office, '/team/billing')
  await setUpOffice(office, plan, '20')
  await addLargerPlan(office, plan)
  await registerSubscriber(page, user)

  await page.goto('/my-school/billing')
  await expect(page.getByText(/Your running term was not paid with a quotation/)).toBeVisible()
  await expectAccessible(page)
  await payTerm({ page, office, plan })

  await page.goto('/my-school/billing')
  await expect(page.getByText('21 to 500 seats in all')).toHaveCount(0)
  await expect(page.getByText('Up to 500 seats in all: ₹10,000.00.')).toBeVisible()
  await field(page, 'Seats to add').fill('481')
  await expect(page.getByText(/^There is no price for so many seats/)).toBeVisible()
  await field(page, 'Seats to add').fill('7')
  await expect(page.getByText('27 seats in all: ₹10,000.00.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(getOverflow)).toBe(0)
  await takePicture(page, 'more-seats-price')
  await button(page, 'Ask for these seats').click()
  await expect(page.getByText(/Quotation Q\/\S+ is ready/)).toBeVisible()
  await expect(page.getByText(/^Full payment adds these seats/)).toBeVisible()
  await reportPayment(page, `UTR seats ${plan}`)
  await takePicture(page, 'more-seats-reported')

  await office.goto(`/team/billing?search=${encodeURIComponent(`UTR seats ${plan}`)}`)
  await office.locator('tbody').getByRole('link').first().click()
  await expect(office.getByText(`${plan}: 7 more seats.`)).toBeVisible()
  await expectAccessible(office)
  await takePicture(office, 'more-seats-order')
  const presses = await countPresses(office)
  await office.reload()
  await button(office, `Confirm the payment: UTR seats ${plan}`).click()
  await expect(office.getByText(/7 seats are added: the school has 27/)).toBeVisible()
  expect(presses.count).toBe(1)

  await page.reload()
  await expect(page.getByText(/^Your school has 27 seats until/)).toBeVisible()
  await expect(page.getByText(/^Added until/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt R/ })).toHaveCount(2)
  for (const language of ['hi', 'ta']) {
    await page.goto(`/${language}/my-school/billing`)
    expect(await page.evaluate(getOverflow)).toBe(0)
    await takePicture(page, `more-seats-${language}`)
  }
  await askWithoutScripts(page)
})

/** For 21 seats and more, at twice the price. */
async function addLargerPlan(office: Page, plan: string) {
  await office.reload()
  await field(office, 'Name of the plan').fill(plan)
  await field(office, 'Seats from').fill('21')
  await field(office, 'Seats to').fill('500')
  await field(office, 'Price in rupees, without tax').fill('20,000')
  await field(office, 'Valid from').fill('2026-04-01')
  await button(office, 'Add a price').click()
  await expect(office.getByText('The price is added.')).toBeVisible()
}

type PaidTermActors = { page: Page; office: Page; plan: string }

/** In place of the free term. */
async function payTerm({ page, office, plan }: PaidTermActors) {
  const option = page.locator('select[name=priceId] option', { hasText: `${plan}: ₹10,000` })
  await page
    .locator('select[name=priceId]')
    .selectOption((await option.getAttribute('value')) ?? '')
  await field(page, 'Seats').fill('20')
  await button(page, 'Get the quotation').click()
  await expect(page.getByText(/Quotation Q\/\S+ is ready/)).toBeVisible()
  await reportPayment(page, `UTR term ${plan}`)
  await office.goto(`/team/billing?search=${encodeURIComponent(`UTR term ${plan}`)}`)
  await office.locator('tbody').getByRole('link').first().click()
  await office.waitForURL(/\/team\/billing\/orders\//)
  const orderUrl = office.url()
  await office.getByRole('link', { name: 'Open the school' }).click()
  await openTab(office, 'Terms')
  await office.getByText('Add seats to the running term', { exact: true }).click()
  await expect(office.getByText(/^No payment of a quotation opened the running term/)).toBeVisible()
  await takePicture(office, 'more-seats-unpaid')
  await office.locator('summary', { hasText: 'End the term now' }).click()
  await button(office, 'End the term now').click()
  await expect(office.locator('summary', { hasText: 'End the term now' })).toHaveCount(0)
  await office.goto(orderUrl)
  await button(office, `Confirm the payment: UTR term ${plan}`).click()
  await expect(office.getByText(/the term is open/)).toBeVisible()
  await office.reload()
  await office.getByText('Add seats to the running term', { exact: true }).click()
  await expect(office.getByText('Up to 500 seats in all: ₹10,000.00.')).toBeVisible()
  await expectAccessible(office)
}

async function reportPayment(page: Page, reference: string) {
  const form = page.locator('details', { hasText: /^Report a payment/ }).first()
  await form.locator('summary').click()
  await form.getByLabel('Paid by').selectOption('neft')
  await form.getByLabel('Day of payment').fill('2026-04-02')
  await form.getByLabel('UTR, cheque number or receipt number').fill(reference)
  await form.getByRole('button', { name: 'Report the payment' }).click()
  await expect(page.getByText('We are checking this payment.')).toBeVisible()
}

/** Within the plan, so the seats are there at once; a reload asks for nothing again. */
async function askWithoutScripts(page: Page) {
  const storageState = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, storageState, viewport: page.viewportSize() })
  if (!context) throw new Error('no browser')
  const plain = await context.newPage()
  await plain.goto(new URL('/my-school/billing', page.url()).href)
  await field(plain, 'Seats to add').fill('900')
  await button(plain, 'Ask for these seats').click()
  await expect(field(plain, 'Seats to add')).toHaveAccessibleDescription(
    'Enter a number of seats, 1 to 500.',
  )
  await field(plain, 'Seats to add').fill('3')
  await button(plain, 'Ask for these seats').click()
  await expect(plain.getByText('3 seats are added. Your school now has 30 seats.')).toBeVisible()
  await takePicture(plain, 'more-seats-without-scripts')
  await plain.reload()
  await expect(plain.getByText(/^Your school has 30 seats until/)).toBeVisible()
  await context.close()
}
