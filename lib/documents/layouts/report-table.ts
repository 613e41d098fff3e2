import 'server-only'
import type { FontStyle } from '../drawing/fonts'
import { LEFT_X, TEXT_WIDTH } from '../drawing/page'
import { stackLines } from '../drawing/parts'
import { fitTextLines } from '../drawing/text-lines'

/** Rows of a table whose column widths are shares of the page's width. */

const CELL_GAP = 8
const LEADING = 11
const CELL_SIZES = [[8.5], [8.5], [8.5, 8, 7], [8, 7, 6]]

export function createRowLayout(widths: number[], rowHeight = 0) {
  const columns = placeColumns(widths)
  return (texts: string[], style: FontStyle, color: string) => {
    const cells = columns.map(({ x, width }, index) => ({
      x,
      lines: fitTextLines(texts[index] ?? '', { style, width, sizes: CELL_SIZES }),
    }))
    const textHeight = Math.max(...cells.map(({ lines }) => lines.length)) * LEADING + 10
    return {
      height: Math.max(textHeight, rowHeight),
      placeAt: (y: number) => cells.map(({ x, lines }) => stackLines(lines, x, y, LEADING, color)),
    }
  }
}

function placeColumns(widths: number[]) {
  const total = widths.reduce((sum, share) => sum + share, 0)
  let x = LEFT_X
  return widths.map((share) => {
    const column = { x, width: (share / total) * TEXT_WIDTH - CELL_GAP }
    x += (share / total) * TEXT_WIDTH
    return column
  })
}
