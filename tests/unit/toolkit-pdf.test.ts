import { describe, expect, test } from 'vitest'
import { licence } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { LEAST_PAGES, MOST_PAGES } from '@/scripts/toolkit/limits'
import { pages as pagesOf } from '@/scripts/toolkit/pages'
import { turned } from '@/scripts/toolkit/pdf/cards'
import { fingerprint, printing } from '@/scripts/toolkit/record'
import { bytesOf, FOLDER, ofFormat, openPdf } from '../support/toolkit-files'

/** Ten millimetres in points, less what a laser printer does not notice. */
const MARGIN = 28
const A4 = [595, 842]

describe.each(ofFormat('pdf'))('$file', ({ theme, part, file }) => {
  test('was printed from the texts as they stand: else run `npm run toolkit`', () => {
    const printed = printing(FOLDER, theme.id)[part.id]
    expect(printed?.source).toBe(fingerprint(pagesOf[part.id](theme)))
    expect(printed?.file).toBe(fingerprint(bytesOf(file)))
  })

  test('is tagged, titled, in Indian English, and has an outline', async () => {
    const pdf = await openPdf(file)
    expect(pdf.isTagged).toBe(true)
    expect(pdf.title).toBe(theme[part.id].title)
    expect(pdf.language).toBe('en-IN')
    expect(pdf.outline[0]?.title).toBe(theme[part.id].title)
    expect(pdf.outline[0]?.items.length).toBeGreaterThanOrEqual(2)
    for (const { tags } of pdf.pages) {
      expect(tags.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([])
    }
  })

  test('is two to sixteen sheets of A4 with margins, and nothing too small to read', async () => {
    const { pages } = await openPdf(file)
    expect(pages.length).toBeGreaterThanOrEqual(LEAST_PAGES)
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES)
    expect(printing(FOLDER, theme.id)[part.id]?.pages.length).toBe(pages.length)
    for (const { words, width, height } of pages) {
      expect([width, height].map(Math.round).sort()).toEqual(A4)
      const inMargin = words.filter(
        ({ x, y, right, top }) =>
          x < MARGIN || y < MARGIN || right > width - MARGIN || top > height - MARGIN,
      )
      expect(inMargin).toEqual([])
      expect(words.filter(({ size }) => size < 8.99)).toEqual([])
    }
  })

  test('says what a teacher may do with it', async () => {
    const { pages } = await openPdf(file)
    const text = pages[0]?.words
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain(licence)
  })
})

describe.each([...themes])('cards on $name', (theme) => {
  test('have their backs behind them when the sheet is turned on its long edge', async () => {
    const found = ofFormat('pdf').find((one) => one.theme === theme && one.part.id === 'cards')
    const { pages } = await openPdf(found?.file ?? '')
    const sheets = pages.slice(2)
    expect(sheets.length).toBe((theme.cards.cards.length / 8) * 2)
    for (let front = 0; front < sheets.length; front += 2) {
      const ahead = placesOf(sheets[front])
      const behind = placesOf(sheets[front + 1])
      expect(ahead.size).toBe(8)
      for (const [card, [column, row]] of ahead) {
        expect(behind.get(card), `card ${card}`).toEqual([1 - column, row])
      }
    }
  })
})

test('a turned sheet changes left and right and nothing else', () => {
  expect(turned([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([2, 1, 4, 3, 6, 5, 8, 7])
})

type Sheet = Awaited<ReturnType<typeof openPdf>>['pages'][number] | undefined

/** Column and row in which each card's number is printed. */
function placesOf(sheet: Sheet) {
  const numbers = (sheet?.words ?? []).flatMap(({ text, x, y }): [string, [number, number]][] => {
    const [, card] = /Card (\d+)$/.exec(text) ?? []
    if (!card || !sheet) return []
    const row = Math.floor((sheet.height - y - MARGIN) / ((sheet.height - 2 * MARGIN) / 4))
    return [[card, [x < sheet.width / 2 ? 0 : 1, row]]]
  })
  return new Map(numbers)
}
