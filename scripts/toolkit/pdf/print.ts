import type { Browser, Page } from 'playwright'
import { fontFaces } from '../../books/fonts'
import { withFixedDates } from '../../books/print'
import { type Picture, pictures } from './pictures'
import { FONTS } from './sheet'

export type Print = { pdf: Buffer; pages: Picture[] }

/** Places of a fixed size: what does not fit would be cut off without a word. */
const PLACES = '.sheet, .slide, .slide .body, .notes, .card, .blocks, .fields, .grid td'

/** Prints a page and takes a picture of each sheet; refuses a page whose words do not fit. */
export async function sheetPrinter(browser: Browser) {
  const page = await browser.newPage()
  await page.emulateMedia({ media: 'print' })
  const fonts = fontFaces()
  return async (html: string): Promise<Print> => {
    await page.setContent(
      html.replace(FONTS, () => fonts),
      { waitUntil: 'load' },
    )
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(fit, SIZES)
    const tooMuch = await overfull(page)
    if (tooMuch.length > 0) throw new Error(`These words do not fit:\n${tooMuch.join('\n')}`)
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return { pdf: withFixedNodes(withFixedDates(pdf)), pages: await pictures(page) }
  }
}

/** In points: what may be set larger is set as large as its sheet holds. */
const SIZES = [12.5, 12, 11.5, 11, 10.5, 10]

/** Runs in the browser, where the names that tsx gives to inner functions are not known. */
function fit(sizes: number[]) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    const sheet = place.closest('.sheet') ?? place
    for (const size of sizes) {
      place.style.fontSize = `${size}pt`
      const over = Math.max(
        sheet.scrollHeight - sheet.clientHeight,
        place.scrollHeight - place.clientHeight - 1,
      )
      if (over <= 0) break
    }
  }
}

/** The browser numbers what it tags by how busy it was before; here by the order on the page. */
function withFixedNodes(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const found = [...new Set(text.match(/\(node\d{8}\)/g))].sort()
  const numbers = new Map(found.map((node, index) => [node, String(index + 1).padStart(8, '0')]))
  const fixed = text.replace(/\(node\d{8}\)/g, (node) => `(node${numbers.get(node)})`)
  return Buffer.from(fixed, 'latin1')
}

/** The innermost places that run over, and in which direction. */
function overfull(page: Page): Promise<string[]> {
  return page.evaluate((places) => {
    const sheets = [...document.querySelectorAll('.sheet')]
    const over = [...document.querySelectorAll(places)].flatMap((place) => {
      const high = place.scrollHeight - place.clientHeight
      const wide = place.scrollWidth - place.clientWidth
      return Math.max(high, wide) > 2 ? [{ place, high, wide }] : []
    })
    const innermost = over.filter(
      ({ place }) => !over.some((other) => other.place !== place && place.contains(other.place)),
    )
    return innermost.map(({ place, high, wide }) => {
      const sheet = place.closest('.sheet')
      const heading = sheet?.querySelector('h1, h2')?.textContent ?? ''
      const words = (place.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
      const number = sheet ? sheets.indexOf(sheet) + 1 : 0
      const much =
        wide > high
          ? `${Math.round(wide / 3.78)} mm too wide`
          : `${Math.round(high / 3.78)} mm too high`
      return `page ${number} “${heading}”, ${place.className || place.tagName}: ${much} (“${words} …”)`
    })
  }, PLACES)
}
