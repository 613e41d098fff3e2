import 'server-only'
import type { FontStyle } from '../drawing/fonts'
import { INK, LEFT_X, MUTED, RIGHT_X, TEXT_WIDTH } from '../drawing/page'
import { type DocumentPart, rightAligned, stackLines, textAt, textPart } from '../drawing/parts'
import { wrapText } from '../drawing/text-lines'
import type { BillText } from '../text'

/** Pages of a bill, filled from the top. Text keeps its size; what does not fit goes to the next page. */

/** Of the last line above the footer. */
export const BOTTOM_Y = 778
export const LEADING = 13
const BODY_SIZE = 9.5
const SMALL_SIZE = 8
const TOP_Y = 58
const FOOTER_Y = 800

export type BillPaper = {
  /** The full ones. */
  pages: DocumentPart[][]
  parts: DocumentPart[]
  title: string
  y: number
}

export const createPaper = ({ title }: { title: string }): BillPaper => ({
  ...{ pages: [], parts: [], title, y: TOP_Y },
})

/** Starts a page if the height does not fit. It names the document, because sheets get separated. */
export function reserveHeight(paper: BillPaper, height: number) {
  if (paper.y + height <= BOTTOM_Y) return
  paper.pages.push(paper.parts)
  paper.parts = [textPart('P', [textAt(paper.title, 'plain', SMALL_SIZE, LEFT_X, TOP_Y, MUTED)])]
  paper.y = TOP_Y + 32
}

export const wrapBody = (text: string, width: number, style: FontStyle = 'plain') =>
  wrapText(text, { style, size: BODY_SIZE, width })

/** Continues on the next page if it must. */
export function addParagraph(
  paper: BillPaper,
  text: string,
  { width = TEXT_WIDTH, style }: { width?: number; style?: FontStyle } = {},
) {
  let rest = wrapBody(text, width, style)
  while (rest.length > 0) {
    reserveHeight(paper, 0)
    const count = Math.floor((BOTTOM_Y - paper.y) / LEADING) + 1
    const lines = rest.slice(0, count)
    paper.parts.push(textPart('P', stackLines(lines, LEFT_X, paper.y, LEADING, INK)))
    paper.y += lines.length * LEADING
    rest = rest.slice(count)
  }
}

/** On the same page as the first two lines of its text. */
export function addHeading(
  paper: BillPaper,
  text: string,
  { tag, gap = 14 }: { tag: 'H2' | 'P'; gap?: number },
) {
  reserveHeight(paper, gap + LEADING)
  paper.parts.push(textPart(tag, [textAt(text, 'strong', 9, LEFT_X, paper.y, MUTED)]))
  paper.y += gap
}

export function finishPages(paper: BillPaper, { footer, page }: BillText): DocumentPart[][] {
  const pages = [...paper.pages, paper.parts]
  return pages.map((parts, index) => {
    const label = page.replace('{page}', `${index + 1}`).replace('{pages}', `${pages.length}`)
    return [
      ...parts,
      textPart('P', [textAt(footer, 'plain', SMALL_SIZE, LEFT_X, FOOTER_Y, MUTED)]),
      ...(pages.length > 1
        ? [textPart('P', [rightAligned(label, 'plain', SMALL_SIZE, RIGHT_X, FOOTER_Y, MUTED)])]
        : []),
    ]
  })
}
