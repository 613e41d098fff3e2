import { expect, type Page } from './fixtures'
import { pasteText } from './paste'
import { button, createGate, expectAccessible } from './steps'
import { test } from './team-site'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a choice applies at once, keeps the focus, and says how many entries are left', {
    tag: '@ci',
  }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/schools')
    const board = page.getByRole('combobox', { name: 'Board' })
    await expect(button(page, 'Show')).toBeEnabled()
    await board.focus()
    await board.selectOption('IB')
    await expect(page).toHaveURL(/board=IB/)
    await expect(board).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /entr/ })).toHaveText(/^\d+ entr/)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(board).toHaveValue('')
  })

  test('headings sort, and the order is in the URL', { tag: '@ci' }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/people')
    const heading = page.getByRole('columnheader', { name: 'Name' })
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(/sort=-name/)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  })

  test('ticked schools get a tag, by name, and undo takes it back', {
    tag: '@ci',
  }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/schools')
    await page.getByRole('checkbox', { name: 'Select all entries of this page' }).check()
    await expect(page.getByText(/^\d+ selected$/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all entries of this page' }).uncheck()
    for (const row of [0, 1]) await ticks(page).nth(row).check()
    const bar = page.getByRole('region', { name: 'Selected entries' })
    await expect(bar).toContainText('2 selected')
    await expectAccessible(page)
    await bar.getByLabel('Tag', { exact: true }).fill('Visit')
    await bar.getByRole('button', { name: 'Add the tag' }).click()
    await expect(page.getByText(/^The tag “visit” is added: .+, .+\.$/)).toBeVisible()
    await button(page, 'Undo').click()
    await expect(page.getByText(/^The tag “visit” is removed: /)).toBeVisible()
  })

  test('weeks are planned by keyboard and from a spreadsheet; a wrong cell is named', {
    tag: '@ci',
  }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/sessions/plan')
    await expect(button(page, 'Add a row')).toBeEnabled()
    await cell(page, 'Title, row 1').fill('Water')
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Title, row 2')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(cell(page, 'Title, row 1')).toBeFocused()
    const lines = ['Soil\tRavi\tAstrology\tsoon\tmorning', 'Seeds\tRavi\tsocial impact\t\t5 pm']
    await pasteText(cell(page, 'Title, row 2'), lines.join('\r\n'))
    await expect(cell(page, 'Theme, row 2')).toHaveValue('Astrology')
    await page.reload()
    await expect(cell(page, 'Title, row 2')).toHaveValue('Soil')
    await button(page, 'Save 3 sessions as drafts').click()
    await expect(cell(page, 'Theme, row 2')).toBeFocused()
    await expect(cell(page, 'Theme, row 2')).toHaveAccessibleDescription(
      /Choose a theme of the list/,
    )
    await expect(cell(page, 'Day, row 2')).toHaveAccessibleDescription(/Enter a day/)
    await expect(page.getByText('2 drafts saved.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Undo').click()
    await expect(page.getByText('2 drafts deleted. The rows are back.')).toBeVisible()
    await cell(page, 'Theme, row 2').fill('')
    await cell(page, 'Day, row 2').fill('')
    await button(page, 'Remove row 2').click()
    await button(page, 'Undo').click()
    await expect(cell(page, 'Title, row 2')).toHaveValue('Soil')
  })

  test('twenty rows fit a screen of 800 px', { tag: '@ci' }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/messages?state=all')
    const tops = await page
      .locator('.records tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()))
    // Of a row whose texts have room in one line.
    const height = Math.min(...tops.map((row) => row.height))
    expect((tops[0]?.top ?? 800) + 20 * height).toBeLessThanOrEqual(800)
  })
})

test.describe('on a phone', () => {
  test('the first row of each list is on the first screen', { tag: '@ci' }, async ({
    page,
    teamSite,
  }) => {
    await teamSite.logIn(page)
    for (const path of ['schools', 'people', 'messages?state=all', 'applications?state=all'])
      await test.step(path, async () => {
        await page.goto(`/team/${path}`)
        await expect(page.locator('.records tbody tr').first()).toBeInViewport({ ratio: 1 })
      })
  })

  test('the order and what ticks all rows are in view, and no hidden heading is a link', {
    tag: '@ci',
  }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    await page.goto('/team/schools')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
    await expect(page).toHaveURL(/sort=name/)
    await expect(
      page.getByRole('checkbox', { name: 'Select all entries of this page' }),
    ).toBeInViewport()
    await expect(page.locator('.sort-link').filter({ visible: true })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('a choice that is made before the scripts have loaded applies then', {
    tag: '@ci',
  }, async ({ page, teamSite }) => {
    await teamSite.logIn(page)
    const gate = createGate()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.goto('/team/schools', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
    gate.open()
    await expect(page).toHaveURL(/sort=name/)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the filters have a button', { tag: '@ci' }, async ({ browser, teamSite }) => {
    const withScripts = await browser.newContext({ baseURL: teamSite.url })
    const page = await withScripts.newPage()
    await teamSite.logIn(page)
    const state = await withScripts.storageState()
    const plain = await browser.newContext({
      ...{ baseURL: teamSite.url, storageState: state, javaScriptEnabled: false },
    })
    const plainPage = await plain.newPage()
    await plainPage.goto('/team/messages')
    await plainPage.locator('.list-choices > summary').click()
    await plainPage.getByRole('combobox', { name: 'State' }).selectOption('answered')
    await plainPage.getByRole('button', { name: 'Show' }).click()
    await expect(plainPage).toHaveURL(/state=answered/)
    await withScripts.close()
    await plain.close()
  })
})
