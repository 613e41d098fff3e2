import type { SKRSContext2D } from '@napi-rs/canvas'
import { BUBBLE_RADIUS, type SheetPoint } from '@/base/answer-sheet'
import type { Chance } from '../random'
import type { PaperArea } from './paper'

/** What lies on the paper, or comes through it; lengths are in millimetres. */

/** The marks of the sheet's back, mirrored and pale: seldom where a bubble of the front is. */
export function showThrough(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  const share = chance.between(0.05, 0.12)
  context.fillStyle = `rgba(30, 30, 50, ${share})`
  const [offX, offY] = [chance.between(0, 6), chance.between(0, 7)]
  for (let y = height * 0.25 + offY; y < height * 0.92; y += 6.8)
    for (let x = 20 + offX; x < width - 20; x += 43) {
      context.beginPath()
      context.arc(x + 6.1 * Math.floor(chance.between(0, 4)), y, BUBBLE_RADIUS, 0, 2 * Math.PI)
      context.fill()
    }
}

/** Hair and dust on the glass of a copier. */
export function dropHairs(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  for (let hair = 0; hair < 14; hair += 1) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)]
    const off = () => chance.between(-18, 18)
    context.strokeStyle = `rgba(40, 30, 25, ${chance.between(0.3, 0.7)})`
    context.lineWidth = chance.between(0.1, 0.22)
    context.beginPath()
    context.moveTo(x, y)
    context.bezierCurveTo(x + off(), y + off(), x + off(), y + off(), x + off(), y + off())
    context.stroke()
  }
  for (let speck = 0; speck < 60; speck += 1) {
    context.fillStyle = `rgba(40, 35, 30, ${chance.between(0.3, 0.8)})`
    context.beginPath()
    const radius = chance.between(0.1, 0.4)
    context.arc(chance.between(0, width), chance.between(0, height), radius, 0, 2 * Math.PI)
    context.fill()
  }
}

/** The film shines in streaks, and makes black a little grey. */
export function coverWithPlastic(
  context: SKRSContext2D,
  { width, height }: PaperArea,
  chance: Chance,
) {
  context.fillStyle = `rgba(255, 255, 255, ${chance.between(0.04, 0.12)})`
  context.fillRect(0, 0, width, height)
  for (let streak = 0; streak < 4; streak += 1) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)]
    context.strokeStyle = `rgba(255, 255, 255, ${chance.between(0.15, 0.4)})`
    context.lineWidth = chance.between(2, 9)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + chance.between(-90, 90), y + chance.between(-90, 90))
    context.stroke()
  }
}

/** A corner is folded over, as far as its mark allows. */
export function foldCorner(
  context: SKRSContext2D,
  { width, height }: PaperArea,
  marks: SheetPoint[],
  chance: Chance,
) {
  const side = Math.min(...marks.map(({ x, y }) => Math.min(x, y, width - x, height - y))) * 0.95
  const [x, y] = [chance.pick([0, width]), chance.pick([0, height])]
  context.fillStyle = 'rgb(196, 192, 184)'
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x === 0 ? side : width - side, y)
  context.lineTo(x, y === 0 ? side : height - side)
  context.fill()
}
