import type { SheetFraming } from '@/base/answer-sheet'
import { type GreyImage, sampleGrey } from './grey-picture'
import type { PlaneMap } from './plane'
import type { StraightenedSheet } from './types'

const PIXELS_PER_MM = 5
/** Between the nodes of a grid, the map is as good as linear. */
const GRID = 10

/** The sheet as a scanner would see it. */
export function straighten(
  image: GreyImage,
  map: PlaneMap,
  frame: SheetFraming,
): StraightenedSheet {
  const width = Math.round(frame.width * PIXELS_PER_MM)
  const height = Math.round(frame.height * PIXELS_PER_MM)
  const grey = new Uint8ClampedArray(width * height)
  for (let top = 0; top < height; top += GRID)
    for (let left = 0; left < width; left += GRID) {
      const corner = (x: number, y: number) => map(x / PIXELS_PER_MM, y / PIXELS_PER_MM)
      const [a, b] = [corner(left, top), corner(left + GRID, top)]
      const [c, d] = [corner(left, top + GRID), corner(left + GRID, top + GRID)]
      for (let y = top; y < Math.min(height, top + GRID); y += 1) {
        const down = (y - top) / GRID
        let [pointX, pointY] = [a.x + (c.x - a.x) * down, a.y + (c.y - a.y) * down]
        const stepX = (b.x + (d.x - b.x) * down - pointX) / GRID
        const stepY = (b.y + (d.y - b.y) * down - pointY) / GRID
        for (let x = left; x < Math.min(width, left + GRID); x += 1) {
          grey[y * width + x] = sampleGrey(image, pointX, pointY)
          pointX += stepX
          pointY += stepY
        }
      }
    }
  return { width, height, pixelsPerMm: PIXELS_PER_MM, grey }
}
