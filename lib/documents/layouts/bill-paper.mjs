import { layOutLine } from '../drawing/text-lines.mjs'
import { wrapText } from '../drawing/wrap-text.mjs'
import { A4_PORTRAIT } from './record-places.mjs'

/** Pages of a bill, filled from the top. Text keeps its size; what does not fit goes to the next page. */

export const INK = '#1d2154'
export const MUTED = '#4c4f7a'
export const RULE_COLOR = '#decfab'
export const LEFT_X = 52
export const RIGHT_X = A4_PORTRAIT.width - 52
export const WIDTH = RIGHT_X - LEFT_X
/** Of the last line above the footer. */
export const BOTTOM_Y = 778
export const LEADING = 13
const BODY_SIZE = 9.5
const SMALL_SIZE = 8
const TOP_Y = 58
const FOOTER_Y = 800

export const createPaper = ({ title }) => ({ pages: [[]], title, y: TOP_Y })

export const addParts = (paper, ...parts) => paper.pages.at(-1).push(...parts)

/** Starts a page if the height does not fit. It names the document, because sheets get separated. */
export function reserveHeight(paper, height) {
  if (paper.y + height <= BOTTOM_Y) return
  paper.pages.push([])
  addParts(paper, textPart('P', textAt(paper.title, 'plain', SMALL_SIZE, LEFT_X, TOP_Y, MUTED)))
  paper.y = TOP_Y + 32
}

export const wrapBody = (text, width, look = 'plain') =>
  wrapText(text, { look, size: BODY_SIZE, width })

/** Continues on the next page if it must. */
export function addParagraph(paper, text, { width = WIDTH, look = 'plain' } = {}) {
  let rest = wrapBody(text, width, look)
  while (rest.length > 0) {
    reserveHeight(paper, 0)
    const count = Math.floor((BOTTOM_Y - paper.y) / LEADING) + 1
    const lines = rest.slice(0, count)
    addParts(paper, textPart('P', placeLines(lines, LEFT_X, paper.y, LEADING)))
    paper.y += lines.length * LEADING
    rest = rest.slice(count)
  }
}

/** On the same page as the first two lines of its text. */
export function addHeading(paper, text, { tag, gap = 14 }) {
  reserveHeight(paper, gap + LEADING)
  addParts(paper, textPart(tag, textAt(text, 'strong', 9, LEFT_X, paper.y, MUTED)))
  paper.y += gap
}

export function finishPages({ pages }, { footer, page }) {
  return pages.map((parts, index) => {
    const label = page.replace('{page}', index + 1).replace('{pages}', pages.length)
    return [
      ...parts,
      textPart('P', textAt(footer, 'plain', SMALL_SIZE, LEFT_X, FOOTER_Y, MUTED)),
      ...(pages.length > 1
        ? [textPart('P', rightAligned(label, 'plain', SMALL_SIZE, RIGHT_X, FOOTER_Y, MUTED))]
        : []),
    ]
  })
}

export const placeLines = (lines, x, y, leading, color = INK) =>
  lines.map((line, index) => ({ line, x, y: y + index * leading, color }))

export const placeLinesRight = (lines, x, y, leading) =>
  lines.map((line, index) => ({ line, x: x - line.width, y: y + index * leading, color: INK }))

export const textAt = (content, look, size, x, y, color) => [
  { line: layOutLine(content, { look, size }), x, y, color },
]

export function rightAligned(content, look, size, x, y, color) {
  const line = layOutLine(content, { look, size })
  return [{ line, x: x - line.width, y, color }]
}

export const textPart = (tag, lines) => ({ as: tag, lines })

export const rule = (y, startX = LEFT_X) => ({
  as: 'ornament',
  shapes: [{ d: `M${startX} ${y}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
})
