import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { expect, type Page, test } from './fixtures'
import { waitForEmail } from './mailbox'
import {
  button,
  expectAccessible,
  field,
  fillRegistration,
  logInByApi,
  message,
  openForm,
  registerAndLogIn,
} from './steps'

const RESET_PATH = `/reset-password/${'a'.repeat(43)}`

/** Where everything below the header is; nothing may move while someone presses it. */
const readPlaces = (page: Page) =>
  page
    .locator('main :is(label, input, button[type=submit])')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top))

test('each part of the registration is ticked once its fields are right, and the end is announced', async ({
  page,
  user,
}) => {
  await openForm(page, '/register')
  const ticks = page.locator('[data-done]')
  const end = page.getByText('All parts are filled in. You can register now.')
  await expect(page.getByText('0 of 3 parts filled in')).toBeVisible()
  for (const [number, legend] of ['Who you are', 'How we reach you', 'How you log in'].entries())
    await expect(page.locator('legend').nth(number)).toHaveText(`${number + 1}${legend}`)
  await field(page, 'First name').fill(user.firstname)
  await field(page, 'Last name').fill(user.lastname)
  await expect(page.getByText('1 of 3 parts filled in')).toBeVisible()
  await expect(ticks).toHaveText('✓')
  await fillRegistration(page, { ...user, phone_number: '98765' })
  await expect(page.getByText('2 of 3 parts filled in')).toBeVisible()
  await expect(end).toHaveCount(0)
  await field(page, 'Phone number').fill(user.phone_number)
  await expect(end).toHaveAttribute('aria-live', 'polite')
  await expect(ticks).toHaveCount(3)
  await field(page, 'Confirm password').fill('another one')
  await expect(ticks).toHaveCount(2)
  await expect(end).toHaveCount(0)
})

test('a mistyped address is asked about below its field, and one press corrects it', {
  tag: '@ci',
}, async ({ page }) => {
  for (const path of ['/register', '/login', '/forgot-password'])
    await test.step(path, async () => {
      await openForm(page, path)
      await field(page, 'Email').fill('Asha.Rao@school.example')
      await field(page, 'Email').blur()
      const places = await readPlaces(page)
      await field(page, 'Email').fill('Asha.Rao@gmial.com')
      await field(page, 'Email').press('Tab')
      const question = button(page, 'Did you mean @gmail.com?')
      await expect(question).toBeVisible()
      expect(await readPlaces(page)).toEqual(places)
      // It comes before the field that has the focus by now.
      await page.keyboard.press('Shift+Tab')
      await expect(question).toBeFocused()
      await question.press('Enter')
      await expect(field(page, 'Email')).toHaveValue('Asha.Rao@gmail.com')
      await expect(field(page, 'Email')).toBeFocused()
      await field(page, 'Email').blur()
      await expect(question).toHaveCount(0)
    })
})

test('an address that looks mistyped is sent all the same', { tag: '@ci' }, async ({ page }) => {
  await openForm(page, '/forgot-password')
  await field(page, 'Email').fill('asha@gmial.com')
  await page.route('**/forgot-password', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { msg: 'Sent.' } })
      : route.continue(),
  )
  const request = page.waitForRequest('**/api/auth/user/forgot-password')
  await button(page, 'Send Reset Link').click()
  expect((await request).postDataJSON()).toEqual({ email: 'asha@gmial.com' })
})

test('the Caps Lock notice is whole in each language on a phone', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of languageCodes) {
    await openForm(page, addLanguage('/login', language))
    const input = page.locator('[name=password]')
    await input.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    const notice = page.locator('.field-note')
    await expect(notice).toContainText('Caps Lock')
    const [words, box, show] = await Promise.all([
      notice.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().toJSON()
      }),
      input.boundingBox(),
      page.locator('.field-button').boundingBox(),
    ])
    if (!box || !show) throw new Error('The field is not visible.')
    expect(words.left).toBeGreaterThan(box.x)
    expect(words.right).toBeLessThanOrEqual(show.x)
    expect(words.top).toBeGreaterThanOrEqual(box.y)
    expect(words.bottom).toBeLessThanOrEqual(box.y + box.height)
  }
})

test('a password is shown on demand, hidden again when the form is sent, and Caps Lock is named', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  expectStatus(422)
  await registerAndLogIn(page, user)
  for (const [path, label, press] of [
    ['/register', 'Password', 'Register'],
    ['/register', 'Confirm password', 'Register'],
    ['/login', 'Password', 'Login'],
    [RESET_PATH, 'New password', 'Reset Password'],
    ['/change-password', 'Current password', 'Change Password'],
    ['/change-password', 'New password', 'Change Password'],
  ] as const)
    await test.step(`${path}: ${label}`, async () => {
      if (path === '/register') await page.evaluate(() => localStorage.clear())
      await page.route('**/api/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 422, json: {} })
          : route.continue(),
      )
      await openForm(page, path)
      const input = field(page, label)
      const show = button(page, `Show ${label.toLowerCase()}`)
      await input.fill('a secret')
      const places = await readPlaces(page)
      await input.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
      await expect(page.getByText('Caps Lock is on')).toBeVisible()
      expect(await readPlaces(page)).toEqual(places)
      await input.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false })
      await expect(page.getByText('Caps Lock is on')).toHaveCount(0)
      await show.click()
      await expect(input).toHaveAttribute('type', 'text')
      await expect(show).toHaveAttribute('aria-pressed', 'true')
      await page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await button(page, press).click()
      await expect(input).toHaveAttribute('type', 'password')
      await expect(show).toHaveAttribute('aria-pressed', 'false')
      await expect(input).toHaveValue('a secret')
      await page.unrouteAll()
    })
})

test('changing the language and going back keep what was typed, and no password is stored', {
  tag: '@ci',
}, async ({ page, user }) => {
  await openForm(page, '/register?next=%2Febook')
  await fillRegistration(page, user)
  await expect(page.getByText('3 of 3 parts filled in')).toBeVisible()
  await page.locator('footer').getByRole('link', { name: LANGUAGES.hi.name }).click()
  await page.waitForURL('**/hi/register?next=%2Febook')
  const names = ['firstname', 'lastname', 'email', 'phone_number'] as const
  for (const name of names) await expect(page.locator(`[name=${name}]`)).toHaveValue(user[name])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(user.password)
  await page.goBack()
  await page.waitForURL('**/register?next=%2Febook')
  for (const name of names) await expect(page.locator(`[name=${name}]`)).toHaveValue(user[name])
})

test('after the email is confirmed, a link leads to the three things to do first', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  const { text } = await waitForEmail(user.email, /Welcome/)
  const [link = ''] = /\/confirm-email\/[\w-]{43}/.exec(text) ?? []
  await page.goto(link)
  await button(page, 'Confirm my email address').click()
  await expect(message(page).getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await message(page).getByRole('link', { name: 'Three things to do first' }).click()
  await page.waitForURL('**/first-steps')
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  const steps = page.getByRole('main').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toContainText('Done')
  await expect(steps.first().getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await steps.nth(2).getByRole('link', { name: 'Open the e-book' }).click()
  await page.waitForURL('**/ebook#book-**')
})

test('who came for a page is led back there after confirming, and to nothing else', {
  tag: '@ci',
}, async ({ page, user }) => {
  const data = { ...user, next: '/series' }
  await page.context().request.post('/api/auth/user/register', { data })
  await logInByApi(page, user)
  const { text } = await waitForEmail(user.email, /Welcome/)
  await page.goto(/\/confirm-email\/[\w-]{43}/.exec(text)?.[0] ?? '')
  await button(page, 'Confirm my email address').click()
  await expect(message(page).getByRole('link')).toHaveText(['Continue'])
  await expect(message(page).getByRole('link')).toHaveAttribute('href', /\/series$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the parts have numbers and nothing claims to be filled in', { tag: '@ci' }, async ({
    page,
  }) => {
    await page.goto('/register')
    await expect(page.getByText('3 short parts')).toBeVisible()
    await expect(page.locator('legend').first()).toHaveText('1Who you are')
    await expect(page.getByText('parts filled in')).toHaveCount(0)
  })
})

test('fields name their content and the key of a phone', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/register')
  const hints = await page
    .locator('main form input:not([type=hidden])')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, type, autocomplete, inputMode, enterKeyHint }) =>
        [name, type, autocomplete, inputMode, enterKeyHint].join(' '),
      ),
    )
  expect(hints).toEqual([
    'firstname text given-name  next',
    'lastname text family-name  next',
    'email email email email next',
    'phone_number tel tel tel next',
    'password password new-password  next',
    'confirm_password password new-password  go',
  ])
})
