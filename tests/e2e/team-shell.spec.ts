import { newSchoolForm } from '../support/api-user'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field } from './steps'
import { logInAsManager, openTab } from './team-steps'

const WIDTHS = { phone: 360, desktop: 1280 }

async function submitApplication(page: Page, name: string, suffix: string) {
  const data = newSchoolForm({
    institution_name: name,
    school_email: `${suffix}@school.example`,
    school_address: `${suffix} Road, Pune`,
  })
  expect((await page.context().request.post('/api/auth/register', { data })).status()).toBe(201)
}

const createSuffix = () => Math.random().toString(36).slice(2, 10)

const measureShell = (page: Page) =>
  page.evaluate(() => ({
    barHeight: document.querySelector('header')?.getBoundingClientRect().height,
    headingSize: parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize),
    footers: document.querySelectorAll('footer').length,
  }))

for (const [name, width] of Object.entries(WIDTHS)) {
  test(`the bar is slim, headings are small and lists are accessible on a ${name}`, {
    tag: '@ci',
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await submitApplication(page, `Neem Vidyalaya ${createSuffix()}`, createSuffix())
    await logInAsManager(page, '/team')
    for (const path of ['/team', '/team/applications', '/team/sessions']) {
      await page.goto(path)
      const { barHeight, headingSize, footers } = await measureShell(page)
      expect([path, footers]).toEqual([path, 0])
      expect(barHeight).toBeLessThanOrEqual(64)
      expect(headingSize).toBeGreaterThanOrEqual(20)
      expect(headingSize).toBeLessThanOrEqual(24)
      await expectAccessible(page)
    }
  })

  test(`every tab of a school is accessible on a ${name}`, { tag: '@night' }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const school = `Neem Vidyalaya ${createSuffix()}`
    await submitApplication(page, school, createSuffix())
    await logInAsManager(page, `/team/schools?search=${encodeURIComponent(school)}`)
    await page.getByRole('link', { name: school }).click()
    for (const tab of ['Teachers', 'Invitations', 'Terms', 'History', 'Overview']) {
      await openTab(page, tab)
      await expectAccessible(page)
    }
  })
}

test('without scripts, the drawer opens, a tab has its own URL and the search finds', {
  tag: '@ci',
}, async ({ page, browser }) => {
  const school = `Palash Vidyalaya ${createSuffix()}`
  await submitApplication(page, school, createSuffix())
  await logInAsManager(page, '/team')
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
    storageState: await page.context().storageState(),
  })
  const plainPage = await context.newPage()
  await plainPage.goto('/team')
  const drawer = plainPage.getByRole('navigation', { name: 'Team pages' })
  await expect(drawer).toBeHidden()
  await plainPage.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer.getByRole('link', { name: /^Applications.*waiting/ })).toBeVisible()
  await drawer.getByRole('link', { name: 'Schools' }).click()
  await plainPage.getByRole('searchbox', { name: 'Search the team area' }).fill(school)
  await plainPage.keyboard.press('Enter')
  await plainPage.getByRole('main').getByRole('link', { name: school }).click()
  await plainPage.getByRole('link', { name: 'Terms' }).click()
  await expect(plainPage).toHaveURL(/\?tab=terms$/)
  await expect(plainPage.getByRole('heading', { name: 'Terms' })).toBeVisible()
  await context.close()
})

test('Ctrl K finds a school, and arrow keys and Enter open it', async ({ page }) => {
  const school = `Gulmohar Vidyalaya ${createSuffix()}`
  await submitApplication(page, school, createSuffix())
  await logInAsManager(page, '/team/library')
  await expect(page.locator('.team-help')).toBeEnabled()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search the team area' })
  await expect(dialog.getByRole('link', { name: 'New session' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('privacy')
  await expect(dialog.getByRole('link', { name: 'Policies' })).toBeVisible()
  await dialog.getByRole('searchbox').fill(school)
  await expect(dialog.getByRole('link', { name: school })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: school })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('after a decision, no button of the next application is under the pointer', {
  tag: '@ci',
}, async ({ page }) => {
  const suffix = createSuffix()
  await submitApplication(page, `First ${suffix}`, `a${suffix}`)
  await submitApplication(page, `Second ${suffix}`, `b${suffix}`)
  await logInAsManager(page, `/team/applications?search=${suffix}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `First ${suffix}` })
    .click()
  const approve = button(page, 'Approve the application')
  await expect(approve).toBeEnabled()
  await approve.scrollIntoViewIfNeeded()
  const box = await approve.boundingBox()
  if (!box) throw new Error('no button')
  const pointer = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.click(pointer.x, pointer.y)
  await expect(page.getByText(`First ${suffix} is approved.`)).toBeVisible()
  const isOnButton = await page.evaluate(
    ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('main form [type="submit"]')),
    pointer,
  )
  expect(isOnButton).toBe(false)
})

/** Fractions of a pixel depend on the fonts. */
const WHOLE = 0.98

test('the row of tabs shows the selected one, on arrival and after a press', {
  tag: ['@ci', '@machine'],
}, async ({ page }) => {
  const school = `Kadamba Vidyalaya ${createSuffix()}`
  await submitApplication(page, school, createSuffix())
  await logInAsManager(page, `/team/schools?search=${encodeURIComponent(school)}`)
  await page.getByRole('main').getByRole('link', { name: school }).click()
  const row = page.getByRole('navigation', { name: 'Parts of this record' })
  await openTab(page, 'History')
  await expect(row.getByRole('link', { name: 'History' })).toBeInViewport({ ratio: WHOLE })
  await page.reload()
  await expect(row.getByRole('link', { name: 'History' })).toBeInViewport({ ratio: WHOLE })
  await expect(row.getByRole('link', { name: 'Overview' })).not.toBeInViewport({ ratio: WHOLE })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await openTab(page, 'Teachers')
  await openTab(page, 'Overview')
  await expect(row.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: WHOLE })
})

test('a form returns to its tab', { tag: '@ci' }, async ({ page }) => {
  const school = `Amaltas Vidyalaya ${createSuffix()}`
  await submitApplication(page, school, createSuffix())
  await logInAsManager(page, `/team/schools?search=${encodeURIComponent(school)}`)
  await page.getByRole('main').getByRole('link', { name: school }).click()
  await openTab(page, 'Terms')
  await page.getByText('Add a term', { exact: true }).click()
  await button(page, 'Add the term').click()
  await expect(page.getByText(/Term added/)).toBeVisible()
  await expect(page).toHaveURL(/\?tab=terms$/)
})

test('a call that needs a new confirmation asks in a dialog, then goes through with its input', {
  tag: '@ci',
}, async ({ page, expectStatus }) => {
  expectStatus(403)
  const path = '**/api/team/reply-templates'
  const json = { msg: 'Confirm that it is you.', errors: { proof: 'Confirm that it is you.' } }
  await page.route(path, (route) => route.fulfill({ status: 403, json }), { times: 1 })
  const ways = { passkey: false, code: false, password: true }
  await page.route('**/api/team/verify/options', (route) => route.fulfill({ json: { ways } }))
  await page.route('**/api/team/verify/password', (route) => route.fulfill({ json: {} }))
  await logInAsManager(page, '/team/messages/templates')
  const name = `Seats ${createSuffix()}`
  await field(page, 'Name').last().fill(name)
  await field(page, 'Text').last().fill('Dear {name}, one seat covers one teacher.')
  await button(page, 'Add the template').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Your password', { exact: true }).fill('any password')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The template is added.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
