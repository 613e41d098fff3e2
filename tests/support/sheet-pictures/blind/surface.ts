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

/** Two holes and a staple, between the edge and the marks. */
export function punchHoles(context: SKRSContext2D, { height }: PaperArea, chance: Chance) {
  context.fillStyle = `rgb(${chance.pick([20, 60, 120])}, 40, 30)`
  for (const off of [-40, 40]) {
    context.beginPath()
    context.arc(chance.between(4, 6), height / 2 + off, 2.8, 0, 2 * Math.PI)
    context.fill()
  }
  context.strokeStyle = 'rgb(120, 122, 128)'
  context.lineWidth = 0.7
  context.beginPath()
  const [x, y] = [chance.between(3, 6), chance.between(3, 6)]
  context.moveTo(x, y)
  context.lineTo(x + 6, y + chance.between(-4, 4))
  context.stroke()
}

/** The school's stamp, partly over bubbles. */
export function stampSheet(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  const [x, y] = [chance.between(40, width - 40), chance.between(85, height - 40)]
  context.strokeStyle = `rgba(${chance.pick(['90, 60, 160', '40, 80, 170', '170, 50, 60'])}, ${chance.between(0.3, 0.6)})`
  for (const [radius, lineWidth] of [
    [16, 0.9],
    [12, 0.4],
  ] as const) {
    context.lineWidth = lineWidth
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.lineWidth = 0.5
  for (let letter = 0; letter < 9; letter += 1) {
    context.beginPath()
    context.arc(x - 8 + letter * 2, y + chance.between(-1, 1), 0.8, 0, chance.between(2, 6))
    context.stroke()
  }
}

/** A copier with a worn drum: grey paper, with lines along its way. */
export function darkenCopy(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  context.fillStyle = `rgba(60, 60, 60, ${chance.between(0.1, 0.28)})`
  context.fillRect(0, 0, width, height)
  for (let line = 0; line < 5; line += 1) {
    context.fillStyle = `rgba(30, 30, 30, ${chance.between(0.2, 0.5)})`
    context.fillRect(chance.between(0, width), 0, chance.between(0.15, 0.4), height)
  }
}

/** Crumpled and smoothed: facets that are lit differently. */
export function crinkle(context: SKRSContext2D, { width, height }: PaperArea, chance: Chance) {
  for (let facet = 0; facet < 40; facet += 1) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)]
    const level = chance.pick([0, 255])
    context.fillStyle = `rgba(${level}, ${level}, ${level}, ${chance.between(0.03, 0.14)})`
    context.beginPath()
    for (let corner = 0; corner < 3; corner += 1)
      context.lineTo(x + chance.between(-35, 35), y + chance.between(-35, 35))
    context.fill()
  }
}
