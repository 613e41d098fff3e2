import sharp from 'sharp'
import { respondWithRejection, respondWithResult } from './respond.mjs'

/**
 * Re-encodes as WebP with the orientation applied and the camera's metadata removed; for a list, also at a width
 * and in a number of bytes.
 */

const MAX_MEGAPIXELS = 50
const MAX_SIDE_PIXELS = 2400
const QUALITY = 84
const LOWER_QUALITIES = [70, 55, 40, 25]

const [inputPath, outputPath, maxWidth, maxBytes] = process.argv.slice(2)

// Only three of libvips's many loaders, to reduce the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.concurrency(1)

try {
  const readOptions = { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'truncated' }
  const draw = (quality) =>
    sharp(inputPath, readOptions)
      .rotate()
      .resize(maxWidth ? Number(maxWidth) : MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality })
      .toFile(outputPath)
  let drawn = await draw(QUALITY)
  for (const quality of maxBytes ? LOWER_QUALITIES : [])
    if (drawn.size > Number(maxBytes)) drawn = await draw(quality)
  respondWithResult({ width: drawn.width, height: drawn.height })
} catch (error) {
  const isTooLarge = /pixel limit/.test(String(error))
  respondWithRejection(
    isTooLarge
      ? { code: 'pictureTooLarge', values: { most: MAX_MEGAPIXELS } }
      : { code: 'pictureBroken' },
  )
}
