import type { FoundSheet } from './find-sheet'
import { type GreyImage, sampleGrey } from './grey-picture'
import type { SheetQuality, UnreadReason } from './types'

/** Why a picture cannot be read, so that the next one is better. */

const DARK_BRIGHTNESS = 0.22
const DIM_BRIGHTNESS = 0.45
const LOW_CONTRAST = 0.16
/** A wall. */
const NO_CONTRAST = 0.03
const BLURRED_SHARPNESS = 0.16

export function explainFault(
  { brightness, contrast, sharpness }: SheetQuality,
  markCount: number,
  seemsSheet: boolean,
): UnreadReason {
  if (brightness < DARK_BRIGHTNESS || (brightness < DIM_BRIGHTNESS && contrast < LOW_CONTRAST))
    return 'too-dark'
  if (contrast < NO_CONTRAST) return 'no-sheet'
  if (sharpness < BLURRED_SHARPNESS || seemsSheet) return 'blurred'
  return markCount >= 2 ? 'corner-missing' : 'no-sheet'
}

/** Of a sheet whose code was read: below these, a pale stroke and paper, or an outline and a stroke, look alike. */
const MIN_CONTRAST = 0.1
const MIN_SHARPNESS = 0.08

export function findFault({ contrast, sharpness }: SheetQuality): UnreadReason | undefined {
  if (contrast < MIN_CONTRAST) return 'too-dark'
  return sharpness < MIN_SHARPNESS ? 'blurred' : undefined
}

/** Of the sheet, or of the whole picture if there is none. */
export function measureQuality(image: GreyImage, sheet?: FoundSheet): SheetQuality {
  const { low, high } = measureRange(image)
  const [dark, light] = sheet ? [sheet.ink.dark, sheet.ink.light] : [low, high]
  const contrast = Math.max(0, light - dark) / 255
  const sharpness = sheet ? measureMarks(image, sheet) : measureSteps(image, light - dark)
  return { brightness: light / 255, contrast, sharpness }
}

const STEP = 3

function measureRange({ grey }: GreyImage) {
  const counts = new Uint32Array(256)
  for (let index = 0; index < grey.length; index += STEP)
    counts[grey[index] as number] = (counts[grey[index] as number] as number) + 1
  return { low: findQuantile(counts, 0.01), high: findQuantile(counts, 0.95) }
}

function findQuantile(counts: Uint32Array, quantile: number) {
  let rest = counts.reduce((sum, count) => sum + count, 0) * quantile
  return counts.findIndex((count) => {
    rest -= count
    return rest <= 0
  })
}

/** The steepest steps between neighbours, as a share of the range. */
function measureSteps({ grey, width }: GreyImage, range: number) {
  const counts = new Uint32Array(256)
  for (let index = width; index < grey.length - width; index += STEP) {
    const across = Math.abs((grey[index] as number) - (grey[index - 1] as number))
    const down = Math.abs((grey[index] as number) - (grey[index - width] as number))
    const step = Math.max(across, down)
    counts[step] = (counts[step] as number) + 1
  }
  return Math.min(1, findQuantile(counts, 0.995) / Math.max(20, range))
}

/** How steep the edges of the corner marks are, per tenth of a millimetre. */
function measureMarks(image: GreyImage, { frame, map, ink }: FoundSheet) {
  const range = Math.max(10, ink.light - ink.dark)
  const steps = frame.corners.flatMap(({ x, y }) =>
    [-1, 1].flatMap((side) => [
      findSteepest(image, map, x + side * 4.5, y, true),
      findSteepest(image, map, x, y + side * 4.5, false),
    ]),
  )
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return Math.min(1, mean / range)
}

const REACH_STEPS = 12

function findSteepest(
  image: GreyImage,
  map: FoundSheet['map'],
  x: number,
  y: number,
  across: boolean,
) {
  const greys = Array.from({ length: 2 * REACH_STEPS + 1 }, (_, index) => {
    const off = (index - REACH_STEPS) / 10
    const point = across ? map(x + off, y) : map(x, y + off)
    return sampleGrey(image, point.x, point.y)
  })
  return greys.reduce(
    (most, grey, index) => Math.max(most, Math.abs(grey - (greys[index - 1] ?? grey))),
    0,
  )
}
