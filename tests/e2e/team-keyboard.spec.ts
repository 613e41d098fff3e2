import { newSchoolForm } from '../support/api-user'
import { type E2eUser, expect, type Page, test } from './fixtures'
import { button, tabTo } from './steps'
import { logInAsManager } from './team-steps'

/** After login, these tests use the keyboard only. */

const VIEWS = { name: 'Saved views' }
const TABS = ['Overview', 'Teachers', 'Invitations', 'Terms', 'History']

async function openSchools(page: Page, user: E2eUser) {
  const suffix = user.email.replace(/\W/g, '').slice(4, 14)
  const school = `Kadamba School ${suffix}`
  const data = newSchoolForm({
    ...{ institution_name: school, school_email: `${suffix}@school.example` },
    school_address: `${suffix} Road, Pune`,
  })
  expect((await page.context().request.post('/api/auth/register', { data })).status()).toBe(201)
  await logInAsManager(page, '/team/schools')
  await expect(page.locator('.team-help')).toBeEnabled()
  return { school, suffix }
}

async function pressOn(page: Page, name: string) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function replaceText(page: Page, text: string) {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const expectMessage = (page: Page, text: string) =>
  expect(page.getByText(text).first()).toBeVisible()

test('by keyboard, a view of the schools list is saved, opened, renamed and deleted', {
  tag: '@night',
}, async ({ page, user }) => {
  // Every step waits for one key press at a time.
  test.slow()
  const { school, suffix } = await openSchools(page, user)
  const [name, newName] = [`View ${suffix}`, `Renamed ${suffix}`]
  const rows = page.getByRole('table', { name: 'Schools' }).getByRole('row')
  const view = page.getByRole('navigation', VIEWS).getByRole('link').filter({ hasText: suffix })

  await test.step('filters the list and saves the filter', async () => {
    await tabTo(page, 'School, place, email or phone')
    await page.keyboard.type(school)
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(2)
    await pressOn(page, 'Save these filters as a view')
    await expect(button(page, 'Save the view')).toBeEnabled()
    await tabTo(page, 'Name of the view')
    await page.keyboard.type(name)
    await tabTo(page, 'Who sees it')
    await pressOn(page, 'Save the view')
    await expectMessage(page, 'View saved.')
  })

  await test.step('clears the filter and opens the view', async () => {
    await pressOn(page, 'Clear filters')
    await expect(page).toHaveURL(/\/team\/schools$/)
    await expect(view).not.toHaveAttribute('aria-current')
    await pressOn(page, name)
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(rows).toHaveCount(2)
  })

  await test.step('renames the view', async () => {
    await pressOn(page, 'Rename or delete views')
    await expect(button(page, `Rename the view ${name}`)).toBeEnabled()
    await page.locator(':focus').press('Tab')
    await replaceText(page, newName)
    await pressOn(page, `Rename the view ${name}`)
    await expectMessage(page, 'View renamed.')
  })

  await test.step('deletes the view, after one undo', async () => {
    await pressOn(page, 'Rename or delete views')
    await expect(button(page, `Delete the view ${newName}`)).toBeEnabled()
    await pressOn(page, `Delete the view ${newName}`)
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, `Delete the view ${newName}`)
    await expect(button(page, 'Undo')).toBeFocused()
    await expect(view).toHaveCount(0)
  })
})

test('by keyboard, a school opens from the list and each tab from the one before it', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const { school } = await openSchools(page, user)
  await tabTo(page, 'School, place, email or phone')
  await page.keyboard.type(school)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(page.locator('.team-help')).toBeEnabled()
  await tabTo(page, 'Show')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: school })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Parts of this record' }).getByRole('link')
  await expect(tabs).toHaveText(TABS)
  await tabTo(page, 'Overview')
  for (const tab of TABS.slice(1)) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const link = tabs.filter({ hasText: tab })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(tabs.filter({ hasText: 'Terms' })).toHaveAttribute('aria-current', 'page')
})
