import { readFileSync } from 'node:fs'
import { pdfPages } from '../support/pdf-pages'
import { expect, test } from './fixtures'
import {
  dialog,
  enterLibrary,
  FILES,
  inside,
  openText,
  place,
  readNow,
  sheet,
  text,
  tool,
} from './reader-steps'
import { button, expectInOrder } from './steps'

/** A book on a phone: its own text, and the same place on the printed page. */

test.beforeEach(({ page, person }) => enterLibrary(page, person))

test('the text comes first, large enough, and nothing sticks out; no PDF is fetched for it', async ({
  page,
}) => {
  const files: string[] = []
  page.on(
    'request',
    (request) => /\/ebook\/files\//.test(request.url()) && files.push(request.url()),
  )
  await openText(page)
  const paragraph = text(page).locator('p').nth(4)
  const size = await paragraph.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(size).toBeGreaterThanOrEqual(15)
  const beyond = await text(page).evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(beyond).toBe(0)
  for (const box of await inside(page).getByRole('toolbar').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(files).toEqual([])
  await expectInOrder(page)
})

test('size and paper are chosen once and stay', async ({ page }) => {
  await openText(page)
  await tool(page, 'Text and paper').click()
  await inside(page).getByLabel('Largest').check()
  await inside(page).getByLabel('Sepia').check()
  const paper = () =>
    inside(page)
      .locator('.book-reader')
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await paper()).toBe('rgb(246, 233, 207)')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Close').click()
  await openText(page)
  expect(await paper()).toBe('rgb(246, 233, 207)')
  await expect(inside(page).locator('html')).toHaveAttribute('data-size', '4')
})

test('contents lead to a chapter, its mark to the printed page, and back to the same place', async ({
  page,
}) => {
  await openText(page)
  await tool(page, 'Contents').click()
  await inside(page)
    .getByRole('dialog')
    .getByRole('button', { name: /^How a starter works/ })
    .click()
  await expect(place(page)).toHaveText('Page 6 of 27')
  await inside(page).getByRole('link', { name: 'Page 7 of the printed book' }).click()
  await expect(sheet(page, 7).locator('canvas')).toBeVisible()
  await expect(place(page)).toHaveText('Page 7 of 27')
  await tool(page, 'Reading view').click()
  await expect(inside(page).getByRole('heading', { name: 'The five minutes' })).toBeInViewport()
})

test('words are found in the text and on the printed pages', async ({ page }) => {
  await openText(page)
  await tool(page, 'Search in this book').click()
  const box = inside(page).getByRole('searchbox')
  const found = inside(page).locator('search').getByRole('status')
  await box.fill('staff room')
  await box.press('Enter')
  await expect(found).toHaveText(/^1 of \d+$/)
  expect(await box.evaluate(() => String(getSelection()))).toBe('staff room')
  await box.fill('no such words at all')
  await box.press('Enter')
  await expect(found).toHaveText('Not found')
  await tool(page, 'Printed page').click()
  await expect(inside(page).locator('canvas').first()).toBeVisible()
  await box.fill('staff room')
  await box.press('Enter')
  await expect(found).toHaveText(/^1 of \d+$/)
  await box.press('Escape')
  await expect(dialog(page)).toBeVisible()
})

test('another phone goes on where this one stopped, in the same view', async ({
  page,
  browser,
}) => {
  await openText(page)
  const kept = page.waitForRequest(
    (one) => one.method() === 'POST' && /\/reading\//.test(one.url()),
  )
  await text(page).evaluate((one) => {
    one.scrollTop = one.scrollHeight * 0.6
  })
  await expect(place(page)).not.toHaveText('Page 1 of 27')
  const left = await place(page).textContent()
  await button(page, 'Close').click()
  expect((await kept).postDataJSON()).toMatchObject({ view: 'text' })
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 740 },
  })
  const there = await other.newPage()
  await there.goto(new URL('/ebook', page.url()).href)
  await readNow(there).click()
  await expect(place(there)).toHaveText(left ?? '')
  await other.close()
})

test('a bookmark and a note stand in the contents and on the profile, and can be taken along', async ({
  page,
}) => {
  await openText(page)
  await inside(page).locator('#chapter-2').scrollIntoViewIfNeeded()
  await text(page).evaluate((one) => one.scrollBy({ top: 300 }))
  await expect(place(page)).toHaveText('Page 6 of 27')
  await tool(page, 'Bookmark and note').click()
  await inside(page).getByLabel('Your note').fill('With 7B on Tuesday')
  await inside(page).getByRole('button', { name: 'Save' }).click()
  await expect(inside(page).getByRole('dialog')).toHaveCount(0)
  await tool(page, 'Contents').click()
  await expect(inside(page).getByRole('button', { name: /With 7B on Tuesday/ })).toBeVisible()
  await page.goto('/profile')
  const mine = page.getByRole('region', { name: 'My bookmarks and notes' })
  await expect(mine).toContainText('Lesson Starters on the Global Goals, page 6')
  await expect(mine).toContainText('With 7B on Tuesday')
  const saved = page.waitForEvent('download')
  await mine.getByRole('link', { name: 'Take them along as text' }).click()
  expect((await saved).suggestedFilename()).toBe('UNS notes.txt')
})

test('every button of the reader can be read while it is hovered, on each paper', {
  tag: '@night',
}, async ({ page }) => {
  await openText(page)
  for (const paper of ['Light', 'Sepia', 'Dark']) {
    await tool(page, 'Text and paper').click()
    await inside(page).getByLabel(paper, { exact: true }).check()
    await page.keyboard.press('Escape')
    for (const name of ['Contents', 'Search in this book', 'Bookmark and note', 'Text and paper']) {
      await tool(page, name).click()
      const sheet = inside(page).locator('.book-sheet, .book-finder').filter({ visible: true })
      for (const one of (await sheet.getByRole('button').all()).slice(0, 6)) {
        await one.hover()
        await page.waitForTimeout(200)
        const label = `${paper}, ${name}, ${await one.textContent()}`
        expect(await one.evaluate(contrastOf), label).toBeGreaterThanOrEqual(4.5)
      }
      await page.keyboard.press('Escape')
    }
  }
})

/** Of its text to what lies behind it, as WCAG counts it. */
function contrastOf(element: Element) {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let behind: Element | null = element
  while (behind && channels(getComputedStyle(behind).backgroundColor)[3] === 0)
    behind = behind.parentElement
  const colours = [
    getComputedStyle(element).color,
    getComputedStyle(behind ?? element).backgroundColor,
  ]
  const [light = 0, dark = 0] = colours.map(luminance).sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

for (const view of ['Reading view', 'Printed page'] as const) {
  test(`the print button of the ${view.toLowerCase()} prints the whole book`, async ({ page }) => {
    await openText(page)
    if (view === 'Printed page') await tool(page, view).click()
    await inside(page)
      .locator('html')
      .evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', location.href)
      })
    await tool(page, 'Text and paper').click()
    await inside(page).getByRole('button', { name: 'Print the text' }).click()
    const frame = inside(page).locator('html')
    await expect(frame).toHaveAttribute('data-printed', /\/ebook\/read\//)
    // A browser prints a frame as it prints the same document in a tab of its own.
    const address = (await frame.getAttribute('data-printed')) ?? ''
    await page.goto(address)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-view', /./)
    const other = page.getByRole('button', { name: view, exact: true })
    if (await other.isVisible()) await other.click()
    await page.getByRole('button', { name: 'Text and paper', exact: true }).click()
    await expectWholeBook(await page.pdf({ format: 'A4' }))
  })
}

test("the browser's own menu prints the whole book, by its name", async ({ page }) => {
  await openText(page)
  await expectWholeBook(await page.pdf({ format: 'A4' }))
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page).toHaveTitle('Lesson Starters on the Global Goals')
  const cell = page.locator('body > .book-text :is(td, th)').first()
  expect(await cell.evaluate((one) => getComputedStyle(one).borderTopWidth)).not.toBe('0px')
  await expect(page.getByRole('heading', { name: 'Premium eBook Library' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('body > .book-text')).toHaveCount(0)
})

/** Every chapter of the text, on many sheets. */
async function expectWholeBook(bytes: Buffer) {
  const sheets = await pdfPages(bytes)
  const book = JSON.parse(readFileSync('content/ebooks/texts/sdg-starters.json', 'utf8'))
  const plain = (text: string) => text.replace(/\s/g, '')
  const whole = plain(sheets.join(''))
  for (const { title } of book.chapters) expect(whole).toContain(plain(title))
  expect(sheets.length).toBeGreaterThan(12)
  expect(sheets.filter((text) => text.length < 60)).toEqual([])
}

test('without a line the text stays, and the place is kept until there is one', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  await openText(page)
  await page.context().setOffline(true)
  await text(page).evaluate((one) => {
    one.scrollTop = one.scrollHeight * 0.4
  })
  await page.waitForTimeout(1500)
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && /\/reading\//.test(one.url()),
  )
  await page.context().setOffline(false)
  expect((await sent).postDataJSON().page).toBeGreaterThan(5)
})

test('a finger at the edge turns, one in the middle puts the bar away', async ({ page }) => {
  await page.unroute(FILES)
  await openText(page)
  await page.touchscreen.tap(340, 400)
  const top = () => text(page).evaluate((one) => one.scrollTop)
  await expect.poll(top).toBeGreaterThan(300)
  await page.touchscreen.tap(15, 400)
  await expect.poll(top).toBe(0)
  await page.touchscreen.tap(180, 400)
  await expect(inside(page).getByRole('main')).toHaveAttribute('data-bare', 'true')
})
