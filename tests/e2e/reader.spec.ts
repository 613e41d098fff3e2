import type { Route } from 'playwright/test'
import { createLargeBook } from '../support/large-book'
import { expect, type Page, test } from './fixtures'
import { runOnlyAtNight } from './night'
import { watchRest } from './page-rest'
import {
  dialog,
  FILES,
  isReaderRequest,
  openFirstBook,
  openLibrary,
  pageIndicator,
  pageRegion,
  readerFrame,
  readNowButton,
  serveRanges,
  toolButton,
} from './reader-steps'
import { button, expectAccessible } from './steps'

test.beforeEach(({ page, user }) => openLibrary(page, user))

test('opens a book with only the cookie left in the browser', { tag: '@night' }, async ({
  page,
}) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/ebook')
  await openFirstBook(page)
})

test('with data saving on, fetches nothing of the reader before a book is opened', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const readerRequestUrls: string[] = []
  page.on('request', (request) => {
    if (isReaderRequest(request)) readerRequestUrls.push(request.url())
  })
  const rest = watchRest(page)
  await page.reload()
  await rest()
  expect(readerRequestUrls).toEqual([])
  await openFirstBook(page)
  expect(readerRequestUrls.length).toBeGreaterThan(2)
})

test('on a fast connection, preloads the reader when a book’s button is about to be pressed', {
  tag: '@ci',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  )
  // Wide enough for printed pages.
  await page.setViewportSize({ width: 1000, height: 700 })
  const rest = watchRest(page)
  await page.reload()
  await rest()
  const workerRequest = page.waitForRequest(/pdf\.worker/)
  await readNowButton(page).focus()
  await workerRequest
})

/** Full screen, on page 1 at zoom 100, under its title. */
async function expectFirstPage(page: Page) {
  const frame = dialog(page).locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /^\/ebook\/read\/[^/#]+#toolbar=0&navpanes=0&page=1&zoom=100$/,
  )
  const title = await dialog(page).getByRole('heading').textContent()
  await expect(frame).toHaveAttribute('title', title ?? '')
  await expect(pageIndicator(page)).toHaveText(/^Page 1 of \d+$/)
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 }
  expect({ width, height }).toEqual(page.viewportSize())
  const sheetBox = await pageRegion(page, 1).boundingBox()
  expect(sheetBox?.width).toBeLessThanOrEqual(width)
  expect(sheetBox?.width).toBeGreaterThan(Math.min(width * 0.9, 500))
  await expectAccessible(page)
}

const closeMethods: [string, (page: Page) => Promise<unknown>][] = [
  ['the close button', (page) => button(page, 'Close').click()],
  ['Escape in the frame', (page) => page.keyboard.press('Escape')],
  [
    'Escape on the close button',
    async (page) => {
      await button(page, 'Close').focus()
      await page.keyboard.press('Escape')
    },
  ],
  ["the phone's Back", (page) => page.goBack()],
]

for (const [name, closeReader] of closeMethods) {
  test(
    `a book opens full screen; ${name} closes it, restores focus and leaves no history entry`,
    runOnlyAtNight(name !== 'the close button'),
    async ({ page }) => {
      const names = await page
        .getByRole('button', { name: /^Read Now: / })
        .evaluateAll((buttons) => buttons.map((element) => element.getAttribute('aria-label')))
      expect(new Set(names).size).toBe(names.length)
      const historyLength = await page.evaluate(() => history.length)
      await openFirstBook(page)
      await expect(dialog(page).locator('iframe')).toBeFocused()
      await expectFirstPage(page)
      await expect(dialog(page).locator('iframe')).toBeFocused()
      await closeReader(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(readNowButton(page)).toBeFocused()
      await expect(page).toHaveURL(/\/ebook$/)
      expect(await page.evaluate(() => history.state.reader)).toBeUndefined()
      await openFirstBook(page)
      expect(await page.evaluate(() => history.length)).toBe(historyLength + 1)
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).not.toHaveURL(/\/ebook$/)
    },
  )
}

test('a double click on Close goes back one history entry only', { tag: '@night' }, async ({
  page,
}) => {
  await openFirstBook(page)
  await button(page, 'Close').dblclick()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/ebook$/)
})

test('a reload keeps the book open, and closing it leaves no history entry', {
  tag: '@ci',
}, async ({ page }) => {
  await openFirstBook(page)
  await page.reload()
  await expect(dialog(page).locator('iframe')).toBeVisible()
  await expect(readerFrame(page).locator('html')).toHaveAttribute('data-view', /./)
  await button(page, 'Close').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.reader)).toBeUndefined()
  await page.reload()
  await expect(readNowButton(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/ebook$/)
})

test('a reload with a deleted book open shows the library', { tag: '@night' }, async ({ page }) => {
  await page.evaluate(() => history.pushState({ ...history.state, reader: 'gone' }, ''))
  await page.reload()
  await expect(readNowButton(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.reader)).toBeUndefined()
  await expect(dialog(page)).toHaveCount(0)
})

const waitForSavedPlace = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && /\/reading\//.test(request.url()))

const zoomIn = (page: Page) =>
  readerFrame(page).getByRole('button', { name: 'Make the page larger' }).click()
const zoomOutput = (page: Page) => readerFrame(page).locator('output')

test('keys turn pages and zoom', { tag: '@ci' }, async ({ page }) => {
  await openFirstBook(page)
  await page.keyboard.press('ArrowRight')
  await expect(pageIndicator(page)).toHaveText(/^Page 2 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(pageIndicator(page)).toHaveText(/^Page 1 of/)
  await page.keyboard.press('End')
  await expect(pageIndicator(page)).toHaveText(/^Page (\d+) of \1$/)
  await page.keyboard.press('Home')
  await expect(pageIndicator(page)).toHaveText(/^Page 1 of/)
  await page.keyboard.press('Control+=')
  await page.keyboard.press('Control+-')
  await page.keyboard.press('Control+-')
  await toolButton(page, 'Text and paper').click()
  await expect(zoomOutput(page)).toHaveText('80%')
})

test('opened again in the same visit, shows the stored page before it stores another', {
  tag: '@ci',
}, async ({ page }) => {
  await openFirstBook(page)
  for (let turned = 1; turned < 13; turned += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(pageIndicator(page)).toHaveText(`Page ${turned + 1} of 30`)
  }
  for (const expectedPage of [13, 14]) {
    await button(page, 'Close').click()
    await expect(dialog(page)).toHaveCount(0)
    await readNowButton(page).click()
    await expect(pageRegion(page, expectedPage).locator('canvas')).toBeInViewport()
    await expect(pageIndicator(page)).toHaveText(`Page ${expectedPage} of 30`)
    const savedPlace = waitForSavedPlace(page)
    await page.keyboard.press('ArrowRight')
    await expect(pageIndicator(page)).toHaveText(`Page ${expectedPage + 1} of 30`)
    expect((await savedPlace).postDataJSON()).toMatchObject({ page: expectedPage + 1 })
  }
})

test('keys pressed before the stored page arrives do not replace it', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  await openFirstBook(page)
  const savedPlace = waitForSavedPlace(page)
  await page.keyboard.press('End')
  await savedPlace
  const storageState = await page.context().storageState()
  const otherContext = await browser.newContext({ storageState })
  const otherPage = await otherContext.newPage()
  const savedPages: number[] = []
  const heldAnswers: Route[] = []
  await otherPage.route('**/api/library/reading/*', (route) => {
    if (route.request().method() === 'GET') return void heldAnswers.push(route)
    savedPages.push(route.request().postDataJSON().page)
    return route.continue()
  })
  await otherPage.goto(new URL('/ebook', page.url()).href)
  await openFirstBook(otherPage)
  await otherPage.keyboard.press('ArrowRight')
  await expect(pageIndicator(otherPage)).toHaveText('Page 2 of 30')
  await heldAnswers[0]?.continue()
  await expect(pageIndicator(otherPage)).toHaveText('Page 30 of 30')
  await button(otherPage, 'Close').click()
  await expect(dialog(otherPage)).toHaveCount(0)
  expect(savedPages).not.toContain(2)
  await otherContext.close()
})

test('buttons zoom and render the page again at the new size', { tag: '@night' }, async ({
  page,
}) => {
  await openFirstBook(page)
  const canvas = pageRegion(page, 1).locator('canvas')
  const widthBefore = await canvas.evaluate((element: HTMLCanvasElement) => element.width)
  await toolButton(page, 'Text and paper').click()
  await expect(zoomOutput(page)).toHaveText('100%')
  await zoomIn(page)
  await expect
    .poll(() => canvas.first().evaluate((element: HTMLCanvasElement) => element.width))
    .toBeGreaterThan(widthBefore * 1.2)
})

test('page text is selectable and aligned with its picture', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(FILES, serveRanges(createLargeBook({ pages: 3, pictureSide: 60 })))
  await openFirstBook(page)
  const pageText = pageRegion(page, 1).getByText('Leaf number 1')
  await expect(pageText).toBeAttached()
  const selectedText = await pageText.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return String(getSelection())
  })
  expect(selectedText).toBe('Leaf number 1')
  const [box, pageBox] = [await pageText.boundingBox(), await pageRegion(page, 1).boundingBox()]
  const relativeX = ((box?.x ?? 0) - (pageBox?.x ?? 0)) / (pageBox?.width ?? 1)
  expect(relativeX).toBeCloseTo(40 / 420, 1)
})
