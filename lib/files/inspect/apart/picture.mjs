import sharp from 'sharp'
import { answer, refuse } from './say.mjs'

/** Draws a picture anew: turned as it was meant, without what the camera wrote into it, as WebP. */

const MILLION_PIXELS = 50
const MOST_A_SIDE = 2400

const [file, drawn] = process.argv.slice(2)

// Three of the many formats that libvips knows; what the others would do with a file is not tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.concurrency(1)

try {
  const reading = { limitInputPixels: MILLION_PIXELS * 1_000_000, failOn: 'truncated' }
  const { width, height } = await sharp(file, reading)
    .rotate()
    .resize(MOST_A_SIDE, MOST_A_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toFile(drawn)
  answer({ width, height })
} catch (error) {
  const isTooLarge = /pixel limit/.test(String(error))
  refuse(
    isTooLarge
      ? { word: 'pictureTooLarge', values: { most: MILLION_PIXELS } }
      : { word: 'pictureBroken' },
  )
}
