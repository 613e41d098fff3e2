import { expect, type Page, test } from './fixtures'
import { registerAndLogIn } from './steps'

const main = (page: Page) => page.getByRole('main')
const resources = (page: Page) => main(page).getByRole('heading', { level: 3 })

/** A theme, and an inflected form of a type, in the language of the page. */
const QUERIES = [
  ['/toolkit', 'Social impact reflection'],
  ['/hi/toolkit', 'सामाजिक कार्डों'],
  ['/ta/toolkit', 'சமூக அட்டைகளில்'],
] as const

/** Again until the page has its scripts. */
const expectFound = (page: Page, query: string, isExpected: (count: number) => boolean) =>
  expect(async () => {
    await main(page).getByRole('searchbox').fill(query)
    await expect
      .poll(async () => isExpected(await resources(page).count()), { timeout: 1000 })
      .toBe(true)
  }).toPass()

test('the toolkit finds themes and types in the language of the page, and in English', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerAndLogIn(page, user)
  for (const [path, query] of QUERIES) {
    await page.goto(path)
    const allCount = await resources(page).count()
    const isPart = (count: number) => count > 0 && count < allCount
    await expectFound(page, query, isPart)
    await expectFound(page, 'social cards', isPart)
    await expectFound(page, 'ज़ज़ज़', (count) => count === 0)
  }
})
