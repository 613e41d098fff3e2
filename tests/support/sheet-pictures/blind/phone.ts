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
