import { fitTextLines } from '../drawing/text-lines.mjs'

/** Rows of a table whose column widths are shares of the page's width. */

const CELL_GAP = 8
const LEADING = 11
const CELL_SIZES = [[8.5], [8.5], [8.5, 8, 7], [8, 7, 6]]

export function createRowLayout(widths, { left, right, rowHeight = 0 }) {
  const columns = placeColumns(widths, left, right - left)
  return (texts, look, color) => {
    const cells = texts.map((text, index) =>
      fitTextLines(text, { look, width: columns[index].width, sizes: CELL_SIZES }),
    )
    const placeAt = (y) =>
      cells.map((lines, index) =>
        lines.map((line, row) => ({ line, x: columns[index].x, y: y + row * LEADING, color })),
      )
    const textHeight = Math.max(...cells.map((lines) => lines.length)) * LEADING + 10
    return { height: Math.max(textHeight, rowHeight), placeAt }
  }
}

function placeColumns(widths, left, tableWidth) {
  const total = widths.reduce((sum, share) => sum + share, 0)
  let x = left
  return widths.map((share) => {
    const column = { x, width: (share / total) * tableWidth - CELL_GAP }
    x += (share / total) * tableWidth
    return column
  })
}
