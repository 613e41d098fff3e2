import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { BUBBLE_RADIUS, type SheetPoint } from '@/base/answer-sheet'
import type { Hand } from './kinds'
import type { BlankSheet } from './papers'
import type { Chance } from './random'

/** What a student's hand does on a sheet; lengths are in millimetres. */

export type SheetHand = {
  context: SKRSContext2D
  chance: Chance
  hand: Hand
  ink: { grey: number; width: number }
}

export function createSheetHand(
  { image, width, height, pixelsPerMm }: BlankSheet,
  hand: Hand,
  chance: Chance,
): SheetHand {
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  context.scale(pixelsPerMm, pixelsPerMm)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  return { context, chance, hand, ink: chooseInk(hand, chance) }
}

function chooseInk(hand: Hand, chance: Chance) {
  if (hand === 'pencil') return { grey: chance.between(70, 120), width: chance.between(0.5, 0.9) }
  if (hand === 'faint pencil')
    return { grey: chance.between(125, 160), width: chance.between(0.5, 0.9) }
  return { grey: chance.between(20, 90), width: chance.between(0.45, 0.8) }
}

export function markBubble({ context, chance, hand, ink }: SheetHand, bubble: SheetPoint) {
  const x = bubble.x + chance.normal() * 0.22
  const y = bubble.y + chance.normal() * 0.22
  context.strokeStyle = toColor(ink.grey + chance.normal() * 6)
  context.lineWidth = ink.width
  if (hand === 'tick') return drawTick(context, chance, x, y)
  if (hand === 'cross') return drawCross(context, chance, x, y)
  scribble(context, chance, x, y)
}

/** Back and forth, more or less to the outline. */
export function scribble(
  context: SKRSContext2D,
  chance: Chance,
  x: number,
  y: number,
  radius = BUBBLE_RADIUS * chance.between(0.78, 1.08),
) {
  const angle = chance.between(-0.9, 0.9)
  const gap = context.lineWidth * chance.between(0.55, 1.05)
  context.beginPath()
  let side = 1
  for (let off = -radius; off <= radius; off += gap) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - off ** 2)) * chance.between(0.85, 1.04) * side
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    context.lineTo(x + half * cos - off * sin, y + half * sin + off * cos)
    side = -side
  }
  context.stroke()
}

export function drawTick(context: SKRSContext2D, chance: Chance, x: number, y: number) {
  const size = BUBBLE_RADIUS * chance.between(0.85, 1.4)
  context.beginPath()
  context.moveTo(x - size * 0.75, y + size * chance.between(-0.2, 0.2))
  context.lineTo(x - size * chance.between(0.05, 0.25), y + size * chance.between(0.55, 0.8))
  context.lineTo(x + size * chance.between(0.7, 1.1), y - size * chance.between(0.6, 1.1))
  context.stroke()
}

export function drawCross(
  context: SKRSContext2D,
  chance: Chance,
  x: number,
  y: number,
  share = chance.between(0.75, 1.15),
) {
  const size = BUBBLE_RADIUS * share * 0.8
  const wobble = () => chance.normal() * 0.15
  context.beginPath()
  context.moveTo(x - size + wobble(), y - size + wobble())
  context.lineTo(x + size + wobble(), y + size + wobble())
  context.moveTo(x + size + wobble(), y - size + wobble())
  context.lineTo(x - size + wobble(), y + size + wobble())
  context.stroke()
}

export function crossOut({ context, chance, ink }: SheetHand, { x, y }: SheetPoint) {
  context.strokeStyle = toColor(ink.grey)
  context.lineWidth = Math.max(0.5, ink.width)
  drawCross(context, chance, x, y, chance.between(2, 2.4))
}

/** What an eraser leaves: a pale area and traces of the strokes. */
export function eraseMark({ context, chance }: SheetHand, { x, y }: SheetPoint) {
  const pale = chance.between(214, 240)
  context.fillStyle = `rgba(${pale}, ${pale}, ${pale}, 0.55)`
  context.beginPath()
  context.arc(x, y, BUBBLE_RADIUS * 1.05, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = `rgba(110, 110, 110, ${chance.between(0.06, 0.2)})`
  context.lineWidth = 0.7
  scribble(context, chance, x, y)
}

export function drawSquiggle(
  { context, chance, ink }: SheetHand,
  x: number,
  y: number,
  size: number,
) {
  context.strokeStyle = toColor(ink.grey)
  context.lineWidth = 0.5
  const wander = () => chance.between(-size / 2, size / 2)
  context.beginPath()
  context.moveTo(x + wander() / 2, y + wander())
  context.bezierCurveTo(
    x + wander(),
    y + wander(),
    x + wander(),
    y + wander(),
    x + wander() / 2,
    y + wander(),
  )
  context.stroke()
}

/** A pale spot with a darker edge. */
export function spillTea(
  { context, chance }: SheetHand,
  { width, height }: { width: number; height: number },
) {
  context.fillStyle = `rgba(120, 90, 50, ${chance.between(0.08, 0.2)})`
  context.strokeStyle = `rgba(100, 70, 40, ${chance.between(0.1, 0.3)})`
  context.lineWidth = 1.2
  context.beginPath()
  const [x, y] = [chance.between(30, width - 30), chance.between(60, height - 40)]
  context.ellipse(x, y, chance.between(15, 40), chance.between(15, 40), 0, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}

const toColor = (grey: number) => {
  const level = Math.round(Math.min(255, Math.max(0, grey)))
  return `rgb(${level}, ${level}, ${level})`
}

export function scanSheet({ context }: SheetHand): Uint8Array {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * 4] as number
  return grey
}
