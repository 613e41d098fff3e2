import sharp, { type Sharp } from 'sharp'
import type { SheetLayout, SheetPoint } from '@/base/answer-sheet'
import type { SheetPicture } from '@/lib/client/sheet-reader/types'
import type { PictureSize } from '../camera'
import type { Chance } from '../random'
import type { ColourSheet } from './fill'
import type { BlindKind } from './kinds'
import { createLamps } from './lights'
import { finishPicture } from './phone'
import { createFinger, createScene, type SensorColour } from './scene'

// The drawing of documents lets sharp open nothing else.
sharp.unblock({ operation: ['VipsForeignLoadWebp'] })

/** `blur` is how many pixels a point of its corners is spread to each side. */
export type ColourPicture = SheetPicture & { blur: number }

/** Takes a picture in colour, and sends it on as phones do. */
export async function takeColourPicture(
  sheet: ColourSheet,
  layout: SheetLayout,
  size: PictureSize,
  kinds: BlindKind[],
  chance: Chance,
): Promise<ColourPicture> {
  const { width, height } = size
  const raw = { width, height, channels: 3 as const }
  const exposed = expose(sheet, layout, size, kinds, chance)
  const amount = kinds.includes('zoom blur') ? chance.between(0.002, 0.0055) : 0
  const seen = amount ? zoom(exposed, size, amount, chance) : exposed
  const soft = await sharp(seen, { raw })
    .blur(0.4 * (width / 1100) ** 0.7)
    .raw()
    .toBuffer()
  const noise = kinds.includes('evening') ? chance.between(5, 11) : 2
  addColourNoise(soft, noise, chance)
  let photo = await finishPicture(sharp(soft, { raw }), size, kinds, chance)
  if (kinds.includes('sharpened'))
    photo = photo.sharpen({ sigma: chance.between(0.8, 1.6), m1: 1.5, m2: chance.between(2, 5) })
  const sent = await send(photo, size, kinds, chance)
  const { data, info } = await sharp(sent).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const blur = (amount * (ZOOM_STEPS - 1) * Math.hypot(width, height)) / 4
  return { data: bytes, width: info.width, height: info.height, blur }
}

/** The long side, in pixels, that messengers keep. */
const MESSENGER_SIDES = [1_280, 1_600]

async function send(
  photo: Sharp,
  { width, height }: PictureSize,
  kinds: BlindKind[],
  chance: Chance,
) {
  let jpeg = await photo.jpeg({ quality: Math.round(chance.between(78, 95)) }).toBuffer()
  if (kinds.includes('compressed twice')) {
    const webp = await sharp(jpeg)
      .resize(Math.round(width * chance.between(0.85, 1)))
      .webp({ quality: Math.round(chance.between(50, 80)) })
      .toBuffer()
    const quality = Math.round(chance.between(62, 85))
    jpeg = await sharp(webp).jpeg({ quality }).toBuffer()
  }
  if (!kinds.includes('messenger')) return jpeg
  const side = chance.pick(MESSENGER_SIDES)
  return sharp(jpeg)
    .resize({ height: Math.min(side, height) })
    .jpeg({ quality: Math.round(chance.between(55, 72)) })
    .toBuffer()
}

/** Of the light, by lamps that the camera does not balance. */
const CASTS: SensorColour[] = [
  ...([[1, 0.8, 0.55]] satisfies SensorColour[]),
  ...([[0.9, 1, 0.8]] satisfies SensorColour[]),
  ...([[0.78, 0.9, 1]] satisfies SensorColour[]),
  ...([[1, 0.84, 0.98]] satisfies SensorColour[]),
]

function expose(
  sheet: ColourSheet,
  layout: SheetLayout,
  size: PictureSize,
  kinds: BlindKind[],
  chance: Chance,
) {
  const { width, height } = size
  const scene = createScene(sheet, size, kinds, chance)
  const light = createLamps(size, kinds, chance)
  const finger = kinds.includes('finger on the margin') ? createFinger(layout, chance) : undefined
  const cast = kinds.includes('colour cast')
    ? chance.pick(CASTS)
    : ([1, 1, 1] satisfies SensorColour)
  const black = chance.between(8, 25)
  const range = kinds.includes('evening') ? chance.between(0.35, 0.55) : chance.between(0.75, 0.9)
  const desk = [0, 1, 2].map(() => chance.between(40, 190)) as SensorColour
  const gain = kinds.includes('overexposed') ? chance.between(1.1, 1.35) : 1
  const others = kinds.includes('second sheet') ? [placeOther(layout, chance)] : []
  if (kinds.includes('two neighbours'))
    others.push(placeOther(layout, chance), placeOther(layout, chance))
  const print = kinds.includes('newspaper below') ? chance.between(0.004, 0.008) * width : 0
  const cloth = kinds.includes('checked cloth') ? chance.between(14, 46) : 0
  const toDesk = (channel: number, x: number, y: number) => {
    if (print) return readNewspaper(x / print, y / print)
    const base = (desk[channel] as number) + 12 * Math.sin(x * 0.13)
    if (!cloth) return base
    return (Math.floor(x / cloth) + Math.floor(y / cloth)) % 2 ? base : 30
  }
  const rgb = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 3) {
      const own = scene.toSheet(x, y)
      const lit = light(x, y) * gain
      const over = finger?.(own.x, own.y)
      const isOwn = over !== undefined || findPixel(sheet, own.x, own.y) >= 0
      const point = isOwn ? own : findOther(sheet, others, own)
      const corner = over ? -1 : findPixel(sheet, point.x, point.y)
      for (let channel = 0; channel < 3; channel += 1) {
        const level = over?.[channel] ?? (corner < 0 ? -1 : mixPixels(sheet, point, channel))
        const seen = level < 0 ? toDesk(channel, x, y) : level
        rgb[index + channel] = (black + seen * range) * lit * (cast[channel] as number)
      }
    }
  return rgb
}

type OtherSheet = ReturnType<typeof placeOther>

/** Of the first neighbour that lies there. */
function findOther(sheet: ColourSheet, others: OtherSheet[], own: SheetPoint): SheetPoint {
  let point = own
  for (const other of others) {
    point = other(own.x, own.y)
    if (findPixel(sheet, point.x, point.y) >= 0) return point
  }
  return point
}

/** Grey lines of words, with headlines and dark pictures. */
function readNewspaper(x: number, y: number) {
  const [column, block] = [Math.floor(x / 24), Math.floor(y / 30)]
  if ((column * 7 + block * 13) % 5 === 0) return 60 + ((Math.floor(x) * 31) % 50)
  const isLine = Math.floor(y) % 3 < 2 && x % 24 > 1
  const isWord = (Math.floor(x) * 17 + Math.floor(y) * 29) % 7 > 1
  return isLine && isWord ? 70 : 205
}

/** The sheet of a neighbour, of which one edge can be seen. */
function placeOther({ width, height }: SheetLayout, chance: Chance) {
  const angle = chance.between(-0.12, 0.12)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [offX, offY] = chance.is(0.5)
    ? [chance.pick([-1, 1]) * (width + chance.between(2, 8)), chance.between(-30, 30)]
    : [chance.between(-30, 30), chance.pick([-1, 1]) * (height + chance.between(2, 8))]
  return (x: number, y: number) => {
    const [fromX, fromY] = [x - offX - width / 2, y - offY - height / 2]
    return { x: fromX * cos - fromY * sin + width / 2, y: fromX * sin + fromY * cos + height / 2 }
  }
}

/** Below 0 beside the sheet. */
function findPixel({ width, height, pixelsPerMm }: ColourSheet, mmX: number, mmY: number) {
  const [x, y] = [mmX * pixelsPerMm - 0.5, mmY * pixelsPerMm - 0.5]
  return x < 0 || y < 0 || x >= width - 1 || y >= height - 1 ? -1 : (y | 0) * width + (x | 0)
}

function mixPixels(
  { rgba, width, pixelsPerMm }: ColourSheet,
  point: { x: number; y: number },
  channel: number,
) {
  const [x, y] = [point.x * pixelsPerMm - 0.5, point.y * pixelsPerMm - 0.5]
  const [left, top] = [x | 0, y | 0]
  const [shareX, shareY] = [x - left, y - top]
  const index = (top * width + left) * 4 + channel
  const below = index + width * 4
  const upper = (rgba[index] as number) * (1 - shareX) + (rgba[index + 4] as number) * shareX
  const lower = (rgba[below] as number) * (1 - shareX) + (rgba[below + 4] as number) * shareX
  return upper * (1 - shareY) + lower * shareY
}

const ZOOM_STEPS = 5

/** The phone moved towards the sheet: nothing in the middle, most in the corners. */
function zoom(
  rgb: Uint8ClampedArray,
  { width, height }: PictureSize,
  amount: number,
  chance: Chance,
) {
  const result = new Uint8ClampedArray(rgb.length)
  const [middleX, middleY] = [width * chance.between(0.4, 0.6), height * chance.between(0.4, 0.6)]
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 3) {
      const sums = [0, 0, 0]
      for (let step = 0; step < ZOOM_STEPS; step += 1) {
        const factor = 1 + amount * (step - (ZOOM_STEPS - 1) / 2)
        const fromX = Math.round(middleX + (x - middleX) * factor)
        const fromY = Math.round(middleY + (y - middleY) * factor)
        const insideX = Math.min(width - 1, Math.max(0, fromX))
        const from = (Math.min(height - 1, Math.max(0, fromY)) * width + insideX) * 3
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] as number) + (rgb[from + channel] as number)
      }
      for (let channel = 0; channel < 3; channel += 1)
        result[index + channel] = (sums[channel] as number) / ZOOM_STEPS
    }
  return result
}

const NOISE_LENGTH = 65_521
const noise = new Float32Array(NOISE_LENGTH)

/** Each channel has its own. */
function addColourNoise(rgb: Buffer, deviation: number, chance: Chance) {
  if (noise[0] === 0)
    for (let index = 0; index < NOISE_LENGTH; index += 1) noise[index] = chance.normal()
  let place = Math.floor(chance.between(0, NOISE_LENGTH))
  for (let index = 0; index < rgb.length; index += 1) {
    place += 1
    if (place >= NOISE_LENGTH) place = Math.floor(chance.between(0, NOISE_LENGTH - 1))
    const level = (rgb[index] as number) + (noise[place] as number) * deviation
    rgb[index] = Math.max(0, Math.min(255, level))
  }
}
