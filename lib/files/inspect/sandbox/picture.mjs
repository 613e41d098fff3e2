import sharp from 'sharp'
import { respondWithRejection, respondWithResult } from './respond.mjs'

/** Re-encodes as WebP with the orientation applied and the camera's metadata removed. */

const MAX_MEGAPIXELS = 50
const MAX_SIDE_PIXELS = 2400

const [inputPath, outputPath] = process.argv.slice(2)

// Only three of libvips's many loaders, to reduce the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.concurrency(1)

try {
  const readOptions = { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'truncated' }
  const { width, height } = await sharp(inputPath, readOptions)
    .rotate()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toFile(outputPath)
  respondWithResult({ width, height })
} catch (error) {
  const isTooLarge = /pixel limit/.test(String(error))
  respondWithRejection(
    isTooLarge
      ? { code: 'pictureTooLarge', values: { most: MAX_MEGAPIXELS } }
      : { code: 'pictureBroken' },
  )
}
