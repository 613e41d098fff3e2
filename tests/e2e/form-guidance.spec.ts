import { expect, test } from './fixtures'
import { fillSchoolForm, openSchoolForm, SCHOOL_FORMS, TEXT_FIELDS } from './school-form-steps'
import { button, field, getOverflow, message, mockLogin, mockUser } from './steps'

const LONG_NAME = 'W'.repeat(40)

test('after /subscription-register, shows the next steps and carries the input to the subscription form', {
  tag: '@ci',
}, async ({ page }) => {
  await page.route(SCHOOL_FORMS.registration.call, (route) =>
    route.fulfill({ status: 201, json: { msg: `Thank you! ${LONG_NAME} is registered.` } }),
  )
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page, { 'Institution name': LONG_NAME })
  await button(page, 'Register Institution').click()
  await expect(message(page)).toHaveText(`Thank you! ${LONG_NAME} is registered.`)
  const nextSteps = page.locator('main form').getByRole('status')
  await expect(nextSteps).toContainText('Your institution is not subscribed yet.')
  const overflow = await page.evaluate(getOverflow)
  expect(overflow, 'a name of forty signs wraps').toBeLessThanOrEqual(0)
  const link = nextSteps.getByRole('link', { name: 'Create an account' })
  await expect(link).toHaveAttribute('href', '/register?next=%2Fsubscription-form')
  await openSchoolForm(page, 'subscription')
  await expect(field(page, 'Institution name')).toHaveValue(LONG_NAME)
  await expect(field(page, 'Principal name')).toHaveValue(TEXT_FIELDS['Principal name'])
  await expect(page.locator('[name=declaration]')).not.toBeChecked()
})

test('a logged-in user continues from /subscription-register to the subscription form', {
  tag: '@night',
}, async ({ page }) => {
  await mockLogin(page)
  await page.route(SCHOOL_FORMS.registration.call, (route) =>
    route.fulfill({ status: 201, json: {} }),
  )
  await openSchoolForm(page, 'registration')
  await fillSchoolForm(page)
  await button(page, 'Register Institution').click()
  const link = page.getByRole('link', { name: 'Open the subscription form' })
  await expect(link).toHaveAttribute('href', '/subscription-form')
})

test('shows a name truncated in the header in full in the menu', { tag: '@night' }, async ({
  page,
}) => {
  const firstname = 'Venkatasubramanian Krishnamoorthy'
  await mockLogin(page, { ...mockUser, firstname })
  await button(page, firstname).click()
  const name = page.locator('#user-menu').getByText(firstname)
  await expect(name).toBeVisible()
  expect(
    await name.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0)
})

test('marks offers that are not available yet', { tag: '@night' }, async ({ page }) => {
  await page.goto('/about')
  const findOffer = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const name of ['Power talks', 'Counselling', 'AI and AR coaching'])
    await expect(findOffer(name)).toContainText('In preparation')
  for (const name of ['E-books', 'Teaching toolkit'])
    await expect(findOffer(name)).not.toContainText('In preparation')
})
