import { expect, type Page } from './fixtures'
import { expectAccessible } from './steps'
import { type TeamPagesSite, test } from './team-site'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const MAX_MS = 10 * 60_000

async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  expect(page.url().endsWith(path), page.url()).toBe(true)
}

const openDisclosures = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

async function expectAllAccessible(page: Page, { paths, logIn }: TeamPagesSite) {
  test.setTimeout(MAX_MS)
  await logIn(page)
  const faults: string[] = []
  for (const path of paths)
    await test
      .step(path, async () => {
        await openPage(page, path)
        await openDisclosures(page)
        await expectAccessible(page)
      })
      .catch((error) => faults.push(`${path}: ${error.message}`))
  expect(faults).toEqual([])
}

test.describe('on a phone', () => {
  test(
    'every page of the team area is accessible and never scrolls sideways',
    {
      tag: '@night',
    },
    async ({ page, teamSite }) => expectAllAccessible(page, teamSite),
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  test(
    'every page of the team area is accessible and never scrolls sideways',
    {
      tag: '@night',
    },
    async ({ page, teamSite }) => expectAllAccessible(page, teamSite),
  )
})
