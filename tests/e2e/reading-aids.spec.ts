import { languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { expect, type Page, test } from './fixtures'
import {
  dialog,
  openLibrary,
  openTextView,
  readerFrame,
  readNowButton,
  textView,
  toolButton,
} from './reader-steps'
import { button, expectAccessible } from './steps'

test.beforeEach(({ page, user }) => openLibrary(page, user))

const band = (page: Page) => readerFrame(page).locator('.book-line')

async function openSettings(page: Page) {
  await toolButton(page, 'Text and paper').click()
  return readerFrame(page).getByRole('dialog')
}

/** Sizes in em of a paragraph of the book. */
const readSpacing = (page: Page) =>
  textView(page)
    .locator('.book-run p + p')
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      const toEm = (value: string) => Math.round((Number.parseFloat(value) / size) * 100) / 100
      const { letterSpacing, wordSpacing, lineHeight, marginTop } = style
      return [letterSpacing, wordSpacing, lineHeight, marginTop].map(toEm)
    })

const measureOverflow = (page: Page) =>
  textView(page).evaluate((view) => view.scrollWidth - view.clientWidth)

/** Waits until the band is on one line of text; returns the words in it. */
const readBand = (page: Page) =>
  band(page).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const walker = document.createTreeWalker(
      document.querySelector('.book-text') as Element,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects())
        if (rect.top <= middle && rect.bottom >= middle && rect.width > 0)
          return { words: walker.currentNode.nodeValue?.trim() ?? '', middle, height }
    }
    return { words: '', middle, height }
  })

test('wide spacing has the values of WCAG 1.4.12, fits the screen and is kept', {
  tag: '@ci',
}, async ({ page }) => {
  await openTextView(page)
  const panel = await openSettings(page)
  await panel.getByLabel('Wide').check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const [letters = 0, words = 0, lines = 0, paragraphs = 0] = await readSpacing(page)
  expect(letters).toBeGreaterThanOrEqual(0.12)
  expect(words).toBeGreaterThanOrEqual(0.16)
  expect(lines).toBeGreaterThanOrEqual(1.5)
  expect(paragraphs).toBeGreaterThanOrEqual(2)
  expect(await measureOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 320, height: 480 })
  expect(await measureOverflow(page)).toBe(0)
  await button(page, 'Close').click()
  await openTextView(page)
  expect(await readSpacing(page)).toEqual([letters, words, lines, paragraphs])
})

test('letters of Devanagari stay joined with wide spacing', { tag: '@ci' }, async ({ page }) => {
  await openTextView(page)
  const panel = await openSettings(page)
  await panel.getByLabel('Wide').check()
  const paragraph = textView(page).locator('.book-run p').first()
  await paragraph.evaluate((element) => element.setAttribute('lang', 'hi-IN'))
  await expect(paragraph).toHaveCSS('letter-spacing', 'normal')
})

test('the focus line follows arrow keys, pointer, tap and focus, and is kept', {
  tag: '@ci',
}, async ({ page }) => {
  await openTextView(page)
  const panel = await openSettings(page)
  await panel.getByLabel('Focus line').check()
  await page.keyboard.press('Escape')
  await expect(band(page)).toBeVisible()
  await expectAccessible(page)
  await textView(page).focus()
  const seen = new Set<number>()
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('ArrowDown')
    const { words, middle, height } = await readBand(page)
    expect(words).not.toBe('')
    expect(height).toBeLessThan(120)
    const scrolled = await textView(page).evaluate((view) => view.scrollTop)
    seen.add(Math.round(middle + scrolled))
  }
  expect(seen.size, 'each press goes to another line').toBe(40)
  const lowest = (await readBand(page)).middle
  await page.keyboard.press('ArrowUp')
  expect((await readBand(page)).middle).toBeLessThan(lowest)

  const place = await textView(page)
    .locator('.book-run p')
    .nth(5)
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top } = element.getBoundingClientRect()
      return { left, top, words: element.textContent?.trim() }
    })
  const frameTop = (await dialog(page).locator('iframe').boundingBox())?.y ?? 0
  await page.mouse.move(place.left + 100, frameTop + place.top + 8)
  await expect.poll(async () => place.words?.includes((await readBand(page)).words)).toBe(true)

  const mark = textView(page).locator('.page-mark').nth(3)
  await mark.focus()
  await expect
    .poll(async () => {
      const [markBox, bandBox] = [await mark.boundingBox(), await band(page).boundingBox()]
      return Math.abs((markBox?.y ?? 0) - (bandBox?.y ?? 0))
    })
    .toBeLessThan(10)

  await button(page, 'Close').click()
  await readNowButton(page).click()
  await expect(band(page)).toBeVisible()
})

test('with forced colours and reduced motion, the focus line has edges and nothing moves', {
  tag: '@ci',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openTextView(page)
  const panel = await openSettings(page)
  await panel.getByLabel('Focus line').check()
  await page.keyboard.press('Escape')
  await expect(band(page)).toHaveCSS('border-top-style', 'solid')
  const animations = await band(page).evaluate(() => document.getAnimations().length)
  expect(animations).toBe(0)
})

for (const language of languageCodes) {
  test(`every button of both bars is on a screen of 320 pixels (${language})`, {
    tag: '@ci',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await page.goto(addLanguage(routes.ebook, language))
    await page.locator('[data-opens]').first().click()
    await expect(readerFrame(page).locator('html')).toHaveAttribute('data-view', 'text')
    await readerFrame(page).locator('[aria-pressed]').click()
    const buttons = readerFrame(page).locator('.book-bar button, .book-aloud button')
    await expect(buttons).toHaveCount(12)
    for (const box of await buttons.all()) await expect(box).toBeInViewport({ ratio: 1 })
    expect(
      await readerFrame(page)
        .locator('html')
        .evaluate((root) => root.scrollWidth),
    ).toBe(320)
  })
}
