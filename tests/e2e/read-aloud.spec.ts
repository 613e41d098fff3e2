import {
  countCancels,
  endSentence,
  installSpeech,
  listMediaKeys,
  pressMediaKey,
  readLastWords,
  readSpoken,
  scrollAsSentenceEnds,
} from './fake-speech'
import { expect, type Page, test } from './fixtures'
import {
  dialog,
  openLibrary,
  openTextView,
  readerFrame,
  textView,
  toolButton,
} from './reader-steps'
import { button, expectAccessible } from './steps'

const bar = (page: Page) => readerFrame(page).getByRole('group', { name: 'Reading aloud' })
const barButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** The words that are marked now. */
const readMarked = (page: Page) =>
  textView(page).evaluate(() =>
    [...(CSS.highlights.get('spoken') ?? [])].map((range) => `${range}`.trim()).join('|'),
  )

const isMarkOnScreen = (page: Page) =>
  textView(page).evaluate((view) => {
    const [range] = [...(CSS.highlights.get('spoken') ?? [])] as Range[]
    const { top = -1, bottom = -1 } = range?.getBoundingClientRect() ?? {}
    const box = view.getBoundingClientRect()
    return top >= box.top && bottom <= box.bottom
  })

const scrollTo = (page: Page, selector: string) =>
  textView(page)
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView())

async function startReading(page: Page) {
  await toolButton(page, 'Read aloud').click()
  await expect(barButton(page, 'Pause')).toBeFocused()
}

const waitForWords = (page: Page, words: string | RegExp) =>
  expect.poll(() => readLastWords(page)).toMatch(words)

test.describe('with voices', () => {
  test.beforeEach(async ({ page, user }) => {
    await installSpeech(page)
    await openLibrary(page, user)
  })

  test('reads sentence by sentence from what is on the screen, and marks and follows it', {
    tag: '@ci',
  }, async ({ page }) => {
    await openTextView(page)
    await scrollTo(page, 'section:nth-of-type(2) h2')
    const heading = await textView(page).locator('section:nth-of-type(2) h2').textContent()
    await startReading(page)
    await waitForWords(page, heading ?? '')
    expect(await readSpoken(page)).toEqual([
      { text: heading, lang: 'en-IN', voice: 'near', rate: 1 },
    ])
    expect(await readMarked(page)).toBe(heading)
    await expectAccessible(page)
    for (const box of await bar(page).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const spokenBefore = (await readSpoken(page)).length
    for (let count = 1; count <= 30; count += 1) {
      await endSentence(page)
      await expect.poll(async () => (await readSpoken(page)).length).toBe(spokenBefore + count)
    }
    expect(await isMarkOnScreen(page)).toBe(true)
    expect(await textView(page).evaluate((view) => view.scrollTop)).toBeGreaterThan(0)
    for (const { text } of await readSpoken(page)) expect(text).toMatch(/\p{L}/u)
  })

  test('every word of the book is read once, in order, with drawings and without page numbers', {
    tag: '@ci',
  }, async ({ page }) => {
    await openTextView(page)
    await startReading(page)
    await waitForWords(page, /./)
    const expected = await textView(page).evaluate((view) => {
      const copy = view.cloneNode(true) as HTMLElement
      for (const drawing of copy.querySelectorAll('svg[aria-label]'))
        drawing.replaceWith(` ${drawing.ariaLabel} `)
      for (const element of copy.querySelectorAll('.page-mark, .book-extra')) element.remove()
      for (const element of copy.querySelectorAll('p, li, td, th, h1, h2, h3')) element.append(' ')
      for (const cell of copy.querySelectorAll<HTMLElement>('table:has(th:nth-child(3)) td'))
        if (/[\p{L}\p{N}]/u.test(cell.textContent ?? '')) cell.prepend(`${cell.dataset.head}: `)
      for (const head of copy.querySelectorAll('table:has(th:nth-child(3)) thead')) head.remove()
      return copy.textContent?.match(/[\p{L}\p{N}]+/gu)
    })
    for (let count = 0; count < 4000; count += 1) {
      if (await barButton(page, 'Continue').isVisible()) break
      await page.evaluate(() => {
        for (let sentence = 0; sentence < 100; sentence += 1)
          (window as { speechNotes?: { end?: () => void } }).speechNotes?.end?.()
      })
    }
    const words = (await readSpoken(page)).map(({ text }) => text).join(' ')
    expect([...(words.match(/[\p{L}\p{N}]+/gu) ?? [])]).toEqual(expected)
  })

  test('pauses, continues, goes back and on, by buttons and by media keys', { tag: '@ci' }, async ({
    page,
  }) => {
    await openTextView(page)
    await startReading(page)
    await waitForWords(page, /./)
    await expect(readerFrame(page).getByRole('main')).toMatchAriaSnapshot(`
      - group "Reading aloud":
        - button "Previous sentence"
        - button "Pause"
        - button "Next sentence"
        - button "Read from the words on the screen"
        - button "Voice and speed"
        - button "Stop reading aloud"
      - toolbar "Reading":
        - button "Contents"
        - button "Search in this book"
        - status
        - button "Read aloud" [pressed]
        - button "Bookmark and note"
        - button "Text and paper"
        - button "Printed page"
    `)
    const first = await readLastWords(page)
    await page.keyboard.press('Enter')
    await expect(barButton(page, 'Continue')).toBeFocused()
    await barButton(page, 'Next sentence').click()
    const second = await readMarked(page)
    expect(second).not.toBe(first)
    await barButton(page, 'Continue').click()
    await expect.poll(() => readLastWords(page)).toBe(second)
    await barButton(page, 'Previous sentence').click()
    await expect.poll(() => readLastWords(page)).toBe(first)

    expect(await listMediaKeys(page)).toEqual([
      'nexttrack',
      'pause',
      'play',
      'previoustrack',
      'stop',
    ])
    await pressMediaKey(page, 'pause')
    await expect(barButton(page, 'Continue')).toBeVisible()
    await pressMediaKey(page, 'play')
    await pressMediaKey(page, 'nexttrack')
    await expect.poll(() => readLastWords(page)).toBe(second)
    const shown = await textView(page).evaluate(() => ({
      state: navigator.mediaSession.playbackState,
      title: navigator.mediaSession.metadata?.artist,
    }))
    expect(shown.state).toBe('playing')
    expect(await dialog(page).getByRole('heading').first().textContent()).toBe(shown.title)
    await pressMediaKey(page, 'stop')
    await expect(bar(page)).toHaveCount(0)
    expect(await listMediaKeys(page)).toEqual([])
    expect(await readMarked(page)).toBe('')
  })

  test('does not take the screen from someone who reads elsewhere, and reads from there', {
    tag: '@ci',
  }, async ({ page }) => {
    await openTextView(page)
    await startReading(page)
    await waitForWords(page, /./)
    const target = 'section:nth-of-type(3) h2'
    const scrolledTo = await scrollAsSentenceEnds(textView(page), target)
    for (const _ of [1, 2]) {
      const before = (await readSpoken(page)).length
      await endSentence(page)
      await expect.poll(async () => (await readSpoken(page)).length).toBe(before + 1)
    }
    expect(await textView(page).evaluate((view) => view.scrollTop)).toBe(scrolledTo)
    await barButton(page, 'Read from the words on the screen').click()
    await waitForWords(page, (await textView(page).locator(target).textContent()) ?? '')
    await textView(page).evaluate((view) => {
      const item = view.querySelector('section:nth-of-type(4) p')
      if (item) getSelection()?.selectAllChildren(item)
    })
    await barButton(page, 'Read from the words on the screen').click()
    const start = await textView(page).locator('section:nth-of-type(4) p').first().textContent()
    await expect.poll(async () => start?.startsWith((await readMarked(page)) || '?')).toBe(true)
  })

  test('works with the keyboard alone, and gives the focus back', { tag: '@ci' }, async ({
    page,
  }) => {
    await openTextView(page)
    await toolButton(page, 'Read aloud').focus()
    await page.keyboard.press('Enter')
    await waitForWords(page, /./)
    const first = await readLastWords(page)
    await page.keyboard.press('Tab')
    await expect(barButton(page, 'Next sentence')).toBeFocused()
    await page.keyboard.press('Space')
    await expect.poll(() => readLastWords(page)).not.toBe(first)
    for (const name of ['Read from the words on the screen', 'Voice and speed']) {
      await page.keyboard.press('Tab')
      await expect(barButton(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    const panel = readerFrame(page).getByRole('dialog')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(barButton(page, 'Voice and speed')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect(toolButton(page, 'Read aloud')).toBeFocused()
    await expect(dialog(page)).toBeVisible()
  })

  test('keeps voice, speed and place, and stops when the book is closed', { tag: '@ci' }, async ({
    page,
  }) => {
    await openTextView(page)
    await startReading(page)
    for (const _ of [1, 2, 3]) {
      const before = (await readSpoken(page)).length
      await endSentence(page)
      await expect.poll(async () => (await readSpoken(page)).length).toBe(before + 1)
    }
    await barButton(page, 'Voice and speed').click()
    const panel = readerFrame(page).getByRole('dialog')
    await expect(panel.getByRole('radio', { name: /voice/ })).toHaveCount(2)
    await panel.getByLabel('1.5×').check()
    await panel.getByLabel('Far voice (needs a connection)').check()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
    await expect
      .poll(async () => (await readSpoken(page)).at(-1))
      .toMatchObject({ voice: 'far', rate: 1.5, lang: 'en-US' })
    const last = await readLastWords(page)
    const cancels = await countCancels(page)
    await button(page, 'Close').click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await countCancels(page)).toBe(cancels + 1)

    await openTextView(page)
    const before = (await readSpoken(page)).length
    await startReading(page)
    await expect.poll(async () => (await readSpoken(page)).length).toBe(before + 1)
    expect((await readSpoken(page)).at(-1)).toMatchObject({ text: last, voice: 'far', rate: 1.5 })
  })

  test('stops on the printed page and after a logout in another tab', { tag: '@ci' }, async ({
    page,
  }) => {
    await openTextView(page)
    await startReading(page)
    await toolButton(page, 'Printed page').click()
    await expect(bar(page)).toHaveCount(0)
    // The text is shown again to be read.
    await startReading(page)
    await expect(textView(page)).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/robots.txt')
    const cancels = await countCancels(page)
    await other.evaluate(() => localStorage.clear())
    await expect(bar(page)).toHaveCount(0)
    expect(await countCancels(page)).toBeGreaterThan(cancels)
  })

  test('refuses a passage without a voice of its language, and says how to get one', {
    tag: '@ci',
  }, async ({ page }) => {
    await openTextView(page)
    await textView(page).evaluate((view) => {
      const [second, third] = view.querySelectorAll('section:nth-of-type(2) .book-run p')
      if (!second || !third) throw new Error('no paragraphs')
      second.setAttribute('lang', 'ta-IN')
      second.textContent = 'இது ஒரு வாக்கியம்.'
      third.setAttribute('lang', 'hi-IN')
      third.textContent = 'यह एक वाक्य है। यह दूसरा है।'
    })
    await scrollTo(page, '[lang="ta-IN"]')
    await toolButton(page, 'Read aloud').click()
    await expect(bar(page).getByRole('alert')).toContainText('no Tamil voice')
    await expect(bar(page).getByRole('alert')).toContainText('settings for speech')
    expect((await readSpoken(page)).map(({ text }) => text)).not.toContain('இது ஒரு வாக்கியம்.')
    await expectAccessible(page)
    await barButton(page, 'Next sentence').click()
    await barButton(page, 'Continue').click()
    await waitForWords(page, 'यह एक वाक्य है।')
    expect((await readSpoken(page)).at(-1)).toMatchObject({ voice: 'hindi', lang: 'hi-IN' })
  })
})

test('a browser without voices refuses, with the way to get one', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  await openLibrary(page, user)
  await openTextView(page)
  await toolButton(page, 'Read aloud').click()
  await expect(bar(page).getByRole('alert')).toContainText('no English voice')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
})

test('a browser that cannot speak says so', { tag: '@ci' }, async ({ page, user }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await openLibrary(page, user)
  await openTextView(page)
  await toolButton(page, 'Read aloud').click()
  await expect(bar(page).getByRole('alert')).toContainText('cannot read aloud')
  await barButton(page, 'Stop reading aloud').click()
  await expect(bar(page)).toHaveCount(0)
})
