import { findDayInIndia } from '../support/day-in-india'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, fillLogin, message, registerAndLogIn } from './steps'
import { logInAsManager, openTab, publishLiveSession } from './team-steps'

const SESSION_PATH = '/series/see-how-it-works'

const isMeetingUrl = (url: string) => url.startsWith('https://meet.uns.example/live/')

async function fillSession(page: Page, title: string, day: string) {
  await field(page, 'Kind').selectOption({ label: 'Workshop' })
  await field(page, 'Title').fill(title)
  await field(page, 'Summary').fill('What goes into a rubric, and what stays out of it.')
  await field(page, 'Language').selectOption({ label: 'தமிழ்' })
  await field(page, 'Host').fill('Meena Iyer')
  await field(page, 'One line about the host').fill('Teaches science in Pune.')
  await field(page, 'Day').fill(day)
  await field(page, 'Meeting link').fill('meet.uns.example/live/plan')
  await field(page, 'Record attendance by').selectOption({ label: 'Joining before the end' })
  await field(page, 'State').selectOption({ label: 'Published' })
}

test('a teacher finds a session, logs in, joins with one button and is recorded as present', {
  tag: '@night',
}, async ({ page, user, expectStatus }) => {
  test.slow()
  // The meeting host is unreachable: the test only checks the request.
  expectStatus(0)
  await page.context().request.post('/api/auth/user/register', { data: user })

  await page.goto('/series')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try a session' }).first().click()
  await page.waitForURL(`**${SESSION_PATH}`)
  await expectAccessible(page)
  expect(await page.content()).not.toContain('meet.uns.example')

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await page.waitForURL(`**${SESSION_PATH}`)
  await expect(button(page, 'Join the session')).toBeVisible()
  await expectAccessible(page)
  expect(await page.content()).not.toContain('meet.uns.example')
  await expect(button(page, 'Join the session')).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(button(page, 'Join the session')).toBeInViewport({ ratio: 1 })

  // The page stays open while the meeting runs in another tab, and updates when it becomes visible.
  const meetingRequest = page
    .context()
    .waitForEvent('request', (request) => isMeetingUrl(request.url()))
  const meetingTab = page.context().waitForEvent('page')
  await button(page, 'Join the session').click()
  expect((await meetingRequest).headers()).not.toHaveProperty('referer')
  expect(await (await meetingTab).evaluate(() => window.opener)).toBeNull()
  await (await meetingTab).close()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(button(page, 'Join again')).toBeVisible()
  expect(page.url()).toContain(SESSION_PATH)
  await page.goto('/my-learning')
  await expect(page.getByRole('main')).toContainText('Try a session')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Choose your name' }).click()
  await page.waitForURL('**/my-learning/name')
  await expectAccessible(page)
  await field(page, 'Name on certificates').fill('மீனா ஐயர்')
  await button(page, 'Confirm this name').click()
  await page.waitForURL('**/my-learning')
  await expect(page.getByRole('main')).toContainText('Your certificates show this name: மீனா ஐயர்')

  // The router keeps this per-user page and shows it again on the way back.
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  await expect(page.getByRole('main')).not.toContainText('மீனா')
  await page.goBack()
  await page.waitForURL('**/my-learning')
  await expect(page.getByRole('main')).toContainText('Your certificates show this name: மீனா ஐயர்')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('the team plans a session, sees an edit conflict, and a cancellation shows on its page within two seconds', {
  tag: '@ci',
}, async ({ page, browser, user, expectStatus }) => {
  test.slow()
  expectStatus(409)
  const title = `Rubrics by ${user.email.slice(0, 12)}`
  const day = findDayInIndia(9)
  await logInAsManager(page, '/team/sessions')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plan a session' }).click()
  await page.waitForURL('**/team/sessions/new')
  await button(page, 'Create session').click()
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true')
  await fillSession(page, title, day)
  await button(page, 'Create session').click()
  await page.waitForURL(/\/team\/sessions\/[0-9a-f-]{36}$/)
  await expectAccessible(page)
  await openTab(page, 'Details')
  await expectAccessible(page)

  const colleaguePage = await page.context().newPage()
  await colleaguePage.goto(page.url())
  await field(colleaguePage, 'Host').fill('Ravi Kumar')
  await button(colleaguePage, 'Save').click()
  await expect(message(colleaguePage)).toContainText('Session saved.')
  await field(page, 'Title').fill(`${title}, improved`)
  await button(page, 'Save').click()
  await expect(message(page)).toContainText('Asha Demo changed this session before you')
  await expect(message(page)).toBeInViewport()
  await expect(field(page, 'Host')).toHaveAccessibleDescription('Current value: Ravi Kumar')
  await expect(field(page, 'Title')).toHaveValue(`${title}, improved`)
  await expect(field(page, 'Language')).toHaveValue('ta')
  await page.setViewportSize({ width: 360, height: 740 })
  await button(page, 'Save').click()
  await expect(message(page)).toContainText('Session saved.')
  await expect(message(page)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(message(page)).toBeInViewport()

  const visitorPage = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  await visitorPage.goto('/series')
  await visitorPage
    .getByRole('link', { name: `${title}, improved` })
    .first()
    .click()
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(`${title}, improved`)
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ta-IN')
  await registerAndLogIn(visitorPage, user)
  await visitorPage.goBack()
  await button(visitorPage, 'Register').click()
  await expect(visitorPage.getByRole('main')).toContainText('You are registered.')
  await expectAccessible(visitorPage)

  await expectUndoOfNewTime(page)
  await field(page, 'Reason').fill('The host is ill.')
  await button(page, 'Cancel the session').click()
  await expect(page.getByText('Cancelled: The host is ill.')).toBeVisible()
  await visitorPage.goto('/series')
  await expect(async () => {
    await visitorPage.goto(`/series/${await readSlug(page)}`)
    await expect(visitorPage.getByRole('main')).toContainText('This session is cancelled.', {
      timeout: 100,
    })
  }).toPass()
  await visitorPage.context().close()
})

test('people in an attendance file who have no account are invited with one press', {
  tag: '@night',
}, async ({ page, user }) => {
  test.slow()
  const suffix = user.email.slice(5, 17)
  await logInAsManager(page, '/team')
  await publishLiveSession(page, {
    ...{ title: `Guests ${suffix}`, meetingUrl: 'meet.uns.example/live/guests' },
  })
  await field(page, 'Name').fill('Kavi Raj')
  await field(page, 'Email').fill(`kavi.${suffix}@school.example`)
  await button(page, 'Add the person').click()
  await expect(page.getByText('We email Kavi Raj an invitation.').first()).toBeVisible()
  const rows = [
    `Asha Demo,team@uns.example,50`,
    `Kavi Raj,kavi.${suffix}@school.example,45`,
    `Devika Nair,devika.${suffix}@school.example,58`,
    `Iqbal Khan,iqbal.${suffix}@school.example,57`,
    `Staff room,,60`,
    `Physics teacher,,58`,
  ]
  await field(page, 'Attendance file').setInputFiles({
    ...{ name: 'participants.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Name,Email,Duration', ...rows].join('\n')),
  })
  await page.getByText('No account found (5)').click()
  await page.locator('summary[aria-label="Find the account: Physics teacher"]').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Physics teacher' })
    .getByLabel('Name or email')
    .fill('meena@uns')
  await button(page, 'Meena Demo, meena@uns.example').click()
  await expectAccessible(page)
  await button(page, 'Mark 2 people as present').click()
  await expect(page.getByText('2 people are marked as present.')).toBeVisible()
  await button(page, 'Invite 2 people').click()
  await expect(page.getByText('2 invited, 1 already invited, 1 without an email')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invited to register (3)' })).toBeVisible()
  await expectAccessible(page)
})

/** One person is registered. The result and its Undo are visible beside the button. */
async function expectUndoOfNewTime(page: Page) {
  const timeBefore = await field(page, 'Start (IST)').inputValue()
  await field(page, 'Start (IST)').fill('16:40')
  await button(page, 'Save').click()
  await expect(message(page)).toContainText('1 person gets the new time by email in 2 minutes.')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(message(page)).toBeInViewport()
    await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
  await page.reload()
  for (const tab of ['People', 'Details']) {
    await openTab(page, tab)
    await expect(page.getByText('1 person gets the new time by email at')).toBeInViewport()
    await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 })
  }
  await button(page, 'Undo').click()
  await expect(page.getByText('The time is as before. Nobody gets an email.')).toBeInViewport()
  await expect(field(page, 'Start (IST)')).toHaveValue(timeBefore)
}

const readSlug = async (page: Page) => {
  const href = await page.getByRole('link', { name: 'View the public page' }).getAttribute('href')
  return href?.split('/').at(-1) ?? 'none'
}
