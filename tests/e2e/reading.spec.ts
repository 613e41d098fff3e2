import { readFileSync } from 'node:fs'
import type { Request } from 'playwright/test'
import { readPdfTexts } from '../support/pdf-pages'
import { expect, test } from './fixtures'
import { runOnlyAtNight, runOnlyInCi } from './night'
import {
  dialog,
  FILES,
  openLibrary,
  openTextView,
  pageIndicator,
  pageRegion,
  readerFrame,
  readNowButton,
  textView,
  toolButton,
} from './reader-steps'
import { button, expectAccessible } from './steps'

const PLACE_URLS = /\/api\/library\/reading\//
const isPlaceSent = (request: Request) =>
  request.method() === 'POST' && PLACE_URLS.test(request.url())

test.beforeEach(({ page, user }) => openLibrary(page, user))

test('starts with readable text inside the window, without fetching the PDF', {
  tag: '@ci',
}, async ({ page }) => {
  const files: string[] = []
  page.on(
    'request',
    (request) => /\/ebook\/files\//.test(request.url()) && files.push(request.url()),
  )
  await openTextView(page)
  const paragraph = textView(page).locator('p').nth(4)
  const size = await paragraph.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
  expect(size).toBeGreaterThanOrEqual(15)
  const overflow = await textView(page).evaluate(
    (element) => element.scrollWidth - element.clientWidth,
  )
  expect(overflow).toBe(0)
  for (const box of await readerFrame(page).getByRole('toolbar').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(files).toEqual([])
  await expectAccessible(page)
})

test('remembers text size and paper', { tag: '@night' }, async ({ page }) => {
  await openTextView(page)
  await toolButton(page, 'Text and paper').click()
  await readerFrame(page).getByLabel('Largest').check()
  await readerFrame(page).getByLabel('Sepia').check()
  const readPaperColour = () =>
    readerFrame(page)
      .locator('.book-reader')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await readPaperColour()).toBe('rgb(246, 233, 207)')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await button(page, 'Close').click()
  await openTextView(page)
  expect(await readPaperColour()).toBe('rgb(246, 233, 207)')
  await expect(readerFrame(page).locator('html')).toHaveAttribute('data-size', '4')
})

test('a contents entry opens its chapter, and its page mark leads to the printed page and back', {
  tag: '@night',
}, async ({ page }) => {
  await openTextView(page)
  await toolButton(page, 'Contents').click()
  await readerFrame(page)
    .getByRole('dialog')
    .getByRole('button', { name: /^How a starter works/ })
    .click()
  await expect(pageIndicator(page)).toHaveText('Page 7 of 30')
  await readerFrame(page).getByRole('link', { name: 'Page 8 of the printed book' }).click()
  await expect(pageRegion(page, 8).locator('canvas')).toBeVisible()
  await expect(pageIndicator(page)).toHaveText('Page 8 of 30')
  await toolButton(page, 'Reading view').click()
  await expect(
    readerFrame(page).getByRole('heading', { name: 'The five minutes' }),
  ).toBeInViewport()
})

test('finds words in the text and on the printed pages', { tag: '@ci' }, async ({ page }) => {
  await openTextView(page)
  await toolButton(page, 'Search in this book').click()
  const box = readerFrame(page).getByRole('searchbox')
  const searchStatus = readerFrame(page).locator('search').getByRole('status')
  await box.fill('staff room')
  await box.press('Enter')
  await expect(searchStatus).toHaveText(/^1 of \d+$/)
  expect(await box.evaluate(() => String(getSelection()))).toBe('staff room')
  await box.fill('no such words at all')
  await box.press('Enter')
  await expect(searchStatus).toHaveText('Not found')
  await toolButton(page, 'Printed page').click()
  await expect(readerFrame(page).locator('canvas').first()).toBeVisible()
  await box.fill('staff room')
  await box.press('Enter')
  await expect(searchStatus).toHaveText(/^1 of \d+$/)
  await box.press('Escape')
  await expect(dialog(page)).toBeVisible()
})

test('another phone continues at the same position in the same view', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  await openTextView(page)
  const positionRequest = page.waitForRequest(isPlaceSent)
  await textView(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight * 0.6
  })
  await expect(pageIndicator(page)).not.toHaveText('Page 1 of 30')
  const lastPosition = await pageIndicator(page).textContent()
  await button(page, 'Close').click()
  expect((await positionRequest).postDataJSON()).toMatchObject({ view: 'text' })
  const otherContext = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 740 },
  })
  const otherPage = await otherContext.newPage()
  await otherPage.goto(new URL('/ebook', page.url()).href)
  await readNowButton(otherPage).click()
  await expect(pageIndicator(otherPage)).toHaveText(lastPosition ?? '')
  await otherContext.close()
})

test('a bookmark and a note appear in the contents and the profile and can be exported', {
  tag: '@ci',
}, async ({ page }) => {
  await openTextView(page)
  await readerFrame(page).locator('#chapter-2').scrollIntoViewIfNeeded()
  await textView(page).evaluate((element) => element.scrollBy({ top: 300 }))
  await expect(pageIndicator(page)).toHaveText('Page 7 of 30')
  await toolButton(page, 'Bookmark and note').click()
  await readerFrame(page).getByLabel('Your note').fill('With 7B on Tuesday')
  await readerFrame(page).getByRole('button', { name: 'Save' }).click()
  await expect(readerFrame(page).getByRole('dialog')).toHaveCount(0)
  await toolButton(page, 'Contents').click()
  await expect(readerFrame(page).getByRole('button', { name: /With 7B on Tuesday/ })).toBeVisible()
  await page.goto('/profile')
  const bookmarks = page.getByRole('region', { name: 'My bookmarks and notes' })
  await expect(bookmarks).toContainText('Lesson Starters on the Global Goals, page 7')
  await expect(bookmarks).toContainText('With 7B on Tuesday')
  const downloadEvent = page.waitForEvent('download')
  await bookmarks.getByRole('link', { name: 'Download as text' }).click()
  expect((await downloadEvent).suggestedFilename()).toBe('UNS notes.txt')
})

test('every reader button stays legible on hover, on each paper', {
  tag: '@night',
}, async ({ page }) => {
  await openTextView(page)
  for (const paper of ['Light', 'Sepia', 'Dark']) {
    await toolButton(page, 'Text and paper').click()
    await readerFrame(page).getByLabel(paper, { exact: true }).check()
    await page.keyboard.press('Escape')
    for (const name of ['Contents', 'Search in this book', 'Bookmark and note', 'Text and paper']) {
      await toolButton(page, name).click()
      const panel = readerFrame(page).locator('.book-sheet, .book-finder').filter({ visible: true })
      for (const control of (await panel.getByRole('button').all()).slice(0, 6)) {
        await control.hover()
        await control.evaluate((element) =>
          Promise.all(element.getAnimations().map(({ finished }) => finished)),
        )
        const label = `${paper}, ${name}, ${await control.textContent()}`
        expect(await control.evaluate(measureContrast), label).toBeGreaterThanOrEqual(4.5)
      }
      await page.keyboard.press('Escape')
    }
  }
})

function measureContrast(element: Element) {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const level = channel / 255
      return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let background: Element | null = element
  while (background && channels(getComputedStyle(background).backgroundColor)[3] === 0)
    background = background.parentElement
  const colours = [
    getComputedStyle(element).color,
    getComputedStyle(background ?? element).backgroundColor,
  ]
  const [light = 0, dark = 0] = colours.map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const A4_WITHOUT_MARGINS = { width: 718, height: 1047 }

test('cells of a printed table have space between their texts', { tag: '@ci' }, async ({
  page,
}) => {
  await openTextView(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4_WITHOUT_MARGINS)
  const cells = page.locator('body > .book-text :is(td, th):not(:last-child)')
  await expect(cells.first()).toBeAttached()
  const gaps = await cells.evaluateAll((elements) => {
    const measureText = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return elements.flatMap((cell) => {
      const next = cell.nextElementSibling
      const hasTexts = cell.textContent?.trim() && next?.textContent?.trim()
      return next && hasTexts ? [measureText(next).left - measureText(cell).right] : []
    })
  })
  expect(gaps.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
})

for (const view of ['Reading view', 'Printed page'] as const) {
  test(
    `the print button of the ${view.toLowerCase()} prints the whole book`,
    view === 'Printed page' ? runOnlyAtNight(true) : runOnlyInCi(true),
    async ({ page }) => {
      await openTextView(page)
      if (view === 'Printed page') await toolButton(page, view).click()
      await readerFrame(page)
        .locator('html')
        .evaluate(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', location.href)
        })
      await toolButton(page, 'Text and paper').click()
      await readerFrame(page).getByRole('button', { name: 'Print the text' }).click()
      const frame = readerFrame(page).locator('html')
      await expect(frame).toHaveAttribute('data-printed', /\/ebook\/read\//)
      // A browser prints a frame like the same document in its own tab.
      const frameUrl = (await frame.getAttribute('data-printed')) ?? ''
      await page.goto(frameUrl)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-view', /./)
      const viewButton = page.getByRole('button', { name: view, exact: true })
      if (await viewButton.isVisible()) await viewButton.click()
      await page.getByRole('button', { name: 'Text and paper', exact: true }).click()
      await expectWholeBook(await page.pdf({ format: 'A4' }))
    },
  )
}

test("the browser's own menu prints the whole book under its title", { tag: '@night' }, async ({
  page,
}) => {
  await openTextView(page)
  await expectWholeBook(await page.pdf({ format: 'A4' }))
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page).toHaveTitle('Lesson Starters on the Global Goals')
  const cell = page.locator('body > .book-text :is(td, th)').first()
  expect(await cell.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px')
  await expect(page.getByRole('heading', { name: 'Premium eBook Library' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('body > .book-text')).toHaveCount(0)
})

async function expectWholeBook(bytes: Buffer) {
  const sheets = await readPdfTexts(bytes)
  const book = JSON.parse(readFileSync('content/ebooks/texts/sdg-starters.json', 'utf8'))
  const removeSpaces = (text: string) => text.replace(/\s/g, '')
  const bookText = removeSpaces(sheets.join(''))
  for (const { title } of book.chapters) expect(bookText).toContain(removeSpaces(title))
  expect(sheets.length).toBeGreaterThan(12)
  expect(sheets.filter((text) => text.length < 60)).toEqual([])
}

test('offline, keeps the text and sends the position once online', { tag: '@ci' }, async ({
  page,
  expectStatus,
}) => {
  expectStatus(0)
  const storedPlace = page.waitForResponse(PLACE_URLS)
  await openTextView(page)
  await storedPlace
  await page.context().setOffline(true)
  const failedRequest = page.waitForEvent('requestfailed', isPlaceSent)
  await textView(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight * 0.4
  })
  await failedRequest
  const positionRequest = page.waitForRequest(isPlaceSent)
  await page.context().setOffline(false)
  expect((await positionRequest).postDataJSON().page).toBeGreaterThan(5)
})

test('tapping an edge turns the page, tapping the middle hides the bar', { tag: '@night' }, async ({
  page,
}) => {
  await page.unroute(FILES)
  await openTextView(page)
  await page.touchscreen.tap(340, 400)
  const readScrollTop = () => textView(page).evaluate((element) => element.scrollTop)
  await expect.poll(readScrollTop).toBeGreaterThan(300)
  // Drawings above get their height when they are near, so the way back can be shorter.
  await expect
    .poll(async () => {
      await page.touchscreen.tap(15, 400)
      return readScrollTop()
    })
    .toBe(0)
  await page.touchscreen.tap(180, 400)
  await expect(readerFrame(page).getByRole('main')).toHaveAttribute('data-bare', 'true')
})
