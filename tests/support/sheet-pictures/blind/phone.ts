import sharp, { type Sharp } from 'sharp'
import type { PictureSize } from '../camera'
import type { Chance } from '../random'
import type { BlindKind } from './kinds'

/** What the lens did before, and what an app did after. */
export async function finishPicture(
  photo: Sharp,
  { width, height }: PictureSize,
  kinds: BlindKind[],
  chance: Chance,
): Promise<Sharp> {
  let finished = photo
  if (kinds.includes('defocus')) finished = finished.convolve(createDisc(width, chance))
  if (kinds.includes('scanner app')) finished = await scan(finished, width, height, chance)
  if (kinds.includes('noise reduction'))
    finished = await redo(finished.median(width > 1_200 ? 5 : 3), 0.5)
  if (kinds.includes('dirty lens')) finished = await veil(finished, width, chance)
  if (kinds.includes('enlarged')) {
    const small = await finished
      .resize(Math.round(width * chance.between(0.62, 0.8)))
      .png()
      .toBuffer()
    finished = sharp(small).resize(width, height, { fit: 'fill' })
  }
  if (kinds.includes('colour fringes')) finished = await fringe(finished, width, height, chance)
  if (kinds.includes('in a chat')) {
    const shown = await finished.png().toBuffer()
    const bar = Math.round(height * chance.between(0.06, 0.14))
    const background = chance.pick(['rgb(12, 20, 26)', 'rgb(236, 229, 221)'])
    const framed = await sharp(shown)
      .extend({ top: bar, bottom: bar, left: 12, right: 12, background })
      .png()
      .toBuffer()
    finished = sharp(framed).resize(width, height, { fit: 'fill' })
  }
  return finished
}

/** A lens out of focus makes a disc of each point. */
function createDisc(width: number, chance: Chance) {
  const radius = chance.between(1, 2.2) * (width / 1100) ** 0.7
  const half = Math.max(1, Math.ceil(radius))
  const side = 2 * half + 1
  const kernel = Array.from({ length: side * side }, (_, index) => {
    const distance = Math.hypot((index % side) - half, Math.floor(index / side) - half)
    return Math.round(100 * Math.min(1, Math.max(0, radius - distance + 0.5)))
  })
  return { width: side, height: side, kernel }
}

/** Paper becomes white and ink nearly black, by the light around each place. */
async function scan(photo: Sharp, width: number, height: number, chance: Chance) {
  const grey = await photo.greyscale().toColourspace('b-w').raw().toBuffer()
  const raw = { width, height, channels: 1 as const }
  const around = await sharp(grey, { raw })
    .blur(width / 40)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const [middle, gain] = [chance.between(0.72, 0.82), chance.between(3, 6)]
  const levels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    const share = (grey[index] as number) / Math.max(1, around[index] as number)
    const level = Math.min(255, Math.max(0, 128 + (share - middle) * gain * 128))
    levels.fill(level, index * 3, index * 3 + 3)
  }
  return sharp(levels, { raw: { width, height, channels: 3 } })
}

const redo = async (photo: Sharp, sigma: number) =>
  sharp(await photo.png().toBuffer()).sharpen({ sigma: 1 + sigma })

/** Grease on the lens: a bright haze of all that is around each place. */
async function veil(photo: Sharp, width: number, chance: Chance) {
  const sharpPart = await photo.png().toBuffer()
  const haze = await sharp(sharpPart)
    .blur(width * chance.between(0.006, 0.02))
    .ensureAlpha(chance.between(0.25, 0.5))
    .png()
    .toBuffer()
  return sharp(
    await sharp(sharpPart)
      .composite([{ input: haze }])
      .removeAlpha()
      .png()
      .toBuffer(),
  )
}

/** The lens bends red and blue differently. */
async function fringe(photo: Sharp, width: number, height: number, chance: Chance) {
  const rgb = await photo.removeAlpha().raw().toBuffer()
  const result = Buffer.alloc(rgb.length)
  const amount = chance.between(0.0008, 0.0022) * chance.pick([-1, 1])
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1, index += 1) {
        const factor = 1 + (channel - 1) * amount
        const fromX = Math.round(width / 2 + (x - width / 2) * factor)
        const fromY = Math.round(height / 2 + (y - height / 2) * factor)
        const insideX = Math.min(width - 1, Math.max(0, fromX))
        const insideY = Math.min(height - 1, Math.max(0, fromY))
        result[index] = rgb[(insideY * width + insideX) * 3 + channel] as number
      }
  return sharp(result, { raw: { width, height, channels: 3 } })
}
