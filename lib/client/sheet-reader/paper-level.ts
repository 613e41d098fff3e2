import type { StraightenedSheet } from './types'

/**
 * How light the paper is at each place, also below a mark: everything dark that is narrower than the window is
 * filled up from its surroundings, while the edge of a shadow stays where it is (a morphological closing).
 */

const BLOCK = 4
/** Wider than a bubble that is filled beyond its outline, narrower than most shadows. */
const WINDOW_MM = 6.4

/** By the index of a pixel. */
export type PaperLevel = (x: number, y: number) => number

export function measurePaper(sheet: StraightenedSheet): PaperLevel {
  const width = Math.floor(sheet.width / BLOCK)
  const height = Math.floor(sheet.height / BLOCK)
  const reach = Math.round((WINDOW_MM * sheet.pixelsPerMm) / BLOCK / 2)
  const small = shrink(sheet, width, height)
  const lightest = spread(small, width, height, reach, Math.max)
  const closed = spread(lightest, width, height, reach, Math.min)
  return (x, y) => {
    const [column, row] = [x / BLOCK - 0.5, y / BLOCK - 0.5]
    const left = Math.min(Math.max(Math.floor(column), 0), width - 2)
    const top = Math.min(Math.max(Math.floor(row), 0), height - 2)
    const shareX = Math.min(Math.max(column - left, 0), 1)
    const shareY = Math.min(Math.max(row - top, 0), 1)
    const index = top * width + left
    const above = (closed[index] as number) * (1 - shareX) + (closed[index + 1] as number) * shareX
    const below =
      (closed[index + width] as number) * (1 - shareX) +
      (closed[index + width + 1] as number) * shareX
    return above * (1 - shareY) + below * shareY
  }
}

/** A block is the mean of its pixels, so noise does not count as light. */
function shrink(sheet: StraightenedSheet, width: number, height: number) {
  const small = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let down = 0; down < BLOCK; down += 1) {
        const start = (row * BLOCK + down) * sheet.width + column * BLOCK
        for (let across = 0; across < BLOCK; across += 1)
          sum += sheet.grey[start + across] as number
      }
      small[row * width + column] = sum / BLOCK ** 2
    }
  return small
}

/** The lightest, or the darkest, of a square around each block: first across, then down. */
function spread(
  levels: Float32Array,
  width: number,
  height: number,
  reach: number,
  choose: (one: number, other: number) => number,
) {
  const across = new Float32Array(levels.length)
  const result = new Float32Array(levels.length)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let best = levels[row * width + column] as number
      const last = Math.min(width - 1, column + reach)
      for (let other = Math.max(0, column - reach); other <= last; other += 1)
        best = choose(best, levels[row * width + other] as number)
      across[row * width + column] = best
    }
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let best = across[row * width + column] as number
      const last = Math.min(height - 1, row + reach)
      for (let other = Math.max(0, row - reach); other <= last; other += 1)
        best = choose(best, across[other * width + column] as number)
      result[row * width + column] = best
    }
  return result
}
