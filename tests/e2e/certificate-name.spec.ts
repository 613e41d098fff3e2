import { apiResultText } from '@/i18n/api-results'
import { expect, test } from './fixtures'
import { button, field, message, registerAndLogIn } from './steps'

test('after the name is confirmed, the page says how many certificates are issued and links them', {
  tag: ['@ci', '@machine'],
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.goto('/my-learning/name')
  const sessions = ['Fractions with paper', 'Water on ten lines']
  const issued = sessions.map((session, index) => ({ number: `UNS-26-${index}TEST`, session }))
  const msg = apiResultText().certificatesIssued(issued.length)
  await page.route('**/api/learning/name', (route) => route.fulfill({ json: { msg, issued } }))
  await field(page, 'Name on certificates').fill('Asha Rao')
  await button(page, 'Confirm this name').click()
  await expect(message(page)).toContainText('2 certificates are issued')
  for (const { number, session } of issued)
    await expect(page.getByRole('link', { name: session })).toHaveAttribute(
      'href',
      new RegExp(`${number}`),
    )
})

test('the languages of certificates are chosen with the name, and changed in the details', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.goto('/my-learning/name')
  const choice = page.getByRole('combobox', { name: 'Certificates and records' })
  await expect(choice).toHaveValue('en')
  await choice.selectOption('English and हिन्दी')
  await button(page, 'Confirm this name').click()
  await page.waitForURL('**/my-learning')
  await page.goto('/profile/details')
  await expect(choice).toHaveValue('hi')
  await choice.selectOption('English and தமிழ்')
  await button(page, 'Save changes').click()
  await expect(message(page)).toContainText('Your details are saved')
  await page.goto('/my-learning/name')
  await expect(choice).toHaveValue('ta')
})
