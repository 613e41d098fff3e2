import type { SheetPoint } from '@/base/answer-sheet'
import { fitPerspective } from '@/lib/client/sheet-reader/plane'
import type { PictureSize } from './camera'
import type { FilledSheet } from './fill'
import type { SheetKind } from './kinds'
import type { Chance } from './random'

/** Which place of the sheet a pixel shows. */
export type SheetLens = { toSheet: (x: number, y: number) => SheetPoint }

const MAX_TILT = (25 * Math.PI) / 180

export function createLens(
  { width, height, pixelsPerMm }: Pick<FilledSheet, 'width' | 'height' | 'pixelsPerMm'>,
  size: PictureSize,
  kinds: SheetKind[],
  chance: Chance,
): SheetLens {
  const [sheetWidth, sheetHeight] = [width / pixelsPerMm, height / pixelsPerMm]
  const project = createProjection(sheetWidth, sheetHeight, kinds, chance)
  const corners = [
    { x: 0, y: 0 },
    { x: sheetWidth, y: 0 },
    { x: sheetWidth, y: sheetHeight },
    { x: 0, y: sheetHeight },
  ]
  const seen = corners.map(({ x, y }) => project(x, y))
  const place = fitIntoPicture(seen, size, chance)
  const pairs = seen.map((point, index) => ({
    from: place(point),
    to: corners[index] as SheetPoint,
  }))
  const back = fitPerspective(pairs)
  if (!back) throw new Error('the sheet cannot be seen')
  const bend = kinds.includes('lens')
    ? chance.between(-0.055, 0.055)
    : chance.between(-0.006, 0.006)
  const crumple = kinds.includes('crumple')
    ? createCrumple(sheetWidth, sheetHeight, chance)
    : undefined
  const half = Math.hypot(size.width, size.height) / 2
  return {
    toSheet: (x, y) => {
      const [u, v] = [(x - size.width / 2) / half, (y - size.height / 2) / half]
      const factor = 1 + bend * (u * u + v * v)
      const point = back(size.width / 2 + u * factor * half, size.height / 2 + v * factor * half)
      return crumple ? crumple(point) : point
    },
  }
}

/** A pinhole above a sheet that is tilted about any axis and turned. */
function createProjection(width: number, height: number, kinds: SheetKind[], chance: Chance) {
  const tilt = kinds.includes('tilt')
    ? chance.between(MAX_TILT / 2, MAX_TILT)
    : chance.between(0, 0.1)
  const axis = chance.between(0, 2 * Math.PI)
  const turn = kinds.includes('rotation')
    ? chance.pick([0, 1, 2, 3]) * (Math.PI / 2) + chance.between(-0.5, 0.5)
    : chance.between(-0.07, 0.07)
  const distance = 1.25 * height
  return (mmX: number, mmY: number): SheetPoint => {
    const [x, y] = [mmX - width / 2, mmY - height / 2]
    const across = x * Math.cos(axis) + y * Math.sin(axis)
    const along = -x * Math.sin(axis) + y * Math.cos(axis)
    const depth = distance + along * Math.sin(tilt)
    const flat = along * Math.cos(tilt)
    const [tiltedX, tiltedY] = [
      (across * Math.cos(axis) - flat * Math.sin(axis)) / depth,
      (across * Math.sin(axis) + flat * Math.cos(axis)) / depth,
    ]
    return {
      x: tiltedX * Math.cos(turn) - tiltedY * Math.sin(turn),
      y: tiltedX * Math.sin(turn) + tiltedY * Math.cos(turn),
    }
  }
}

/** So that the sheet fills most of the picture, and all of it is inside. */
function fitIntoPicture(points: SheetPoint[], { width, height }: PictureSize, chance: Chance) {
  const [left, right] = [
    Math.min(...points.map(({ x }) => x)),
    Math.max(...points.map(({ x }) => x)),
  ]
  const [top, bottom] = [
    Math.min(...points.map(({ y }) => y)),
    Math.max(...points.map(({ y }) => y)),
  ]
  const scale =
    Math.min(width / (right - left), height / (bottom - top)) * chance.between(0.84, 0.97)
  const [spareX, spareY] = [width - (right - left) * scale, height - (bottom - top) * scale]
  const [offX, offY] = [chance.between(0.2, 0.8) * spareX, chance.between(0.2, 0.8) * spareY]
  return ({ x, y }: SheetPoint): SheetPoint => ({
    x: (x - left) * scale + offX,
    y: (y - top) * scale + offY,
  })
}

/** Folds across the sheet, each of which moves what lies beside it. */
function createCrumple(width: number, height: number, chance: Chance) {
  const folds = Array.from({ length: 5 }, () => ({
    x: chance.between(0, width),
    y: chance.between(0, height),
    angle: chance.between(0, Math.PI),
    depth: chance.between(-0.9, 0.9),
    reach: chance.between(12, 45),
  }))
  return (point: SheetPoint): SheetPoint => {
    let { x, y } = point
    for (const fold of folds) {
      const [cos, sin] = [Math.cos(fold.angle), Math.sin(fold.angle)]
      const off = (point.x - fold.x) * cos + (point.y - fold.y) * sin
      const push = fold.depth * Math.exp(-((off / fold.reach) ** 2)) * Math.sign(off)
      x += push * cos * Math.min(1, Math.abs(off) / 6)
      y += push * sin * Math.min(1, Math.abs(off) / 6)
    }
    return { x, y }
  }
}
