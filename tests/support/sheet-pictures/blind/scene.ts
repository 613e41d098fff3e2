import type { SheetLayout, SheetPoint } from '@/base/answer-sheet'
import type { PictureSize } from '../camera'
import type { SheetKind } from '../kinds'
import { createLens, type SheetLens } from '../lens'
import type { Chance } from '../random'
import { type ColourSheet, measureDistance } from './fill'
import type { BlindKind } from './kinds'

/** How the sheet lies, what covers its edge, and how light falls on it. */

export type SensorColour = [red: number, green: number, blue: number]

const CAMERA_DISTANCE = 1.25

export function createScene(
  sheet: ColourSheet,
  size: PictureSize,
  kinds: BlindKind[],
  chance: Chance,
): SheetLens {
  const isTilted = kinds.includes('curved page') && chance.is(0.6)
  const turned: SheetKind[] = kinds.includes('steep and turned') ? ['tilt', 'rotation'] : []
  const lens = createLens(sheet, size, isTilted ? ['tilt'] : turned, chance)
  const [width, height] = [sheet.width / sheet.pixelsPerMm, sheet.height / sheet.pixelsPerMm]
  const bend = kinds.includes('curved page') ? createCurve(width, height, chance) : undefined
  const fold = sheet.folds ? createFold(width, height, sheet.folds, chance) : undefined
  const waves = kinds.includes('wet paper') ? createWaves(chance) : undefined
  const shrink = kinds.includes('far away') ? chance.between(1.15, 1.4) : 1
  const wobble = kinds.includes('wobble') ? createWobble(size, chance) : undefined
  return {
    toSheet: (x, y) => {
      const farX = size.width / 2 + (x - size.width / 2) * shrink
      const farY = size.height / 2 + (y - size.height / 2) * shrink
      const point = lens.toSheet(wobble ? farX + wobble(y) : farX, farY)
      const curved = bend ? bend(point) : point
      const bent = waves ? waves(curved) : curved
      return fold ? fold(bent) : bent
    },
  }
}

/** The phone shook while the sensor was read row by row. */
function createWobble({ width, height }: PictureSize, chance: Chance) {
  const depth = chance.between(0.001, 0.004) * width
  const period = height * chance.between(0.2, 0.6)
  return (y: number) => depth * Math.sin((2 * Math.PI * y) / period)
}

/** Paper that was wet and dried has waves in both directions. */
function createWaves(chance: Chance) {
  const [across, down] = [chance.between(45, 90), chance.between(45, 90)]
  const [deep, high] = [chance.between(0.2, 0.7), chance.between(0.2, 0.7)]
  const phase = chance.between(0, 2 * Math.PI)
  return ({ x, y }: SheetPoint): SheetPoint => ({
    x: x + deep * Math.sin((2 * Math.PI * y) / down + phase),
    y: y + high * Math.sin((2 * Math.PI * x) / across - phase),
  })
}

/** A page that bends like one of an open book: what is nearer to the camera is larger. */
function createCurve(width: number, height: number, chance: Chance) {
  const isAcross = chance.is(0.7)
  const sag = chance.between(3, 11) * chance.pick([-1, 1])
  const power = chance.pick([2, 2, 3])
  const middle = chance.between(0.3, 0.7)
  const distance = CAMERA_DISTANCE * height
  return ({ x, y }: SheetPoint): SheetPoint => {
    const off = isAcross ? x / width - middle : y / height - middle
    const factor = 1 + (sag * Math.abs(2 * off) ** power) / distance
    return { x: width / 2 + (x - width / 2) * factor, y: height / 2 + (y - height / 2) * factor }
  }
}

/** Each part lies a little steeper than the next, so it looks shorter. */
function createFold(
  width: number,
  height: number,
  { across, down }: NonNullable<ColourSheet['folds']>,
  chance: Chance,
) {
  const shares = Array.from({ length: 4 }, () => 1 + chance.between(0, 0.018))
  const stretch = (place: number, fold: number, side: number) =>
    fold + (place - fold) * (shares[place < fold ? side : side + 1] as number)
  return ({ x, y }: SheetPoint): SheetPoint => ({
    x: across ? stretch(x, across * width, 0) : x,
    y: down ? stretch(y, down * height, 2) : y,
  })
}

/** A finger holds the sheet at its edge, beside the corner marks, and covers no bubble. */
export function createFinger(
  { width, height, corners, code, roll, questions }: SheetLayout,
  chance: Chance,
): (x: number, y: number) => SensorColour | undefined {
  const half = chance.between(6.5, 9)
  const groups = [...roll.groups, ...questions.flatMap((place) => place.groups)]
  const kept = [...corners, ...groups.flatMap(({ bubbles }) => bubbles)]
  const middle = { x: code.x + code.side / 2, y: code.y + code.side / 2 }
  const skin = chance.pick<SensorColour>([
    ...([[198, 142, 108]] satisfies SensorColour[]),
    ...([[141, 92, 62]] satisfies SensorColour[]),
    ...([[92, 58, 41]] satisfies SensorColour[]),
  ])
  const place = () => {
    const side = chance.pick([0, 1, 2, 3])
    const along = chance.between(0.12, 0.88) * (side % 2 ? height : width)
    const depth = chance.between(1, 9)
    if (side === 0) return { from: { x: along, y: -60 }, to: { x: along, y: depth - half } }
    if (side === 2)
      return { from: { x: along, y: height + 60 }, to: { x: along, y: height + half - depth } }
    if (side === 1)
      return { from: { x: width + 60, y: along }, to: { x: width + half - depth, y: along } }
    return { from: { x: -60, y: along }, to: { x: depth - half, y: along } }
  }
  let { from, to } = place()
  const isClear = () =>
    kept.every((point) => measureDistance(point, from, to) > half + 7) &&
    measureDistance(middle, from, to) > half + code.side * 0.8
  while (!isClear()) ({ from, to } = place())
  return (x, y) => {
    const distance = measureDistance({ x, y }, from, to) / half
    if (distance > 1) return
    const light = 1 - 0.55 * distance ** 4
    return [skin[0] * light, skin[1] * light, skin[2] * light]
  }
}
