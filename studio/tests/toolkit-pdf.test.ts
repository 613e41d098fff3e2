import { describe, expect, test } from 'vitest'
import { licence } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import {
  filterByFormat,
  openPdf,
  readToolkitFile,
  TOOLKIT_FOLDER,
} from '@/tests/support/toolkit-files'
import { MAX_PAGES, MIN_PAGES } from '../toolkit/limits'
import { renderPage } from '../toolkit/pages'
import { mirrorSheet } from '../toolkit/pdf/cards'
import { computeFingerprint, readPrintRecord } from '../toolkit/print-record'

/** Ten millimetres in points, minus a tolerance for laser printers. */
const MARGIN = 28
const A4 = [595, 842]

describe.each(filterByFormat('pdf'))('$file', ({ theme, part, file }) => {
  test('matches the current texts (if not, run `npm run toolkit`)', () => {
    const printRecord = readPrintRecord(TOOLKIT_FOLDER, theme)[part.id]
    expect(printRecord?.source).toBe(computeFingerprint(renderPage(theme, part.id)))
    expect(printRecord?.file).toBe(computeFingerprint(readToolkitFile(file)))
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

  test('has two to sixteen A4 pages with margins and a readable font size', async () => {
    const { pages } = await openPdf(file)
    expect(pages.length).toBeGreaterThanOrEqual(MIN_PAGES)
    expect(pages.length).toBeLessThanOrEqual(MAX_PAGES)
    expect(readPrintRecord(TOOLKIT_FOLDER, theme)[part.id]?.pages.length).toBe(pages.length)
    for (const { words, width, height } of pages) {
      expect([width, height].map(Math.round).sort()).toEqual(A4)
      const wordsInMargin = words.filter(
        ({ x, y, right, top }) =>
          x < MARGIN || y < MARGIN || right > width - MARGIN || top > height - MARGIN,
      )
      expect(wordsInMargin).toEqual([])
      expect(words.filter(({ size }) => size < 8.99)).toEqual([])
    }
  })

  test('states the licence for teachers', async () => {
    const { pages } = await openPdf(file)
    const text = pages[0]?.words
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain(licence)
  })
})

describe.each([...themes])('cards on $name', (theme) => {
  test('have their backs behind them when printed double-sided on the long edge', async () => {
    const cardFile = filterByFormat('pdf').find(
      (entry) => entry.theme === theme && entry.part.id === 'cards',
    )
    const { pages } = await openPdf(cardFile?.file ?? '')
    const sheets = pages.slice(2)
    expect(sheets.length).toBe((theme.cards.cards.length / 8) * 2)
    for (let index = 0; index < sheets.length; index += 2) {
      const frontCards = locateCards(sheets[index])
      const backCards = locateCards(sheets[index + 1])
      expect(frontCards.size).toBe(8)
      for (const [card, [column, row]] of frontCards) {
        expect(backCards.get(card), `card ${card}`).toEqual([1 - column, row])
      }
    }
  })
})

test('a mirrored sheet swaps left and right only', () => {
  expect(mirrorSheet([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([2, 1, 4, 3, 6, 5, 8, 7])
})

type PrintedCardSheet = Awaited<ReturnType<typeof openPdf>>['pages'][number] | undefined

function locateCards(sheet: PrintedCardSheet) {
  const cards = (sheet?.words ?? []).flatMap(({ text, x, y }): [string, [number, number]][] => {
    const [, card] = /Card (\d+)$/.exec(text) ?? []
    if (!card || !sheet) return []
    const row = Math.floor((sheet.height - y - MARGIN) / ((sheet.height - 2 * MARGIN) / 4))
    return [[card, [x < sheet.width / 2 ? 0 : 1, row]]]
  })
  return new Map(cards)
}
