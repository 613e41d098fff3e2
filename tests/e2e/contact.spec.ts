import { isCiRun } from '../support/full-run'
import { expect, type Page, test } from './fixtures'
import { expectRules } from './form-rules'
import { api, button, createGate, field, message, openForm } from './steps'
import { expectOnScreen } from './visibility'

const FAILURE_TEXT = 'Failed to send message. Try again later.'
const contactForm = {
  Name: 'Asha Rao',
  Email: 'asha@school.example',
  Subject: 'The Friday workshop',
  Message: 'May two of our teachers join?\nThey teach grade 8.',
}

const rules = [
  ['Name', '', 'Name is required.'],
  ['Name', '   ', 'Name is required.'],
  ['Email', '', 'Email is required.'],
  ['Email', 'asha@', 'Invalid email address.'],
  ['Subject', '', 'Subject is required.'],
  ['Message', '', 'Message is required.'],
  ['Message', ' \n ', 'Message is required.'],
  ['Message', 'Too short', 'Message must be at least 10 characters.'],
] as const

const submitForm = (page: Page) => button(page, 'Send Message').click()

async function fillContactForm(page: Page) {
  for (const [label, text] of Object.entries(contactForm)) await field(page, label).fill(text)
}

async function expectContactForm(page: Page) {
  for (const [label, text] of Object.entries(contactForm)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

test.beforeEach(({ page }) => openForm(page, '/contact'))

// By day the registration form covers this.
test("shows each field's error and clears it on edit", { tag: '@night' }, async ({ page }) => {
  await expectRules(page, rules, () => fillContactForm(page), 'Send Message')
})

const FAILURES = [
  [503, { status: 503, json: { msg: 'The database is away.' } }],
  [502, { status: 502, body: '<h1>Oh</h1>' }],
  [0, null],
] as const

test(`a failure shows ${FAILURE_TEXT} and keeps the input; success shows a check mark and clears the fields`, async ({
  page,
  expectStatus,
}) => {
  await fillContactForm(page)
  for (const [status, response] of FAILURES.filter(([status]) => isCiRun || status === 503))
    await test.step(`${status}`, async () => {
      expectStatus(status)
      await page.route(api.contact, (route) => (response ? route.fulfill(response) : route.abort()))
      await submitForm(page)
      await expect(message(page)).toHaveText(FAILURE_TEXT)
      await expectOnScreen(page, message(page), () => submitForm(page))
      await expectContactForm(page)
      await expect(button(page, 'Send Message')).toBeEnabled()
    })
  const responseGate = createGate()
  let body: unknown
  await page.route(api.contact, async (route) => {
    body = route.request().postDataJSON()
    await responseGate.opened
    await route.fulfill({ status: 201, json: { msg: 'Something else' } })
  })
  await submitForm(page)
  await expect(button(page, 'Sending...')).toBeDisabled()
  responseGate.open()
  await expect(message(page)).toHaveText('Message sent successfully ✓')
  await expect(message(page)).toHaveAttribute('data-tone', 'success')
  for (const label of Object.keys(contactForm)) await expect(field(page, label)).toHaveValue('')
  const { Name: name, Email: email, Subject: subject, Message: text } = contactForm
  expect(body).toEqual({ name, email, subject, message: text })
})

test('shows server field errors next to their fields', { tag: '@ci' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(422)
  const json = { msg: 'No such place.', errors: { email: 'No such place.' } }
  await page.route(api.contact, (route) => route.fulfill({ status: 422, json }))
  await fillContactForm(page)
  await submitForm(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('No such place.')
  await expect(message(page)).toHaveText(FAILURE_TEXT)
})

test('says when a reply comes and where it arrives, and emails the stored message to the team', {
  tag: '@ci',
}, async ({ page, user, waitForEmail }) => {
  await expect(field(page, 'Message')).toHaveAccessibleDescription('at least 10 characters')
  await expect(page.getByText('within 3 working days (Monday to Friday)')).toBeVisible()
  await fillContactForm(page)
  await field(page, 'Subject').fill(user.email)
  await submitForm(page)
  await expect(message(page)).toHaveText('Message sent successfully ✓')
  await expect(message(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main form').getByRole('status')).toContainText(
    `Our answer goes to ${contactForm.Email}`,
  )
  const email = await waitForEmail('team@uns.example', new RegExp(user.email))
  expect(email.text).toContain('May two of our teachers join?')
})
