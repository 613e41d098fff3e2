import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './fixtures'
import {
  dialog,
  openLibrary,
  openTextView,
  pageIndicator,
  readerFrame,
  readNowButton,
  textView,
  toolButton,
} from './reader-steps'
import { button, expectAccessible } from './steps'

test.beforeEach(({ page, user }) => openLibrary(page, user))

const marks = (page: Page) => textView(page).locator('.book-mark')
const readerButton = (page: Page, name: string | RegExp) =>
  readerFrame(page).getByRole('button', { name })
const panel = (page: Page) => readerFrame(page).locator('dialog')

/** As a hand, mouse or caret does, in one of the long paragraphs; returns the words. */
const selectWords = (page: Page, paragraph: number, from: number, to: number) =>
  textView(page).evaluate(
    (view, [place = 0, start = 0, end = 0]) => {
      const texts = [...view.querySelectorAll('.book-run p')].flatMap((element) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        return node && (node.nodeValue ?? '').length > 60 ? [node] : []
      })
      const node = texts[place]
      if (!node) throw new Error('no paragraph')
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      node.parentElement?.scrollIntoView()
      getSelection()?.removeAllRanges()
      getSelection()?.addRange(range)
      return `${range}`.trim()
    },
    [paragraph, from, to],
  )

test('selected words get a colour, a note, another colour, are deleted and come back', {
  tag: '@ci',
}, async ({ page }) => {
  await openTextView(page)
  const words = await selectWords(page, 2, 3, 24)
  const bar = readerFrame(page).getByRole('group', { name: 'Highlight the selected words' })
  await expect(bar.getByRole('button')).toHaveCount(5)
  for (const box of await bar.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Green: try in class' }).click()
  await expect(marks(page)).toHaveText([words])
  await expect(marks(page)).toHaveAttribute('data-colour', 'green')
  await expect(bar).toBeHidden()

  await marks(page).click()
  await expect(panel(page)).toContainText(words)
  await panel(page).getByLabel('Blue: a question').check()
  await panel(page).getByLabel('Your note').fill('Ask in the staff room')
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await expect(marks(page)).toHaveAttribute('data-colour', 'blue')

  await toolButton(page, 'Contents').click()
  await expect(panel(page)).toContainText('Ask in the staff room')
  await expectAccessible(page)
  await readerButton(page, /^Edit the highlight/).click()
  await panel(page).getByRole('button', { name: 'Delete the highlight' }).click()
  await expect(panel(page)).toContainText('The highlight is deleted.')
  await expect(marks(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(marks(page)).toHaveText([words])

  await button(page, 'Close').click()
  await expect(dialog(page)).toHaveCount(0)
  await readNowButton(page).click()
  await expect(marks(page)).toHaveText([words])

  await page.goto('/profile')
  const list = page.getByRole('region', { name: 'My bookmarks and notes' })
  await expect(list).toContainText(words)
  await expect(list).toContainText('Blue: a question')
  const downloading = page.waitForEvent('download')
  await list.getByRole('link', { name: 'Download as text' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toContain(`“${words}” (Blue: a question)\n    Ask in the staff room`)
})

test('with keys only, a paragraph is chosen and highlighted', { tag: '@ci' }, async ({ page }) => {
  await openTextView(page)
  await toolButton(page, 'Bookmark and note').focus()
  await page.keyboard.press('Enter')
  await readerButton(page, 'Highlight words').focus()
  await page.keyboard.press('Enter')
  const quote = panel(page).locator('blockquote')
  const first = await quote.textContent()
  await readerButton(page, 'Paragraph after').focus()
  await page.keyboard.press('Enter')
  await expect(quote).not.toHaveText(first ?? '')
  const chosen = `${await quote.textContent()}`
  await panel(page).getByLabel('Pink: share with colleagues').focus()
  await page.keyboard.press('Space')
  await panel(page).getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(async () => (await marks(page).allTextContents()).join('')).toBe(chosen)
})

test('two tabs: what each highlights is in both', { tag: '@ci' }, async ({ page, context }) => {
  await openTextView(page)
  const otherPage = await context.newPage()
  await otherPage.goto('/ebook')
  await openTextView(otherPage)
  await selectWords(page, 2, 3, 24)
  await readerButton(page, 'Yellow: important').click()
  await expect(marks(page)).toHaveCount(1)
  await selectWords(otherPage, 4, 3, 24)
  await readerButton(otherPage, 'Pink: share with colleagues').click()
  await expect(marks(otherPage)).toHaveCount(1)
  for (const tab of [page, otherPage]) {
    await readerFrame(tab)
      .locator('html')
      .evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(marks(tab)).toHaveCount(2)
  }
})

test('words that this edition does not have stay in the list', { tag: '@ci' }, async ({ page }) => {
  const cookies = await page.context().cookies()
  const response = await page.context().request.post('/api/library/highlights/sdg-starters', {
    headers: {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
      'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    },
    data: {
      ...{ id: randomUUID(), page: 6, quote: 'Words of a former edition' },
      ...{ before: '', after: '', colour: 'yellow', note: null },
    },
  })
  expect(response.ok()).toBe(true)
  await openTextView(page)
  await toolButton(page, 'Contents').click()
  const entry = readerFrame(page).locator('.book-highlight')
  await expect(entry).toContainText('Words of a former edition')
  await expect(entry).toContainText('These words are not in this edition')
  await expect(marks(page)).toHaveCount(0)
  await entry.getByRole('button').first().click()
  await expect(pageIndicator(page)).toHaveText('Page 6 of 30')
})

test('matches are listed with chapter and words, and a press goes there and marks it', {
  tag: '@ci',
}, async ({ page }) => {
  await openTextView(page)
  await toolButton(page, 'Search in this book').click()
  await page.keyboard.type('water')
  await page.keyboard.press('Enter')
  const hits = readerFrame(page).locator('.book-hits li')
  const count = await hits.count()
  expect(count).toBeGreaterThan(2)
  await expect(readerFrame(page).locator('.book-hits summary')).toHaveText(
    `${count} matches in the text`,
  )
  await expect(hits.first()).toContainText(/.+, page \d+/)
  await expectAccessible(page)
  await hits.nth(2).getByRole('button').click()
  await expect(hits.nth(2).getByRole('button')).toHaveAttribute('aria-current', 'true')
  await expect(readerFrame(page).locator('.book-finder [role=status]')).toHaveText(`3 of ${count}`)
  const selected = await textView(page).evaluate(() => {
    const range = getSelection()?.getRangeAt(0)
    const { top = -1 } = range?.getBoundingClientRect() ?? {}
    return { words: `${range}`.toLowerCase(), isInView: top > 0 && top < innerHeight }
  })
  expect(selected).toEqual({ words: 'water', isInView: true })

  const place = /page (\d+)/.exec(`${await hits.nth(2).textContent()}`)?.[1]
  await readerFrame(page).getByRole('searchbox').focus()
  await page.keyboard.press('Shift+Enter')
  await expect(hits.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true')
  await toolButton(page, 'Printed page').click()
  await expect(readerFrame(page).locator('.book-finder')).toContainText('opens the printed page')
  await hits.nth(2).getByRole('button').click()
  await expect(pageIndicator(page)).toHaveText(new RegExp(`^Page ${place} of`))
})
