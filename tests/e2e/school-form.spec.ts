import { expect, type Page, test } from './fixtures'
import { runOnlyInCi } from './night'
import {
  DECLARATION,
  expectSchoolForm,
  fillSchoolForm,
  openSchoolForm,
  SCHOOL_FORMS,
  TEXT_FIELDS,
} from './school-form-steps'
import {
  button,
  createGate,
  field,
  fillLogin,
  message,
  mockLogin,
  mockUser,
  register,
  registerAndLogIn,
  storedItems,
  waitForForm,
} from './steps'

const FIELD_NAMES =
  'institution_name school_address affiliation_board correspondent_name principal_name principal_contact principal_email branches school_email school_website school_mobile school_landline student_strength teaching_staff_count representatives declaration'
const OPTIONAL_FIELDS = ['branches', 'school_website', 'school_landline', 'representatives']

for (const kind of ['registration', 'subscription'] as const) {
  const form = SCHOOL_FORMS[kind]

  test(
    `${kind}: sixteen fields; a failure shows the server msg, else ${form.failure}, and keeps the draft; success its message, and clears both`,
    runOnlyInCi(kind === 'subscription'),
    async ({ page, expectStatus }) => {
      expectStatus(409, 500, 0)
      await mockLogin(page, mockUser, form.path)
      await waitForForm(page)
      await expectFields(page)
      await fillSchoolForm(page)
      for (const [expectedMessage, response] of [
        [form.failure, null],
        ['Already here.', { status: 409, json: { msg: 'Already here.' } }],
        [form.failure, { status: 500, json: {} }],
      ] as const) {
        await page.route(form.call, (route) => (response ? route.fulfill(response) : route.abort()))
        await button(page, form.button).click()
        await expect(button(page, form.button)).toBeEnabled()
        await expect(message(page)).toHaveText(expectedMessage)
        await expect(message(page)).toHaveAttribute('data-tone', 'error')
        await expectSchoolForm(page)
        await page.unroute(form.call)
      }
      await openSchoolForm(page, kind)
      await expectSchoolForm(page)
      await expect(field(page, DECLARATION)).toBeChecked()
      await expectSuccess(page, kind)
    },
  )
}

/** Sixteen fields in order, browser-level required on the fields marked required. */
async function expectFields(page: Page) {
  const fields = page.locator('form :is(input:not([type=hidden]), select, textarea)')
  const fieldStates = await fields.evaluateAll((elements) =>
    elements.map((element) => [
      (element as HTMLInputElement).name,
      (element as HTMLInputElement).required,
    ]),
  )
  const expectedFields = FIELD_NAMES.split(' ').map((name) => [
    name,
    !OPTIONAL_FIELDS.includes(name),
  ])
  expect(fieldStates).toEqual(expectedFields)
  for (const label of ['Principal email', 'School email']) {
    await expect(field(page, label)).toHaveAttribute('type', 'email')
  }
  await expect(field(page, 'Teaching staff count')).toHaveAttribute('type', 'number')
  await expect(field(page, 'Teaching staff count')).toHaveAccessibleDescription(/1 or more$/)
  await expect(field(page, DECLARATION)).toHaveAttribute('type', 'checkbox')
  const options = ['-- Select Board --', 'CBSE', 'ICSE', 'State Board', 'IB']
  await expect(field(page, 'Affiliation board').locator('option')).toHaveText([
    ...options,
    'Cambridge (IGCSE)',
    'Others',
  ])
}

/** Submitting... while busy, then the server's message in a green alert; form and draft are empty. */
async function expectSuccess(page: Page, kind: keyof typeof SCHOOL_FORMS) {
  const form = SCHOOL_FORMS[kind]
  const responseGate = createGate()
  let body: Record<string, unknown> = {}
  await page.route(form.call, async (route) => {
    body = route.request().postDataJSON()
    await responseGate.opened
    await route.fulfill({ json: { msg: 'Thank you, Hilltop.', is_subscribed: 0 } })
  })
  await button(page, form.button).click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  responseGate.open()
  await expect(message(page)).toHaveText('Thank you, Hilltop.')
  await expect(message(page)).toHaveAttribute('data-tone', 'success')
  const names = FIELD_NAMES.split(' ')
  const expectedKeys = kind === 'registration' ? names : [...names, 'userId']
  expect(Object.keys(body).sort()).toEqual(expectedKeys.sort())
  expect(body.userId).toBe(kind === 'registration' ? undefined : 'u1')
  expect(body.declaration).toBe(true)
  await expect(field(page, 'Institution name')).toHaveValue('')
  await expect(field(page, DECLARATION)).not.toBeChecked()
  await page.reload()
  await expect(button(page, form.button)).toBeEnabled()
  await expect(field(page, 'Institution name')).toHaveValue('')
  expect(Object.keys(await storedItems(page)).sort()).toEqual(['token', 'user'])
}

const INVALID_VALUES = [
  ['a required field is empty', 'School mobile', ''],
  ['an email is invalid', 'Principal email', 'principal'],
  ['the count is negative', 'Teaching staff count', '-1'],
  ['a board must be chosen', 'Affiliation board', ''],
  ['the declaration checkbox must be ticked', DECLARATION, false],
] as const

test('the browser rejects missing and invalid values and sends nothing', { tag: '@ci' }, async ({
  page,
}) => {
  let requestCount = 0
  await page.route(SCHOOL_FORMS.registration.call, (route) => {
    requestCount += 1
    return route.fulfill({ json: {} })
  })
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page)
  for (const [title, label, invalidValue] of INVALID_VALUES) {
    await test.step(title, async () => {
      const control = field(page, label)
      if (invalidValue === false) await control.uncheck()
      else if (label === 'Affiliation board') await control.selectOption(invalidValue)
      else await control.fill(invalidValue)
      await button(page, 'Register Institution').click()
      await expect(control).toBeFocused()
      expect(await control.evaluate((element) => element.matches(':invalid'))).toBe(true)
      if (label === DECLARATION) await control.check()
      else if (label === 'Affiliation board') await control.selectOption('Cambridge (IGCSE)')
      else await control.fill(TEXT_FIELDS[label])
    })
  }
  expect(requestCount).toBe(0)
})

test('whitespace-only input counts as empty', { tag: '@night' }, async ({ page }) => {
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page, { 'Principal name': '   ' })
  await button(page, 'Register Institution').click()
  await expect(field(page, 'Principal name')).toHaveAccessibleDescription(
    'Principal name is required',
  )
})

test('input typed before hydration wins over the draft', { tag: '@ci' }, async ({ page }) => {
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page)
  const gate = createGate()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto(SCHOOL_FORMS.registration.path, { waitUntil: 'commit' })
  await field(page, 'Institution name').fill('Lakeside School')
  gate.open()
  await expect(field(page, 'Principal name')).toHaveValue('S. Kumar')
  await expect(field(page, 'Institution name')).toHaveValue('Lakeside School')
})

test('logged out, shows User is not logged in with a login link; keeps the input through login, and subscribing sets the flag', {
  tag: '@night',
}, async ({ page, user, waitForEmail }) => {
  let requestCount = 0
  await page.route(SCHOOL_FORMS.subscription.call, (route) => {
    requestCount += 1
    return route.continue()
  })
  await register(page, user)
  await openSchoolForm(page, 'subscription')
  await fillSchoolForm(page, { 'School email': user.email })
  await button(page, 'Submit Subscription').click()
  await expect(message(page).getByText('User is not logged in', { exact: true })).toBeVisible()
  expect(requestCount).toBe(0)
  await message(page).getByRole('link').click()
  await page.waitForURL('**/login?next=%2Fsubscription-form')
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === '/subscription-form')
  await expect(field(page, 'School email')).toHaveValue(user.email)
  await expect(field(page, '2 Representatives')).toHaveValue('R. Meena, S. Kumar')
  await button(page, 'Submit Subscription').click()
  await expect(message(page)).toHaveAttribute('data-tone', 'success')
  await expect(message(page)).toContainText('Your subscription is active.')
  expect(JSON.parse((await storedItems(page)).user ?? '{}').is_subscribed).toBe(1)
  await expect(button(page, 'Asha')).toBeVisible()
  const receipt = await waitForEmail(user.email, /Hilltop Public School/)
  const reference = /UNS-[0-9A-F]{8}/.exec(receipt.text)?.[0] ?? 'no reference'
  await expect(message(page)).toContainText(reference)
})

test('institution registration needs no account and emails the team and the school', {
  tag: '@ci',
}, async ({ page, user, waitForEmail }) => {
  const name = `School of ${user.email}`
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page, { 'Institution name': name, 'School email': user.email })
  await button(page, 'Register Institution').click()
  await expect(message(page)).toContainText('Thank you! Your institution is registered.')
  await waitForEmail(user.email, /School of/)
  const teamEmail = await waitForEmail('team@uns.example', new RegExp(name))
  expect(teamEmail.subject).toBe(`Institution registered: ${name}`)
})

test('a 401 from the subscription clears the session', { tag: '@night' }, async ({
  page,
  user,
  expectStatus,
}) => {
  expectStatus(401)
  await registerAndLogIn(page, user)
  await page.route(SCHOOL_FORMS.subscription.call, (route) =>
    route.fulfill({ status: 401, json: {} }),
  )
  await openSchoolForm(page, 'subscription')
  await fillSchoolForm(page)
  await button(page, 'Submit Subscription').click()
  await expect(message(page)).toContainText('Subscription failed')
  await expect(message(page).getByRole('link')).toBeVisible()
  expect(await storedItems(page)).toEqual({})
})
