import { findDayInIndia } from '../support/day-in-india'
import { countPresses } from './billing-steps'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, registerSubscriber } from './steps'

const pictures = process.env.TRAINING_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

test('a principal finds what to hand in and downloads it in five presses, with the sessions of the school', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await page.goto('/my-school/sessions')
  await expectAccessible(page)
  await field(page, 'Topic').fill('Reading aloud')
  await field(page, 'Day').fill(findDayInIndia(3))
  await field(page, 'Start (IST)').fill('10:00')
  await field(page, 'Length').selectOption('45 minutes')
  await button(page, 'Plan session').click()
  await page.waitForURL(/\/my-school\/sessions\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/10:00\sAM\sIST, 45 minutes/)).toBeVisible()
  await takePicture(page, 'planned-session')
  await expectAccessible(page)
  await page.goto('/my-school/sessions')
  await expect(page.getByRole('link', { name: 'Reading aloud' })).toBeVisible()

  const presses = await countPresses(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  await page.locator('header').getByRole('button', { name: user.firstname }).click()
  await page.getByRole('link', { name: 'My school' }).first().click()
  await page.waitForURL('**/my-school')
  await page.getByRole('link', { name: 'Training', exact: true }).first().click()
  await page.waitForURL('**/my-school/training')
  await takePicture(page, 'training')
  await expectAccessible(page)
  const archive = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Everything for the board (ZIP)' }).click()
  expect((await archive).suggestedFilename()).toMatch(/^training-20\d\d\.zip$/)
  await expect(page.getByText('The ZIP file has ended.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Everything for the board (ZIP)' })).toBeVisible()
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Table for Excel (XLSX)' }).click()
  expect((await report).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(presses.count).toBe(5)
})
