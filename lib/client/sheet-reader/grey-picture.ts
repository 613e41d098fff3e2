import type { SheetPicture } from './types'

/** One byte per pixel. `scale` is pixels of the original per pixel. */
export type GreyImage = { grey: Uint8ClampedArray; width: number; height: number; scale: number }

/** More pixels make reading slower, but no bubble clearer. */
const MAX_SIDE = 2_048

/** A pixel is the mean green of those that it covers: green has the least noise, and pens are dark in it. */
export function toGreyImage({ data, width, height }: SheetPicture): GreyImage {
  const scale = Math.max(1, Math.ceil(Math.max(width, height) / MAX_SIDE))
  const [toWidth, toHeight] = [Math.floor(width / scale), Math.floor(height / scale)]
  const grey = new Uint8ClampedArray(toWidth * toHeight)
  const area = scale * scale
  let index = 0
  for (let y = 0; y < toHeight; y += 1)
    for (let x = 0; x < toWidth; x += 1) {
      let sum = 0
      let row = (y * scale * width + x * scale) * 4
      for (let down = 0; down < scale; down += 1) {
        for (let across = 0; across < scale; across += 1) sum += mix(data, row + across * 4)
        row += width * 4
      }
      grey[index] = sum / area
      index += 1
    }
  return { grey, width: toWidth, height: toHeight, scale }
}

/** Red and green: a blue pen is dark in both. */
const mix = (data: Uint8ClampedArray, index: number) =>
  ((data[index] as number) + (data[index + 1] as number)) / 2

/** Between four pixels; outside the picture, the nearest edge. */
export function sampleGrey({ grey, width, height }: GreyImage, x: number, y: number): number {
  const insideX = Math.min(Math.max(x, 0), width - 1.001)
  const insideY = Math.min(Math.max(y, 0), height - 1.001)
  const [left, top] = [insideX | 0, insideY | 0]
  const [shareX, shareY] = [insideX - left, insideY - top]
  const index = top * width + left
  const above = (grey[index] as number) * (1 - shareX) + (grey[index + 1] as number) * shareX
  const below =
    (grey[index + width] as number) * (1 - shareX) + (grey[index + width + 1] as number) * shareX
  return above * (1 - shareY) + below * shareY
}
