import { expect, test } from './fixtures'
import {
  DECLARATION,
  expectInstitution,
  fillInstitution,
  openForm,
  SPOKEN,
} from './institution-steps'
import {
  button,
  enter,
  field,
  fillLogin,
  gateway,
  message,
  pretendLoggedIn,
  register,
  storedItems,
} from './steps'

const NAMES =
  'institution_name school_address affiliation_board correspondent_name principal_name principal_contact principal_email branches school_email school_website school_mobile school_landline student_strength teaching_staff_count representatives declaration'
const OPTIONAL = ['branches', 'school_website', 'school_landline', 'representatives']

for (const kind of ['registration', 'subscription'] as const) {
  const spoken = SPOKEN[kind]

  test(`${kind}: sixteen fields in order, browser-level required on the fields marked required`, async ({
    page,
  }) => {
    await openForm(page, kind)
    const fields = page.locator('form :is(input, select, textarea)')
    const found = await fields.evaluateAll((all) =>
      all.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).required]),
    )
    const wanted = NAMES.split(' ').map((name) => [name, !OPTIONAL.includes(name)])
    expect(found).toEqual(wanted)
    for (const label of ['Principal email', 'School email']) {
      await expect(field(page, label)).toHaveAttribute('type', 'email')
    }
    await expect(field(page, 'Teaching staff count')).toHaveAttribute('type', 'number')
    await expect(field(page, DECLARATION)).toHaveAttribute('type', 'checkbox')
    const options = ['-- Select Board --', 'CBSE', 'ICSE', 'State Board', 'IB']
    await expect(field(page, 'Affiliation board').locator('option')).toHaveText([
      ...options,
      'Cambridge (IGCSE)',
      'Others',
    ])
  })

  test(`${kind} failure: server msg, else ${spoken.failure}; the draft stays`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(409, 500, 0)
    await pretendLoggedIn(page)
    await openForm(page, kind)
    await fillInstitution(page)
    for (const [said, answer] of [
      [spoken.failure, null],
      ['Already here.', { status: 409, json: { msg: 'Already here.' } }],
      [spoken.failure, { status: 500, json: {} }],
    ] as const) {
      await page.route(spoken.call, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await button(page, spoken.button).click()
      await expect(button(page, spoken.button)).toBeEnabled()
      await expect(message(page)).toHaveText(said)
      await expect(message(page)).toHaveAttribute('data-tone', 'error')
      await expectInstitution(page)
      await page.unroute(spoken.call)
    }
    await page.reload()
    await expectInstitution(page)
    await expect(field(page, DECLARATION)).toBeChecked()
  })

  test(`${kind}: Submitting... while busy; the server message in a green alert; form and draft are cleared`, async ({
    page,
  }) => {
    const answer = gateway()
    let body: Record<string, unknown> = {}
    await pretendLoggedIn(page)
    await page.route(spoken.call, async (route) => {
      body = route.request().postDataJSON()
      await answer.opened
      await route.fulfill({ json: { msg: 'Thank you, Hilltop.', is_subscribed: 0 } })
    })
    await openForm(page, kind)
    await fillInstitution(page)
    await button(page, spoken.button).click()
    await expect(button(page, 'Submitting...')).toBeDisabled()
    answer.open()
    await expect(message(page)).toHaveText('Thank you, Hilltop.')
    await expect(message(page)).toHaveAttribute('data-tone', 'success')
    const names = NAMES.split(' ')
    const wanted = kind === 'registration' ? names : [...names, 'userId']
    expect(Object.keys(body).sort()).toEqual(wanted.sort())
    expect(body.userId).toBe(kind === 'registration' ? undefined : 'u1')
    expect(body.declaration).toBe(true)
    await expect(field(page, 'Institution name')).toHaveValue('')
    await expect(field(page, DECLARATION)).not.toBeChecked()
    await page.reload()
    await expect(button(page, spoken.button)).toBeEnabled()
    await expect(field(page, 'Institution name')).toHaveValue('')
    expect(Object.keys(await storedItems(page)).sort()).toEqual(['token', 'user'])
  })
}

const REFUSED = [
  ['a required field is empty', 'School mobile', ''],
  ['an address is none', 'Principal email', 'principal'],
  ['the count is below zero', 'Teaching staff count', '-1'],
  ['a board must be chosen', 'Affiliation board', ''],
  ['the declaration checkbox must be ticked', DECLARATION, false],
] as const

test('what is missing or wrong the browser refuses, and nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route(SPOKEN.registration.call, (route) => {
    sent += 1
    return route.fulfill({ json: {} })
  })
  await openForm(page, 'registration')
  for (const [title, label, wrong] of REFUSED) {
    await test.step(title, async () => {
      await fillInstitution(page)
      const control = field(page, label)
      if (wrong === false) await control.uncheck()
      else if (label === 'Affiliation board') await control.selectOption(wrong)
      else await control.fill(wrong)
      await button(page, 'Register Institution').click()
      await expect(control).toBeFocused()
      expect(await control.evaluate((one) => one.matches(':invalid'))).toBe(true)
    })
  }
  expect(sent).toBe(0)
})

test('Whitespace-only input counts as empty', async ({ page }) => {
  await openForm(page, 'registration')
  await fillInstitution(page, { 'Principal name': '   ' })
  await button(page, 'Register Institution').click()
  await expect(field(page, 'Principal name')).toHaveAccessibleDescription(
    'Principal name is required',
  )
})

test('what is typed before the scripts arrive wins over the draft', async ({ page }) => {
  await openForm(page, 'registration')
  await fillInstitution(page)
  const gate = gateway()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto(SPOKEN.registration.path, { waitUntil: 'commit' })
  await field(page, 'Institution name').fill('Lakeside School')
  gate.open()
  await expect(field(page, 'Principal name')).toHaveValue('S. Kumar')
  await expect(field(page, 'Institution name')).toHaveValue('Lakeside School')
})

test('User is not logged in, plus a link to log in; what was typed is still there after logging in, and subscribing sets the flag', async ({
  page,
  person,
  mailTo,
}) => {
  let sent = 0
  await page.route(SPOKEN.subscription.call, (route) => {
    sent += 1
    return route.continue()
  })
  await register(page, person)
  await openForm(page, 'subscription')
  await fillInstitution(page, { 'School email': person.email })
  await button(page, 'Submit Subscription').click()
  await expect(message(page).getByText('User is not logged in', { exact: true })).toBeVisible()
  expect(sent).toBe(0)
  await message(page).getByRole('link').click()
  await page.waitForURL('**/login?next=%2Fsubscription-form')
  await fillLogin(page, person.email, person.password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === '/subscription-form')
  await expect(field(page, 'School email')).toHaveValue(person.email)
  await expect(field(page, '2 Representatives')).toHaveValue('R. Meena, S. Kumar')
  await button(page, 'Submit Subscription').click()
  await expect(message(page)).toHaveAttribute('data-tone', 'success')
  await expect(message(page)).toContainText('Your subscription is active.')
  expect(JSON.parse((await storedItems(page)).user ?? '{}').is_subscribed).toBe(1)
  await expect(button(page, 'Asha')).toBeVisible()
  const receipt = await mailTo(person.email, /Hilltop Public School/)
  const reference = /UNS-[0-9A-F]{8}/.exec(receipt.text)?.[0] ?? 'no reference'
  await expect(message(page)).toContainText(reference)
})

test('Institution registration needs no account; the team and the school are written to', async ({
  page,
  person,
  mailTo,
}) => {
  const name = `School of ${person.email}`
  await openForm(page, 'registration')
  await fillInstitution(page, { 'Institution name': name, 'School email': person.email })
  await button(page, 'Register Institution').click()
  await expect(message(page)).toContainText('Thank you! Your institution is registered.')
  await mailTo(person.email, /School of/)
  const toTeam = await mailTo('team@uns.example', new RegExp(name))
  expect(toTeam.subject).toBe(`Institution registered: ${name}`)
})

test('a 401 to the subscription also clears the session', async ({
  page,
  person,
  expectStatus,
}) => {
  expectStatus(401)
  await enter(page, person)
  await page.route(SPOKEN.subscription.call, (route) => route.fulfill({ status: 401, json: {} }))
  await openForm(page, 'subscription')
  await fillInstitution(page)
  await button(page, 'Submit Subscription').click()
  await expect(message(page)).toContainText('Subscription failed')
  await expect(message(page).getByRole('link')).toBeVisible()
  expect(await storedItems(page)).toEqual({})
})
