import type { Browser, Page } from 'playwright'
import { createFontFaces } from '../../books/fonts'
import { fixPdfDates } from '../../books/print'
import { createIndicFontFaces } from './indic-fonts'
import { FONTS_PLACEHOLDER } from './sheet'
import { type PageThumbnail, takeThumbnails } from './thumbnails'

export type SheetPrintout = { pdf: Buffer; pages: PageThumbnail[]; texts: string[] }

/** Fixed-size elements, which would silently clip overflowing text. */
const FIXED_SIZE_SELECTOR =
  '.sheet, .slide, .slide .body, .notes, .card, .blocks, .fields, .grid td'

/** Prints a page and takes a thumbnail per sheet; throws if text overflows. */
export async function createSheetPrinter(browser: Browser) {
  const page = await browser.newPage()
  await page.emulateMedia({ media: 'print' })
  const fonts = `${createFontFaces()}\n${createIndicFontFaces()}`
  return async (html: string): Promise<SheetPrintout> => {
    await page.setContent(
      html.replace(FONTS_PLACEHOLDER, () => fonts),
      { waitUntil: 'load' },
    )
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(fitText, FONT_SIZES_PT)
    const overflows = await findOverflows(page)
    if (overflows.length > 0) throw new Error(`These words do not fit:\n${overflows.join('\n')}`)
    const texts = await page.locator('.sheet').allInnerTexts()
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return { pdf: renumberNodes(fixPdfDates(pdf)), texts, pages: await takeThumbnails(page) }
  }
}

/** In points; the largest size that fits its sheet is used. */
const FONT_SIZES_PT = [12.5, 12, 11.5, 11, 10.5, 10, 9.5]

/** Runs in the browser, which lacks the helper that tsx adds to inner functions. */
function fitText(sizes: number[]) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    const sheet = element.closest('.sheet') ?? element
    for (const size of sizes) {
      element.style.fontSize = `${size}pt`
      const overflowPx = Math.max(
        sheet.scrollHeight - sheet.clientHeight,
        element.scrollHeight - element.clientHeight - 1,
      )
      if (overflowPx <= 0) break
    }
  }
}

/** Chromium's node ids depend on timing, so they are renumbered by position. */
function renumberNodes(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const nodeIds = [...new Set(text.match(/\(node\d{8}\)/g))].sort()
  const numbers = new Map(nodeIds.map((node, index) => [node, String(index + 1).padStart(8, '0')]))
  const fixedText = text.replace(/\(node\d{8}\)/g, (node) => `(node${numbers.get(node)})`)
  return Buffer.from(fixedText, 'latin1')
}

/** The innermost overflowing elements and their direction. */
function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const sheets = [...document.querySelectorAll('.sheet')]
    const overflowing = [...document.querySelectorAll(selector)].flatMap((element) => {
      const excessHeight = element.scrollHeight - element.clientHeight
      const excessWidth = element.scrollWidth - element.clientWidth
      return Math.max(excessHeight, excessWidth) > 2
        ? [{ place: element, high: excessHeight, wide: excessWidth }]
        : []
    })
    const innermost = overflowing.filter(
      ({ place: element }) =>
        !overflowing.some((other) => other.place !== element && element.contains(other.place)),
    )
    return innermost.map(({ place: element, high: excessHeight, wide: excessWidth }) => {
      const sheet = element.closest('.sheet')
      const heading = sheet?.querySelector('h1, h2')?.textContent ?? ''
      const excerpt = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
      const pageNumber = sheet ? sheets.indexOf(sheet) + 1 : 0
      const amount =
        excessWidth > excessHeight
          ? `${Math.round(excessWidth / 3.78)} mm too wide`
          : `${Math.round(excessHeight / 3.78)} mm too high`
      return `page ${pageNumber} “${heading}”, ${element.className || element.tagName}: ${amount} (“${excerpt} …”)`
    })
  }, FIXED_SIZE_SELECTOR)
}
