import { expect, test } from './fixtures'
import { expectAccessible } from './steps'
import { logInAsManager } from './team-steps'

const LEDE = 'हम शिक्षकों के साथ सीखते हैं।'

test('an editor writes a text in Hindi and sees its preview in each language', {
  tag: '@ci',
}, async ({ page }) => {
  await logInAsManager(page, '/team/texts')
  await expectAccessible(page)
  const hindi = page.getByRole('region', { name: 'Hindi' })
  await hindi.getByRole('link', { name: 'About in Hindi' }).click()

  const lede = page.getByLabel(/^First paragraph/)
  await expect(lede).toHaveAccessibleDescription(/English: /)
  await lede.fill(LEDE)
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/team/texts/about/preview/hi')

  const notice = page.getByRole('complementary', { name: 'Preview: About in Hindi' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByText(LEDE)).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'தமிழ்' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN')
  await expect(page.getByText(LEDE)).toBeHidden()
  await page.getByRole('link', { name: 'Back to the text' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About in Tamil')
})
