// @module-tag slow
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUBBLE_RADIUS } from '@/base/answer-sheet'
import { decideGroup } from '@/lib/client/sheet-reader/decide'
import { readSheet } from '@/lib/client/sheet-reader/read-sheet'
import type { ReadSheet, SheetPicture, SheetReading } from '@/lib/client/sheet-reader/types'
import { takeOneInTurn } from '../support/full-run'
import { takePicture } from '../support/sheet-pictures/camera'
import { fillSheet } from '../support/sheet-pictures/fill'
import {
  createSheetHand,
  crossOut,
  eraseMark,
  markBubble,
  type SheetHand,
  scanSheet,
  scribble,
} from '../support/sheet-pictures/hand'
import { judgeReading } from '../support/sheet-pictures/judge'
import type { SheetKind } from '../support/sheet-pictures/kinds'
import {
  type BlankSheet,
  drawPapers,
  renderBlank,
  type SheetPaper,
} from '../support/sheet-pictures/papers'
import { createChance } from '../support/sheet-pictures/random'

/** Pictures of the site's own PDF, filled in and photographed by program. */

const SIZE = { megapixels: 1, width: 866, height: 1155 }
const PIXELS_PER_MM = 5

let paper: SheetPaper
let blank: BlankSheet
/** Not filled in. */
let clear: SheetPicture

beforeAll(async () => {
  paper = (await drawPapers())[1] as SheetPaper
  blank = await renderBlank(paper, PIXELS_PER_MM, createChance(1), false)
  clear = scan(createSheetHand(blank, 'pen', createChance(2)))
})

/** As a scanner sees it: no camera is needed to look at marks. */
function scan(hand: SheetHand): SheetPicture {
  const { width, height } = blank
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [index, level] of scanSheet(hand).entries()) data.fill(level, index * 4, index * 4 + 3)
  return { data, width, height }
}

const read = (picture: SheetPicture) => readSheet(picture, () => paper.layout)

/** Without the pixels, which would fill the report of a failed test. */
const sum = (reading: SheetReading) =>
  reading.outcome === 'read' ? 'read' : `${reading.reason} ${JSON.stringify(reading.quality)}`

function expectRead(reading: SheetReading): ReadSheet {
  if (reading.outcome !== 'read') throw new Error(reading.reason)
  return reading
}

/** By the number of its question. */
const bubbleOf = (number: number, position: number, group = 0) => {
  const bubble = paper.layout.questions[number - 1]?.groups[group]?.bubbles[position]
  if (!bubble) throw new Error('no bubble')
  return bubble
}

function readMarked(mark: (hand: SheetHand) => void, hand: 'pen' | 'pencil' = 'pen') {
  const sheet = createSheetHand(blank, hand, createChance(3))
  mark(sheet)
  return expectRead(read(scan(sheet)))
}

const EMPTY = { fill: 0.06, strokes: 0, rim: 0.1 }
const newLook = (fill: number) => ({
  ...{ fill, contrast: fill, rim: 0.1, strokes: 0, outside: 0, hasOutline: true },
  crossing: { near: 0, far: 0 },
})

const markedIn = ({ questions }: ReadSheet, number: number) =>
  questions[number - 1]?.groups.map(({ marked }) => marked)

describe('a sheet in a picture', () => {
  test.each(
    takeOneInTurn<SheetKind[]>(
      [
        ['tilt', 'pencil'],
        ['rotation', 'lens'],
      ],
      1,
    ),
  )('is read whole: %s %s', async (...kinds) => {
    const chance = createChance(7)
    const filled = fillSheet(blank, paper.layout, kinds, chance)
    const reading = read(await takePicture(filled, SIZE, kinds, chance))
    const verdict = judgeReading(reading, paper, filled.truths)
    expect(verdict).toMatchObject({ isFound: true, wrong: [], wrongUnclear: 0, answers: 41 })
    expect(verdict.taps).toBeLessThanOrEqual(1)
  })

  test('is read upside down, and its corners are named from its own upper left', () => {
    const upright = expectRead(read(clear))
    const turned = expectRead(read(turn(clear)))
    expect(turned.code).toEqual(upright.code)
    expect(turned.corners[0]?.x).toBeCloseTo(clear.width - (upright.corners[0]?.x ?? 0), -1)
    expect(turned.questions).toEqual(upright.questions)
  })

  test('is read beside another one, and never from marks of both', () => {
    const { layout } = paper
    const beside = addSheetBelow(clear)
    expect(expectRead(read(beside)).questions).toEqual(expectRead(read(clear)).questions)
    const [, , right, left] = layout.corners.map(({ x, y }) => ({
      ...{ x: x * PIXELS_PER_MM, y: y * PIXELS_PER_MM },
    }))
    const covered = [right, left].reduce(
      (picture, corner) => cover(picture, corner ?? { x: 0, y: 0 }, 34),
      beside,
    )
    expect(sum(read(covered))).toMatch(/^corner-missing/)
  })

  test('is read in the shadow of bars, which are no marks', () => {
    const reading = readMarked((hand) => {
      markBubble(hand, bubbleOf(1, 3))
      markBubble(hand, bubbleOf(2, 1))
      const [{ x: left }, { x: corner, y: top }] = [bubbleOf(1, 1), paper.layout.corners[0]]
      hand.context.fillStyle = 'rgba(0, 0, 0, 0.45)'
      hand.context.fillRect(left - 3.6, 0, 7.2, paper.layout.height)
      hand.context.fillRect(corner + 2, 0, 7, top + 60)
    })
    expect([markedIn(reading, 1), markedIn(reading, 2)]).toEqual([[[3]], [[1]]])
    expect(reading.doubts.filter(({ question }) => question === 1 || question === 2)).toEqual([])
  })

  test('without a mark has no answer, no roll number and no doubt', () => {
    const reading = readMarked(() => {})
    expect(reading.doubts).toEqual([])
    expect(reading.roll).toMatchObject({ number: null, isDoubtful: false })
    expect(
      reading.questions.every(({ groups }) => groups.every(({ marked }) => marked.length === 0)),
    ).toBe(true)
  })
})

describe('a doubt', () => {
  test('is each of: two marked, one crossed out, a faint one, one half erased', () => {
    const reading = readMarked((hand) => {
      markBubble(hand, bubbleOf(1, 0))
      markBubble(hand, bubbleOf(1, 2))
      markBubble(hand, bubbleOf(17, 1))
      markBubble(hand, bubbleOf(17, 3))
      crossOut(hand, bubbleOf(17, 3))
      markBubble({ ...hand, ink: { grey: 205, width: 0.7 } }, bubbleOf(3, 1))
      markBubble({ ...hand, ink: { grey: 185, width: 0.8 } }, bubbleOf(4, 0))
      eraseMark(hand, bubbleOf(4, 0))
      markBubble(hand, bubbleOf(5, 3))
    })
    const doubts = reading.doubts.map(({ question, reason, positions }) => ({
      question,
      reason,
      positions,
    }))
    expect(doubts).toEqual([
      { question: 1, reason: 'two-marked', positions: [0, 2] },
      { question: 3, reason: 'faint', positions: [1] },
      { question: 4, reason: expect.any(String), positions: [0] },
      { question: 17, reason: 'crossed-out', positions: [1, 3] },
    ])
    expect(markedIn(reading, 5)).toEqual([[3]])
    expect(markedIn(reading, 17)).toEqual([[1]])
  })

  test('is a cross that was crossed out, which fills little', () => {
    const reading = readMarked((hand) => {
      const thin: SheetHand = { ...hand, hand: 'cross', ink: { grey: 60, width: 0.5 } }
      markBubble(thin, bubbleOf(1, 0))
      crossOut(thin, bubbleOf(1, 0))
      for (const number of [2, 3, 4, 5]) markBubble(thin, bubbleOf(number, 1))
    })
    expect(reading.doubts).toMatchObject([{ question: 1, reason: 'crossed-out', positions: [0] }])
  })

  test('is a pale mark that was crossed out, in a question that may have several', () => {
    const reading = readMarked((hand) => {
      const pale: SheetHand = { ...hand, ink: { grey: 150, width: 0.6 } }
      for (const position of [0, 2]) markBubble(pale, bubbleOf(17, position))
      crossOut(pale, bubbleOf(17, 2))
      for (const position of [0, 1]) markBubble(pale, bubbleOf(18, position))
    })
    expect(reading.doubts).toMatchObject([
      { question: 17, reason: 'crossed-out', positions: [0, 2] },
    ])
  })

  test('is a stroke that all but missed its bubble, where nothing else is marked', () => {
    const reading = readMarked((hand) => {
      const draw = (number: number) => {
        const { x, y } = bubbleOf(number, 2)
        hand.context.strokeStyle = 'rgb(60, 60, 60)'
        hand.context.lineWidth = 0.5
        hand.context.beginPath()
        hand.context.moveTo(x + BUBBLE_RADIUS * 0.55, y - BUBBLE_RADIUS * 0.2)
        hand.context.lineTo(x + BUBBLE_RADIUS * 1.6, y + BUBBLE_RADIUS * 0.4)
        hand.context.stroke()
      }
      for (const number of [1, 2]) draw(number)
      markBubble(hand, bubbleOf(2, 0))
    })
    expect(reading.doubts).toMatchObject([{ question: 1, reason: 'faint', positions: [2] }])
    expect(markedIn(reading, 2)).toEqual([[0]])
  })

  test('is a bubble darker than the others of its row, as in a glare, where nothing is marked', () => {
    const decide = (...fills: number[]) => decideGroup(fills.map(newLook), 'choice', EMPTY)
    expect(decide(0.042, 0.046, 0.102, 0.048)).toMatchObject({ marked: [], doubtful: [2] })
    expect(decide(0.042, 0.046, 0.078, 0.048)).toMatchObject({ marked: [], doubtful: [] })
    expect(decide(0.042, 0.46, 0.102, 0.048)).toMatchObject({ marked: [1], doubtful: [] })
    // Of two, neither says what is usual.
    expect(decide(0.042, 0.102)).toMatchObject({ marked: [], doubtful: [] })
  })

  test('is what is as dark as its surroundings, like the shadow of a bar', () => {
    const looks = [0.04, 0.28, 0.05].map(newLook)
    const decide = (contrast: number) =>
      decideGroup(
        looks.map((look, index) => (index === 1 ? { ...look, contrast } : look)),
        'choice',
        EMPTY,
      )
    expect(decide(0.1)).toMatchObject({ marked: [], doubtful: [1], reason: 'faint' })
    expect(decide(0.26)).toMatchObject({ marked: [1], doubtful: [] })
  })

  test('is a mark much paler than the others, in a question that may have several', () => {
    const reading = readMarked((hand) => {
      const pale: SheetHand = { ...hand, ink: { grey: 178, width: 0.7 } }
      for (const position of [0, 2]) markBubble(hand, bubbleOf(17, position))
      markBubble(pale, bubbleOf(17, 3))
    })
    expect(reading.doubts).toMatchObject([{ question: 17, reason: 'faint', positions: [0, 2, 3] }])
    expect(markedIn(reading, 17)).toEqual([[0, 2]])
  })

  test('is no trace beside a clear mark: of an eraser, of a mark beyond its outline', () => {
    const reading = readMarked((hand) => {
      markBubble({ ...hand, ink: { grey: 215, width: 0.6 } }, bubbleOf(1, 0))
      eraseMark(hand, bubbleOf(1, 0))
      markBubble(hand, bubbleOf(1, 1))
      const { x, y } = bubbleOf(2, 2)
      hand.context.strokeStyle = 'rgb(40, 40, 40)'
      hand.context.lineWidth = 0.6
      scribble(hand.context, hand.chance, x, y, BUBBLE_RADIUS * 1.45)
    })
    expect(reading.doubts).toEqual([])
    expect([markedIn(reading, 1), markedIn(reading, 2)]).toEqual([[[1]], [[2]]])
  })

  test('is a circle around a bubble: a person says whether it counts', () => {
    const reading = readMarked(({ context }) => {
      const { x, y } = bubbleOf(1, 1)
      context.strokeStyle = 'rgb(40, 40, 40)'
      context.lineWidth = 0.6
      context.beginPath()
      context.arc(x, y, BUBBLE_RADIUS * 1.3, 0, 2 * Math.PI)
      context.stroke()
    })
    expect(reading.doubts.map(({ question, positions }) => [question, positions])).toEqual([
      [1, [1]],
    ])
  })

  test('is a bubble that something white covers', () => {
    const reading = readMarked(({ context }) => {
      const { x, y } = bubbleOf(1, 1)
      context.fillStyle = 'rgb(245, 245, 245)'
      context.fillRect(x - 3.5, y - 3.2, 7, 6.4)
    })
    expect(reading.doubts.map(({ question, positions }) => [question, positions])).toEqual([
      [1, [1]],
    ])
  })

  test('is a number with an empty row between its digits, and a roll number with two in a row', () => {
    const reading = readMarked((hand) => {
      for (const [row, digit] of [
        [1, 4],
        [3, 7],
      ] as const)
        markBubble(hand, bubbleOf(31, digit, row))
      const [tens] = paper.layout.roll.groups.slice(1)
      for (const position of [2, 6]) markBubble(hand, tens?.bubbles[position] ?? { x: 0, y: 0 })
    })
    expect(reading.roll).toMatchObject({ number: null, isDoubtful: true })
    expect(reading.doubts.map(({ question, reason }) => [question, reason])).toEqual([
      [null, 'two-marked'],
      [31, 'gap'],
    ])
  })

  test('shows its question and its bubbles in the straightened sheet', () => {
    const reading = readMarked((hand) => {
      markBubble(hand, bubbleOf(2, 0))
      markBubble(hand, bubbleOf(2, 1))
    })
    const [doubt] = reading.doubts
    const { grey, width } = reading.straightened
    const darkness = (doubt?.bubbles ?? []).map(
      ({ x, y, width: side }) => grey[(y + side / 2) * width + x + side / 2] ?? 0,
    )
    expect(darkness.map((level) => level < 150)).toEqual([true, true, false, false])
    for (const { x, y } of doubt?.bubbles ?? []) {
      expect(x).toBeGreaterThan(doubt?.rect.x ?? 0)
      expect(y).toBeLessThan((doubt?.rect.y ?? 0) + (doubt?.rect.height ?? 0))
    }
  })
})

describe('a picture that cannot be read says why', () => {
  test('another test’s sheet', () => {
    const reading = readSheet(clear, () => undefined)
    expect(reading).toMatchObject({ reason: 'other-test', code: paper.code })
  })

  test('a sheet of an earlier layout of the test', () => {
    const reading = readSheet(clear, () => ({ ...paper.layout, hash: '0000' }))
    expect(reading).toMatchObject({ reason: 'other-test' })
  })

  test.each([0, 2])('corner %s is covered', (corner) => {
    const { x, y } = paper.layout.corners[corner] ?? { x: 0, y: 0 }
    const reading = read(cover(clear, { x: x * PIXELS_PER_MM, y: y * PIXELS_PER_MM }, 34))
    expect(sum(reading)).toMatch(/^corner-missing/)
    expect(reading.corners.length).toBeGreaterThanOrEqual(3)
  })

  test('too dark', () => {
    const dark = clear.data.map((value) => value * 0.07)
    expect(sum(read({ ...clear, data: dark }))).toMatch(/^too-dark/)
  })

  test('blurred', async () => {
    const { data, width, height } = clear
    const blurred = await sharp(data, { raw: { width, height, channels: 4 } })
      .blur(7)
      .raw()
      .toBuffer()
    expect(sum(read({ data: new Uint8ClampedArray(blurred), width, height }))).toMatch(/^blurred/)
  })

  test('no sheet', () => {
    const chance = createChance(4)
    const data = new Uint8ClampedArray(600 * 800 * 4).map((_, index) =>
      index % 4 === 3
        ? 255
        : index % 1200 < 500
          ? chance.between(180, 200)
          : chance.between(60, 80),
    )
    expect(sum(read({ data, width: 600, height: 800 }))).toMatch(/^no-sheet/)
  })
})

function turn({ data, width, height }: SheetPicture): SheetPicture {
  const turned = new Uint8ClampedArray(data.length)
  for (let index = 0; index < width * height; index += 1) {
    const from = (width * height - 1 - index) * 4
    turned.set(data.subarray(from, from + 4), index * 4)
  }
  return { data: turned, width, height }
}

function cover(
  picture: SheetPicture,
  { x, y }: { x: number; y: number },
  reach: number,
): SheetPicture {
  const data = picture.data.slice()
  for (let row = Math.round(y - reach); row < y + reach; row += 1)
    for (let column = Math.round(x - reach); column < x + reach; column += 1)
      if (row >= 0 && row < picture.height && column >= 0 && column < picture.width)
        data.fill(120, (row * picture.width + column) * 4, (row * picture.width + column) * 4 + 3)
  return { ...picture, data }
}

const GAP_ROWS = 25
const ROWS_BELOW = 200

/** The upper part of a second sheet lies below the first one, on a dark desk. */
function addSheetBelow({ data, width, height }: SheetPicture): SheetPicture {
  const row = width * 4
  const joined = new Uint8ClampedArray((height + GAP_ROWS + ROWS_BELOW) * row).fill(90)
  joined.set(data)
  joined.set(data.subarray(0, ROWS_BELOW * row), (height + GAP_ROWS) * row)
  return { data: joined, width, height: height + GAP_ROWS + ROWS_BELOW }
}
