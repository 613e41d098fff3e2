import path from 'node:path'
import sharp from 'sharp'
import { respondWithRejection, respondWithResult } from './respond.mjs'

/**
 * Draws a stored picture at each of the widths, into files that are named by them. A screen shows such a copy at
 * twice or three times its density, where a strong compression is not seen, so each has a share of bytes per pixel.
 */

const MAX_SIDE_PIXELS = 2400
const MAX_BITS_PER_PIXEL = 0.45

/** A blur takes what a picture of leaves or noise still has too much of. */
const STEPS = [
  { quality: 76 },
  { quality: 64 },
  { quality: 52 },
  { quality: 40 },
  { quality: 34, blur: 0.6 },
  { quality: 28, blur: 0.9 },
  { quality: 22, blur: 1.4 },
]

const [inputPath, outputFolder, ...widths] = process.argv.slice(2)

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
sharp.concurrency(1)

async function draw(width) {
  const outputPath = path.join(outputFolder, width)
  const { data, info } = await sharp(inputPath, { failOn: 'truncated' })
    .resize(Number(width), MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: drawnWidth, height, channels } = info
  const maxBytes = (drawnWidth * height * MAX_BITS_PER_PIXEL) / 8
  for (const { quality, blur } of STEPS) {
    const picture = sharp(data, { raw: { width: drawnWidth, height, channels } })
    const drawn = await (blur ? picture.blur(blur) : picture).webp({ quality }).toFile(outputPath)
    if (drawn.size <= maxBytes) break
  }
  return { width: drawnWidth, height }
}

try {
  const sizes = []
  for (const width of widths) sizes.push(await draw(width))
  respondWithResult({ sizes })
} catch {
  respondWithRejection({ code: 'pictureBroken' })
}
