import { expect, test } from './fixtures'
import { button, expectAccessible, field, registerSubscriber } from './steps'

test('a teacher makes an assignment, ticks levels on the phone and prints slips', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  expectStatus(0)
  await registerSubscriber(page, user)
  await page.goto('/my-tests/assignments')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Make an assignment' }).click()
  await field(page, 'Title').fill('Street survey')
  await field(page, 'Class').fill('8 B')
  await field(page, 'Rubric').selectOption('own')
  await field(page, 'Criteria, one a line').fill('Content: begun, good\nLayout: plain, clear')
  await expectAccessible(page)
  await button(page, 'Make the assignment').click()
  await page.getByRole('link', { name: 'Enter roll numbers' }).click()
  await page.locator('[name=rollNumbers]').fill('1-3')
  await page.locator('main form').getByRole('button').first().click()
  await expect(page.locator('main form').getByRole('alert')).toBeVisible()
  await page.goBack()
  await page.reload()

  const tick = (criterion: string, level: string) =>
    page.getByRole('group', { name: criterion }).getByRole('button', { name: level }).click()
  await expect(page.getByRole('heading', { name: 'Roll number 1' })).toBeVisible()
  await expectAccessible(page)
  await tick('Content', 'Content 2: good')
  await tick('Layout', 'Layout 1: plain')
  // The next student comes by itself; without a connection, ticks wait in the browser.
  await expect(page.getByRole('heading', { name: 'Roll number 2' })).toBeVisible()
  await expect(page.getByText('All ticks are saved.')).toBeVisible()
  await page.context().setOffline(true)
  await tick('Content', 'Content 1: begun')
  await expect(page.getByText('Without a connection', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('All ticks are saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 of 3 handed in' })).toBeVisible()

  await page.getByRole('link', { name: 'Print slips' }).click()
  const slips = page.getByRole('article')
  await expect(slips).toHaveCount(2)
  await expect(slips.first()).toContainText('Content 2 of 2: good')
  await expectAccessible(page)
})
