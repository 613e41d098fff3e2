import { expect, test } from './fixtures'
import { button, fillLogin, registerAndLogIn } from './steps'

const BOOK = '/ebook/read/sdg-starters'

test('the code on a printed chapter leads through the login to its chapter, not to the last place', {
  tag: '@ci',
}, async ({ page, context, user }) => {
  const token = await registerAndLogIn(page, user)
  const cookies = await context.cookies()
  const place = await context.request.post('/api/library/reading/sdg-starters', {
    headers: {
      authorization: `Bearer ${token}`,
      'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    },
    data: { view: 'text', page: 2, scroll: 0 },
  })
  expect(place.ok()).toBe(true)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto(`${BOOK}?chapter=5`)
  await expect(page).toHaveURL(/\/subscription\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Login here' }).click()
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await page.waitForURL(`**${BOOK}?chapter=5#chapter-5`)
  await expect(page.locator('#chapter-5')).toBeInViewport()
  await expect(page.locator('.book-place')).not.toHaveText(/^Page [12] /)

  // Codes of earlier prints have the chapter as a fragment.
  await page.goto(`${BOOK}#chapter-3`)
  await expect(page.locator('#chapter-3')).toBeInViewport()
})
