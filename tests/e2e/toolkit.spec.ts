import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './fixtures'
import { button, enter, enterAsSubscriber, expectInOrder, field } from './steps'

const main = (page: Page) => page.getByRole('main')
const works = (page: Page) => main(page).getByRole('heading', { level: 3 })
const sheet = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('a teacher comes from home, filters, looks at the pages and prints the cards', async ({
  page,
  person,
}) => {
  test.slow()
  await enter(page, person)
  await page.goto('/')
  await page.getByRole('link', { name: 'View the toolkit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching Toolkit')
  await expect(main(page).locator('.alert')).toContainText(
    "You're viewing the free reflection cards only",
  )
  await expect(main(page).getByRole('status')).toHaveText('20 works')
  await expectInOrder(page)

  await field(page, 'Part').selectOption('Reflection cards')
  await expect(works(page)).toHaveCount(4)
  await field(page, 'Theme').selectOption('Social impact')
  await expect(main(page).getByRole('status')).toHaveText('1 of 20 works')
  await expect(page).toHaveURL(/\/toolkit\?theme=social-impact&part=cards$/)

  const cards = sheet(page, 'Cards for the Street')
  await cards.getByText('Look at the 8 pages').click()
  const third = cards.getByRole('listitem').filter({ hasText: '3. Cards 1 to 8' }).locator('img')
  await third.scrollIntoViewIfNeeded()
  await expect.poll(() => third.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(226)
  await expectInOrder(page)

  const downloading = page.waitForEvent('download')
  await cards.getByRole('link', { name: /PDF, \d+ KB/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('UNS Reflection Cards - Social impact.pdf')
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-')

  await page.reload()
  await expect(works(page)).toHaveText(['Cards for the Street'])
  await button(page, 'Show all').click()
  await expect(works(page)).toHaveCount(20)
  await field(page, 'Words in titles and on pages').fill('mend the question')
  await expect(sheet(page, 'Ten Houses').getByText('Page 7: Mend the question')).toBeVisible()
  await expect(sheet(page, 'Ten Houses').getByRole('link')).toHaveText('Subscribe to Access')
  await field(page, 'Words in titles and on pages').fill('monsoon')
  await expect(main(page).getByRole('status')).not.toHaveText(/^No work has all of this/)
  await field(page, 'Words in titles and on pages').fill('zzz')
  await expect(main(page).getByRole('status')).toHaveText(/^No work has all of this/)
})

test('a subscriber fetches a deck and a whole theme', async ({ page, person }) => {
  await enterAsSubscriber(page, person)
  await page.goto('/toolkit')
  await expect(main(page).locator('.alert')).toHaveCount(0)
  await expect(page.getByText('Upgrade Your Learning Experience')).toHaveCount(0)
  await expectInOrder(page)
  for (const [link, name] of [
    [
      sheet(page, 'The Key Goes Round').getByRole('link', { name: /^PowerPoint, \d+ KB/ }),
      'UNS Slide Deck - Youth leadership.pptx',
    ],
    [
      page.getByRole('link', { name: /^The whole theme \(ZIP, [\d.]+ MB\)/ }).first(),
      'UNS Toolkit - Social impact.zip',
    ],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await link.click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(name)
    expect(readFileSync(await download.path()).toString('latin1', 0, 2)).toBe('PK')
  }
})

test('logged out in another tab: a prompt, and no way to a file', async ({
  page,
  person,
  expectStatus,
}) => {
  // A tab may ask who it is in the same moment.
  expectStatus(401)
  await enterAsSubscriber(page, person)
  await page.goto('/toolkit')
  await expect(page.getByRole('link', { name: /^Word, / }).first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/about')
  await button(other, 'Asha').click()
  await button(other, 'Logout').click()
  await expect(page.getByRole('heading', { name: 'Register to Access More' })).toBeVisible()
  await expect(main(page).locator('a[download], a[href$=".zip"]')).toHaveCount(0)
  await expectInOrder(page)
  await page.goto('/toolkit')
  await expect(page).toHaveURL(/\/subscription\?next=%2Ftoolkit$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a teacher sees all works and pages, and is not shown a filter that does nothing', async ({
    page,
    person,
  }) => {
    const asked = page.context().request
    await asked.post('/api/auth/user/register', { data: person })
    const { email, password } = person
    await asked.post('/api/auth/user/login', { data: { email, password } })
    await page.goto('/toolkit')
    await expect(works(page)).toHaveCount(20)
    await expect(field(page, 'Theme')).toBeHidden()
    const cards = sheet(page, 'Cards for the Street')
    await cards.getByText('Look at the 8 pages').click()
    await expect(cards.getByText('2. All questions at a glance')).toBeVisible()
    await expect(cards.getByRole('link')).toHaveAttribute('href', /^\/toolkit\/files\//)
  })

  test('an anonymous visitor is led to the paywall', async ({ page }) => {
    await page.goto('/toolkit')
    await expect(page).toHaveURL(/\/subscription\?next=%2Ftoolkit$/)
  })
})
