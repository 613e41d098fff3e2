import type { SKRSContext2D } from '@napi-rs/canvas'
import { BUBBLE_RADIUS, type SheetPoint } from '@/base/answer-sheet'
import { drawCross, drawTick, scribble } from '../hand'
import type { Chance } from '../random'
import type { BlindKind } from './kinds'

/** What a student's hand does on a sheet, in colour; lengths are in millimetres. */

export type ColourHand = {
  context: SKRSContext2D
  chance: Chance
  kinds: BlindKind[]
  ink: { colour: string; width: number }
}

export function chooseColourInk(kinds: BlindKind[], chance: Chance): ColourHand['ink'] {
  const width = chance.between(0.45, 0.8)
  const off = () => Math.round(chance.between(-18, 18))
  if (kinds.includes('blue ink'))
    return { colour: `rgb(${48 + off()}, ${70 + off()}, ${175 + off()})`, width }
  if (kinds.includes('red ink'))
    return { colour: `rgb(${205 + off()}, ${45 + off()}, ${55 + off()})`, width }
  if (kinds.includes('green ink'))
    return { colour: `rgb(${36 + off()}, ${128 + off()}, ${70 + off()})`, width }
  const grey = Math.round(chance.between(25, 90))
  return { colour: `rgb(${grey}, ${grey}, ${grey + 6})`, width }
}

export function markInColour(hand: ColourHand, bubble: SheetPoint) {
  const { context, chance, kinds, ink } = hand
  const x = bubble.x + chance.normal() * 0.22
  const y = bubble.y + chance.normal() * 0.22
  context.strokeStyle = ink.colour
  context.lineWidth = ink.width
  if (kinds.includes('half filled')) return fillHalf(context, chance, x, y)
  if (kinds.includes('slash')) return drawSlash(context, chance, x, y)
  if (kinds.includes('spiral')) return drawSpiral(context, chance, x, y)
  if (kinds.includes('small dots'))
    return scribble(context, chance, x, y, BUBBLE_RADIUS * chance.between(0.45, 0.58))
  if (kinds.includes('mixed hand')) return mixHands(context, chance, x, y)
  if (kinds.includes('broken pen'))
    context.setLineDash([chance.between(1, 2.5), chance.between(0.3, 0.9)])
  const size = kinds.includes('large marks')
    ? chance.between(1.15, 1.45)
    : chance.between(0.8, 1.08)
  scribble(context, chance, x, y, BUBBLE_RADIUS * size)
}

/** Each bubble in another way: filled, a tick, a cross, a slash or a spiral. */
function mixHands(context: SKRSContext2D, chance: Chance, x: number, y: number) {
  const draw = chance.pick([scribble, drawTick, drawCross, drawSlash, drawSpiral])
  draw(context, chance, x, y)
}

/** One side of the bubble, or a dot in its middle. */
function fillHalf(context: SKRSContext2D, chance: Chance, x: number, y: number) {
  if (chance.is(0.4))
    return scribble(context, chance, x, y, BUBBLE_RADIUS * chance.between(0.5, 0.65))
  const start = chance.between(0, 2 * Math.PI)
  context.save()
  context.beginPath()
  context.arc(x, y, BUBBLE_RADIUS * 1.1, start, start + Math.PI * chance.between(0.95, 1.2))
  context.clip()
  scribble(context, chance, x, y, BUBBLE_RADIUS)
  context.restore()
}

/** One stroke through the bubble. */
function drawSlash(context: SKRSContext2D, chance: Chance, x: number, y: number) {
  const angle = chance.between(0.4, 1.2)
  const half = BUBBLE_RADIUS * chance.between(0.85, 1.5)
  const [right, up] = [Math.cos(angle) * half, Math.sin(angle) * half]
  context.beginPath()
  context.moveTo(x - right, y + up)
  context.lineTo(x + right, y - up)
  context.stroke()
}

function drawSpiral(context: SKRSContext2D, chance: Chance, x: number, y: number) {
  const turns = chance.between(2, 3.5)
  const radius = BUBBLE_RADIUS * chance.between(0.75, 1.05)
  context.beginPath()
  for (let step = 0; step <= 60; step += 1) {
    const angle = (2 * Math.PI * turns * step) / 60
    const off = (radius * step) / 60
    context.lineTo(x + off * Math.cos(angle), y + off * Math.sin(angle))
  }
  context.stroke()
}

/** A hand went over the wet ink. */
export function smearMark({ context, chance, ink }: ColourHand, { x, y }: SheetPoint) {
  const length = chance.between(2, 7)
  context.save()
  context.globalAlpha = chance.between(0.08, 0.22)
  context.strokeStyle = ink.colour
  context.lineWidth = chance.between(1.2, 3)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + length, y + chance.between(-0.8, 0.8))
  context.stroke()
  context.restore()
}

/** Around the bubble, with a gap where the pen began. */
export function circleBubble({ context, chance, ink }: ColourHand, { x, y }: SheetPoint) {
  context.strokeStyle = ink.colour
  context.lineWidth = ink.width
  const start = chance.between(0, 2 * Math.PI)
  context.beginPath()
  context.ellipse(
    x + chance.normal() * 0.2,
    y + chance.normal() * 0.2,
    BUBBLE_RADIUS * chance.between(1.2, 1.55),
    BUBBLE_RADIUS * chance.between(1.15, 1.45),
    0,
    start,
    start + 2 * Math.PI * chance.between(0.92, 0.995),
  )
  context.stroke()
}

/** A stroke that belongs to no bubble: clear of every outline by half a millimetre. */
export function strokeBeside(hand: ColourHand, near: SheetPoint, bubbles: SheetPoint[]) {
  const { context, chance, ink } = hand
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const angle = chance.between(0, 2 * Math.PI)
    const from = { x: near.x + chance.between(-9, 9), y: near.y + chance.between(-4.5, 4.5) }
    const length = chance.between(0.4, 3.5)
    const to = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const isClear = bubbles.every((bubble) =>
      [from, middle, to].every(
        ({ x, y }) => Math.hypot(x - bubble.x, y - bubble.y) > BUBBLE_RADIUS + 0.5 + ink.width / 2,
      ),
    )
    if (!isClear) continue
    context.strokeStyle = ink.colour
    context.lineWidth = ink.width
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    return
  }
}

const HIGHLIGHTERS = ['rgb(255, 250, 90)', 'rgb(160, 255, 130)', 'rgb(255, 160, 205)'] as const

export function highlight(
  { context, chance }: ColourHand,
  { x, y, width, height }: SheetPoint & { width: number; height: number },
) {
  const tip = chance.between(3.5, 5.5)
  const middle = y + height / 2 + chance.between(-0.8, 0.8)
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.lineCap = 'butt'
  context.strokeStyle = chance.pick(HIGHLIGHTERS)
  context.lineWidth = tip
  context.beginPath()
  context.moveTo(x + chance.between(-2, 3), middle)
  context.lineTo(x + width * chance.between(0.6, 1.05), middle + chance.between(-0.8, 0.8))
  context.stroke()
  context.restore()
}
