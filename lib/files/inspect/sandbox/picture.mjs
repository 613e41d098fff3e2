import sharp from 'sharp'
import { respondWithRejection, respondWithResult } from './respond.mjs'

/** Draws a picture anew: turned as it was meant, without what the camera wrote into it, as WebP. */

const MAX_MEGAPIXELS = 50
const MAX_SIDE_PIXELS = 2400

const [inputPath, outputPath] = process.argv.slice(2)

// Three of the many formats that libvips knows; what the others would do with a file is not tried.
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
