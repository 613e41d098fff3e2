import sharp from 'sharp'
import type { SheetPoint } from '@/base/answer-sheet'
import type { SheetPicture } from '@/lib/client/sheet-reader/types'
import type { FilledSheet } from './fill'
import type { SheetKind } from './kinds'
import { createLens, type SheetLens } from './lens'
import type { Chance } from './random'

/** Takes a picture of a filled sheet with a phone. */

export type PictureSize = { megapixels: number; width: number; height: number }

const MEGAPIXELS = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1]
/** By the last two digits of the turn: large pictures take long to make. */
const LARGE_MEGAPIXELS: Record<number, number> = { 12: 5, 37: 8, 62: 5, 99: 12 }

export function choosePictureSize(turn: number): PictureSize {
  const usual = MEGAPIXELS[turn % MEGAPIXELS.length] as number
  const megapixels = LARGE_MEGAPIXELS[turn % 100] ?? usual
  const width = Math.round(Math.sqrt(megapixels * 1e6 * 0.75))
  return { megapixels, width, height: Math.round((width * 4) / 3) }
}

export async function takePicture(
  sheet: FilledSheet,
  size: PictureSize,
  kinds: SheetKind[],
  chance: Chance,
): Promise<SheetPicture> {
  const lens = createLens(sheet, size, kinds, chance)
  const grey = exposeSensor(sheet, size, lens, createLight(size, kinds, chance), chance)
  const { width, height } = size
  const blur = kinds.includes('blur') ? chance.between(0.6, 1.5) : 0.4
  let photo = sharp(grey, { raw: { width, height, channels: 1 } }).blur(
    blur * (width / 1100) ** 0.7,
  )
  if (kinds.includes('motion')) photo = photo.convolve(createMotion(chance))
  const soft = await photo.greyscale().raw().toBuffer()
  addNoise(soft, kinds.includes('noise') ? chance.between(5, 13) : 2, chance)
  const quality = kinds.includes('jpeg 60 to 74') ? chance.between(60, 74) : chance.between(75, 95)
  const jpeg = await sharp(soft, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: Math.round(quality) })
    .toBuffer()
  const data = await sharp(jpeg).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height }
}

/** How much light falls on a place, and what the sensor makes of it. */
type Light = { at: (x: number, y: number) => number; toLevel: (grey: number) => number }

function createLight({ width, height }: PictureSize, kinds: SheetKind[], chance: Chance): Light {
  const angle = chance.between(0, 2 * Math.PI)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const depth = kinds.includes('soft shadow') ? chance.between(0.3, 0.6) : 0.12
  const edge = chance.between(-0.25, 0.25)
  const hardDepth = kinds.includes('hard shadow') ? chance.between(0.3, 0.55) : 0
  const [black, range] = kinds.includes('low contrast')
    ? [chance.between(55, 95), chance.between(0.3, 0.5)]
    : [chance.between(8, 25), chance.between(0.75, 0.9)]
  const glare = kinds.includes('glare')
    ? { x: chance.between(0, width), y: chance.between(0, height), gain: chance.between(0.3, 0.7) }
    : undefined
  const reach = width * chance.between(0.15, 0.3)
  return {
    at: (x, y) => {
      const along = ((x / width - 0.5) * cos + (y / height - 0.5) * sin) / 1.2
      const soft = 1 - depth * (0.5 + Math.max(-0.5, Math.min(0.5, along)))
      const share = Math.max(0, Math.min(1, (along - edge) * 60))
      const spot = glare
        ? glare.gain * Math.exp(-(((x - glare.x) ** 2 + (y - glare.y) ** 2) / reach ** 2))
        : 0
      return soft * (1 - hardDepth * share) * (1 + spot)
    },
    toLevel: (grey) => black + grey * range,
  }
}

/** Between its nodes, light and lens change evenly. */
const CELL = 8

function exposeSensor(
  sheet: FilledSheet,
  { width, height }: PictureSize,
  lens: SheetLens,
  light: Light,
  chance: Chance,
): Uint8Array {
  const grey = new Uint8Array(width * height)
  const desk = { level: chance.between(40, 190), grain: chance.between(4, 26) }
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) {
      const node = (x: number, y: number) => ({ ...lens.toSheet(x, y), light: light.at(x, y) })
      const [a, b] = [node(left, top), node(left + CELL, top)]
      const [c, d] = [node(left, top + CELL), node(left + CELL, top + CELL)]
      for (let y = top; y < Math.min(height, top + CELL); y += 1) {
        const down = (y - top) / CELL
        const from = mixNodes(a, c, down)
        const to = mixNodes(b, d, down)
        for (let x = left; x < Math.min(width, left + CELL); x += 1) {
          const across = (x - left) / CELL
          const sheetX = from.x + (to.x - from.x) * across
          const level = look(sheet, sheetX, from.y + (to.y - from.y) * across)
          const seen = level < 0 ? desk.level + desk.grain * Math.sin(x * 0.13 + y * 0.03) : level
          const lit = from.light + (to.light - from.light) * across
          grey[y * width + x] = Math.min(255, light.toLevel(seen) * lit)
        }
      }
    }
  return grey
}

type CameraNode = SheetPoint & { light: number }

const mixNodes = (one: CameraNode, other: CameraNode, share: number): CameraNode => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
  light: one.light + (other.light - one.light) * share,
})

/** Below 0 beside the sheet. */
function look({ grey, width, height, pixelsPerMm }: FilledSheet, mmX: number, mmY: number) {
  const [x, y] = [mmX * pixelsPerMm - 0.5, mmY * pixelsPerMm - 0.5]
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return -1
  const [left, top] = [x | 0, y | 0]
  const [shareX, shareY] = [x - left, y - top]
  const index = top * width + left
  const above = (grey[index] as number) * (1 - shareX) + (grey[index + 1] as number) * shareX
  const below =
    (grey[index + width] as number) * (1 - shareX) + (grey[index + width + 1] as number) * shareX
  return above * (1 - shareY) + below * shareY
}

function createMotion(chance: Chance) {
  const angle = chance.between(0, Math.PI)
  const half = chance.between(0.8, 1.7)
  const kernel = new Array<number>(49).fill(0)
  for (let step = -20; step <= 20; step += 1) {
    const x = Math.round(3 + (Math.cos(angle) * half * step) / 20)
    const y = Math.round(3 + (Math.sin(angle) * half * step) / 20)
    kernel[y * 7 + x] = (kernel[y * 7 + x] ?? 0) + 1
  }
  return { width: 7, height: 7, kernel }
}

const NOISE_LENGTH = 65_521
const noise = new Float32Array(NOISE_LENGTH)

function addNoise(grey: Buffer, deviation: number, chance: Chance) {
  if (noise[0] === 0)
    for (let index = 0; index < NOISE_LENGTH; index += 1) noise[index] = chance.normal()
  let place = Math.floor(chance.between(0, NOISE_LENGTH))
  for (let index = 0; index < grey.length; index += 1) {
    place += 1
    if (place === NOISE_LENGTH) place = Math.floor(chance.between(0, NOISE_LENGTH - 1))
    const level = (grey[index] as number) + (noise[place] as number) * deviation
    grey[index] = Math.max(0, Math.min(255, level))
  }
}
