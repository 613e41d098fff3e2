import { createCanvas } from '@napi-rs/canvas'
import {
  BUBBLE_RADIUS,
  type SheetGroup,
  type SheetLayout,
  type SheetPoint,
} from '@/base/answer-sheet'
import { chooseMeant, type GroupTruth } from '../fill'
import type { BlankSheet } from '../papers'
import type { Chance } from '../random'
import {
  type ColourHand,
  chooseColourInk,
  circleBubble,
  highlight,
  markInColour,
  smearMark,
  strokeBeside,
} from './hand'
import type { BlindKind } from './kinds'
import { chooseFolds, type Folds, printPale, ruleLines, shadeFolds, tintPaper } from './paper'

import {
  coverWithPlastic,
  crinkle,
  darkenCopy,
  dropHairs,
  foldCorner,
  punchHoles,
  showThrough,
  stampSheet,
} from './surface'

/** A student fills a sheet in, in colour. */

export type ColourSheet = {
  width: number
  height: number
  pixelsPerMm: number
  /** As `ImageData` has it. */
  rgba: Uint8ClampedArray
  folds?: Folds
  /** Roll number first, then the questions. */
  truths: GroupTruth[]
}

export function fillColourSheet(
  { image, width, height, pixelsPerMm }: BlankSheet,
  layout: SheetLayout,
  kinds: BlindKind[],
  chance: Chance,
): ColourSheet {
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  context.scale(pixelsPerMm, pixelsPerMm)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const hand: ColourHand = { context, chance, kinds, ink: chooseColourInk(kinds, chance) }
  const folds = kinds.includes('folded') ? chooseFolds(chance) : undefined
  if (kinds.includes('pale print')) printPale(context, layout, chance)
  if (kinds.includes('ruled paper')) ruleLines(context, layout, chance)
  if (kinds.includes('show-through')) showThrough(context, layout, chance)
  const answered = answerAll(hand, layout)
  context.setLineDash([])
  if (kinds.includes('writing beside')) writeBeside(hand, layout)
  if (kinds.includes('rubber stamp')) stampSheet(context, layout, chance)
  if (kinds.includes('crinkled')) crinkle(context, layout, chance)
  if (kinds.includes('dark copy')) darkenCopy(context, layout, chance)
  if (kinds.includes('punched')) punchHoles(context, layout, chance)
  if (kinds.includes('highlighter')) highlightSome(hand, layout)
  if (kinds.includes('marks beside')) markBeside(hand, layout)
  if (folds) shadeFolds(context, layout, folds, chance)
  if (kinds.includes('coloured paper')) tintPaper(context, layout, chance)
  if (kinds.includes('hairs')) dropHairs(context, layout, chance)
  if (kinds.includes('plastic cover')) coverWithPlastic(context, layout, chance)
  if (kinds.includes('dog ear')) foldCorner(context, layout, layout.corners, chance)
  const truths = kinds.includes('pen on the sheet') ? layPen(hand, layout, answered) : answered
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, pixelsPerMm, rgba: data, ...(folds && { folds }), truths }
}

const answerAll = (hand: ColourHand, { roll, questions }: SheetLayout): GroupTruth[] => [
  ...roll.groups.map((group) => answer(hand, group, 'roll')),
  ...questions.flatMap(({ kind, groups }) => {
    const isBlank = hand.chance.is(0.05)
    return groups.map((group) => (isBlank ? NOTHING : answer(hand, group, kind)))
  }),
]

const NOTHING: GroupTruth = { meant: [], isClear: true }

/** A circle instead of a filled bubble is against what the sheet says: a doubt, which a person decides. */
function answer(hand: ColourHand, group: SheetGroup, kind: string): GroupTruth {
  const { chance, kinds } = hand
  const meant = chooseMeant(group, kind, chance)
  const isCircled = kind !== 'roll' && kinds.includes('circled') && chance.is(0.12)
  for (const position of meant) {
    const bubble = group.bubbles[position] as SheetPoint
    if (isCircled) circleBubble(hand, bubble)
    else markInColour(hand, bubble)
    if (kinds.includes('smear') && chance.is(0.4)) smearMark(hand, bubble)
  }
  if (kinds.includes('correction fluid') && kind === 'choice' && chance.is(0.15))
    whitenOther(hand, group, meant)
  return { meant, isClear: !isCircled || meant.length === 0 }
}

/** Correction fluid covers a wrong mark; the right one is clear. */
function whitenOther(hand: ColourHand, { bubbles }: SheetGroup, meant: number[]) {
  const other = bubbles.find((_, position) => !meant.includes(position))
  if (!other) return
  markInColour(hand, other)
  hand.context.fillStyle = 'rgb(250, 250, 247)'
  hand.context.beginPath()
  const size = () => BUBBLE_RADIUS * hand.chance.between(1, 1.25)
  hand.context.ellipse(other.x, other.y, size(), size(), 0, 0, 2 * Math.PI)
  hand.context.fill()
}

/** Sums and words left of the questions and below the last row, over no bubble. */
function writeBeside({ context, chance, ink }: ColourHand, { questions, height }: SheetLayout) {
  context.strokeStyle = ink.colour
  context.lineWidth = ink.width * 0.8
  const write = (x: number, y: number, size: number) => {
    const wander = () => chance.between(-size / 2, size / 2)
    context.beginPath()
    context.moveTo(x + wander(), y + wander())
    for (let bend = 0; bend < 3; bend += 1)
      context.quadraticCurveTo(x + wander(), y + wander(), x + wander(), y + wander())
    context.stroke()
  }
  for (const { label } of questions)
    if (chance.is(0.4)) write(label.x - chance.between(4.5, 6), label.y, 3)
  const last = Math.max(...questions.map(({ rect }) => rect.y + rect.height))
  for (let x = 22; x < 120; x += 4) if (last + 5 < height - 22) write(x, last + 4, 4)
}

const listBubbles = ({ roll, questions }: SheetLayout): SheetPoint[] =>
  [...roll.groups, ...questions.flatMap(({ groups }) => groups)].flatMap(({ bubbles }) => bubbles)

function highlightSome(hand: ColourHand, { roll, questions }: SheetLayout) {
  for (const { rect } of questions) if (hand.chance.is(0.2)) highlight(hand, rect)
  if (hand.chance.is(0.3)) highlight(hand, roll.rect)
}

function markBeside(hand: ColourHand, layout: SheetLayout) {
  const bubbles = listBubbles(layout)
  for (const bubble of bubbles) if (hand.chance.is(0.05)) strokeBeside(hand, bubble, bubbles)
}

const PEN_COLOURS = [
  'rgb(30, 50, 140)',
  'rgb(25, 25, 25)',
  'rgb(235, 235, 230)',
  'rgb(200, 40, 45)',
]
const PEN_HALF = 4.2

/** A pen lies on the sheet; what it covers is a doubt. It covers no corner mark and nothing of the code. */
function layPen({ context, chance }: ColourHand, layout: SheetLayout, truths: GroupTruth[]) {
  const { from, to } = placePen(layout, chance)
  const line = (colour: string, width: number, off: number) => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.moveTo(from.x + off, from.y + off)
    context.lineTo(to.x + off, to.y + off)
    context.stroke()
  }
  line('rgba(0, 0, 0, 0.25)', 2 * PEN_HALF + 1, 1.4)
  line(chance.pick(PEN_COLOURS), 2 * PEN_HALF, 0)
  line('rgba(255, 255, 255, 0.3)', 1.2, -1.2)
  const groups = [...layout.roll.groups, ...layout.questions.flatMap((place) => place.groups)]
  return truths.map((truth, index) => {
    const isCovered = groups[index]?.bubbles.some(
      (bubble) => measureDistance(bubble, from, to) < PEN_HALF + BUBBLE_RADIUS + 0.4,
    )
    return isCovered ? { ...truth, isClear: false } : truth
  })
}

function placePen({ width, height, corners, code }: SheetLayout, chance: Chance) {
  const kept = [...corners, { x: code.x + code.side / 2, y: code.y + code.side / 2 }]
  for (;;) {
    const from = { x: chance.between(0, width), y: chance.between(0, height) }
    const angle = chance.between(0, 2 * Math.PI)
    const length = chance.between(60, 140)
    const to = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
    if (kept.every((point) => measureDistance(point, from, to) > PEN_HALF + 20)) return { from, to }
  }
}

export function measureDistance(point: SheetPoint, from: SheetPoint, to: SheetPoint) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - share * x, point.y - from.y - share * y)
}
