import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Chance } from '../random'

/** The paper before and after the student had it; lengths are in millimetres. */

export type PaperArea = { width: number; height: number }

/** The printer had little toner: everywhere a bit, in bands more. */
export function printPale(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  const veil = (share: number) => `rgba(255, 255, 255, ${share})`
  context.fillStyle = veil(chance.between(0.1, 0.3))
  context.fillRect(0, 0, width, height)
  for (let band = 0; band < 3; band += 1) {
    context.fillStyle = veil(chance.between(0.15, 0.35))
    context.fillRect(chance.between(0, width), 0, chance.between(8, 30), height)
  }
}

const TINTS = [
  ...(['rgb(255, 246, 175)', 'rgb(255, 214, 224)', 'rgb(205, 230, 255)'] as const),
  ...(['rgb(214, 245, 210)', 'rgb(214, 208, 194)', 'rgb(255, 222, 170)'] as const),
] as const

/** Lies over everything that is drawn, as the colour of a paper does. */
export function tintPaper(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = chance.pick(TINTS)
  context.fillRect(0, 0, width, height)
  context.restore()
}

/** The back of a page of an exercise book: its lines, and some of its writing. */
export function ruleLines(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.rotate(chance.between(-0.03, 0.03))
  context.strokeStyle = `rgba(70, 110, 190, ${chance.between(0.15, 0.4)})`
  context.lineWidth = chance.between(0.2, 0.35)
  const gap = chance.between(7, 9)
  for (let y = chance.between(0, gap); y < height + 10; y += gap) {
    context.beginPath()
    context.moveTo(-10, y)
    context.lineTo(width + 10, y)
    context.stroke()
  }
  context.strokeStyle = `rgba(40, 40, 60, ${chance.between(0.05, 0.13)})`
  context.lineWidth = 0.5
  for (let y = gap; y < height; y += gap)
    for (let x = chance.between(5, 40); x < width * chance.between(0.4, 0.95); x += 3) {
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + chance.between(0, 2), y - chance.between(0, 4), x + 2.4, y)
      context.stroke()
    }
  context.restore()
}

/** Where a sheet was folded, as shares of its sides; and how each part is lit. */
export type Folds = { across?: number; down?: number }

export const chooseFolds = (chance: Chance): Folds => ({
  down: 0.5 + chance.between(-0.04, 0.04),
  ...(chance.is(0.6) && { across: 0.5 + chance.between(-0.04, 0.04) }),
})

export function shadeFolds(
  context: SKRSContext2D,
  { width, height }: PaperArea,
  { across, down }: Folds,
  chance: Chance,
) {
  const parts = [0, 1].flatMap((column) => [0, 1].map((row) => ({ column, row })))
  const [x, y] = [(across ?? 1) * width, (down ?? 1) * height]
  for (const { column, row } of parts) {
    context.fillStyle = `rgba(0, 0, 0, ${chance.between(0, 0.16)})`
    const [left, top] = [column * x, row * y]
    context.fillRect(left, top, column ? width - x : x, row ? height - y : y)
  }
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    for (const [share, lineWidth] of [
      [chance.between(0.08, 0.2), 1.6],
      [chance.between(0.15, 0.4), 0.4],
    ] as const) {
      context.strokeStyle = `rgba(30, 30, 30, ${share})`
      context.lineWidth = lineWidth
      context.beginPath()
      context.moveTo(fromX, fromY)
      context.lineTo(toX, toY)
      context.stroke()
    }
  }
  if (down) line(0, y, width, y)
  if (across) line(x, 0, x, height)
}
