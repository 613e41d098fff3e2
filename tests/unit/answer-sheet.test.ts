import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BUBBLE_RADIUS,
  CORNER_SIDES,
  EDGE_MARK_SIDE,
  layOutSheet,
  type SheetLayout,
  type SheetPoint,
  type SheetQuestion,
  type SheetRect,
  type SheetSize,
} from '@/base/answer-sheet'
import { toNumberAnswer, toRollNumber } from '@/base/answer-sheet-values'
import type { TestQuestionKind } from '@/base/class-test-kinds'
import { formatSheetCode, hashText, parseSheetCode, toTestCode } from '@/base/sheet-code'

const repeat = (count: number, question: SheetQuestion) =>
  Array.from({ length: count }, () => question)
const CHOICE: SheetQuestion = { kind: 'choice', options: 4 }

const questions = array(
  record({
    kind: constantFrom<TestQuestionKind>('choice', 'several', 'true-false', 'number', 'short'),
    options: integer({ min: 2, max: 5 }),
    marks: integer({ min: 1, max: 10 }),
  }),
  { minLength: 10, maxLength: 100 },
)
const sizes = constantFrom<SheetSize>('a4', 'a5')

const listBubbles = ({ roll, questions: places }: SheetLayout) =>
  [...roll.groups, ...places.flatMap(({ groups }) => groups)].flatMap(({ bubbles }) => bubbles)

const square = ({ x, y }: SheetPoint, side: number): SheetRect => ({
  ...{ x: x - side / 2, y: y - side / 2, width: side, height: side },
})

const isNear = (point: SheetPoint, { x, y, width, height }: SheetRect, gap: number) =>
  point.x > x - gap && point.x < x + width + gap && point.y > y - gap && point.y < y + height + gap

const toRect = (from: SheetPoint, to: SheetPoint): SheetRect => ({
  ...{ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y },
})

/** Everything that is printed and is no bubble. */
const listObstacles = ({ corners, edgeMarks, code, roll, questions: places }: SheetLayout) => [
  ...corners.map((corner) => square(corner, CORNER_SIDES.outer)),
  ...edgeMarks.map((mark) => square(mark, EDGE_MARK_SIDE)),
  { ...code, width: code.side, height: code.side },
  ...roll.boxes,
  ...places.flatMap(({ boxes }) => boxes),
]

describe('the layout of an answer sheet', () => {
  test('no bubble touches another, a mark, the code, a box or the edge', () => {
    assert(
      property(questions, sizes, (asked, size) => {
        const layout = layOutSheet(asked, size)
        if (!layout) return
        const bubbles = listBubbles(layout)
        const [upperLeft, , lowerRight] = layout.corners
        const obstacles = listObstacles(layout)
        const misplaced = bubbles.filter(
          (bubble, index) =>
            !isNear(bubble, toRect(upperLeft, lowerRight), -BUBBLE_RADIUS) ||
            obstacles.some((obstacle) => isNear(bubble, obstacle, BUBBLE_RADIUS + 0.3)) ||
            bubbles.some(
              (other, place) =>
                place > index &&
                Math.hypot(bubble.x - other.x, bubble.y - other.y) < 2 * BUBBLE_RADIUS + 1,
            ),
        )
        expect(misplaced).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('holds 100 questions with five options on A4, 50 on A5, and 18 numbers on A4', () => {
    expect(layOutSheet(repeat(100, { kind: 'choice', options: 5 }), 'a4')?.questions).toHaveLength(
      100,
    )
    expect(layOutSheet(repeat(50, { kind: 'choice', options: 5 }), 'a5')?.questions).toHaveLength(
      50,
    )
    expect(layOutSheet(repeat(16, { kind: 'number' }), 'a4')?.questions).toHaveLength(16)
  })

  test('is none if the questions do not fit', () => {
    expect(layOutSheet(repeat(60, { kind: 'number' }), 'a4')).toBeUndefined()
    expect(layOutSheet(repeat(101, CHOICE), 'a4')).toBeUndefined()
    expect(layOutSheet([], 'a4')).toBeUndefined()
  })

  test('has a hash that changes with the kind, the options and the size', () => {
    const hashes = [
      layOutSheet(repeat(10, CHOICE), 'a4'),
      layOutSheet(repeat(10, CHOICE), 'a5'),
      layOutSheet(repeat(11, CHOICE), 'a4'),
      layOutSheet(repeat(10, { kind: 'choice', options: 5 }), 'a4'),
      layOutSheet(repeat(10, { kind: 'several', options: 4 }), 'a4'),
    ].map((layout) => layout?.hash)
    expect(new Set(hashes).size).toBe(5)
  })

  test('gives a number a sign, three digits and two places for the point', () => {
    const [place] = layOutSheet([{ kind: 'number' }], 'a4')?.questions ?? []
    expect(place?.groups.map(({ kind, bubbles }) => `${kind} ${bubbles.length}`)).toEqual([
      ...['sign 1', 'digit 10', 'digit 10', 'digit 10', 'point 2'],
    ])
  })
})

describe('the code of an answer sheet', () => {
  const code = { test: toTestCode('0199c0de-5a7e-7000-8000-000000000000'), layout: hashText('x') }

  test('is read as it was written', () => {
    const text = formatSheetCode({ ...code, version: 'C' })
    expect(text).toMatch(/^[0-9A-Z]{17}$/)
    expect(parseSheetCode(text)).toEqual({ ...code, version: 'C' })
  })

  test.each(['', 'https://uns.example', 'UNS1AAAAAAAAE0000', 'UNS2AAAAAAAAA0000'])(
    'is not %j',
    (text) => expect(parseSheetCode(text)).toBeUndefined(),
  )
})

describe('filled digits', () => {
  test.each([
    [[[0], [0], [7]], 7],
    [[[], [], [7]], 7],
    [[[4], [2], []], 42],
    [[[], [], []], null],
    [[[1], [], [2]], undefined],
    [[[1, 2], [], []], undefined],
  ])('%j is the roll number %s', (rows, value) => expect(toRollNumber(rows)).toBe(value))

  test.each([
    [[[], [1], [2], [5], []], '125'],
    [[[0], [1], [2], [5], [0]], '-1.25'],
    [[[], [1], [2], [5], [1]], '12.5'],
    [[[], [], [], [5], [1]], '0.5'],
    [[[], [], [1], [5], [1]], '1.5'],
    [[[], [], [1], [2], []], '12'],
    [[[], [], [], [], []], ''],
    [[[0], [], [], [], []], undefined],
    [[[], [1], [2], [3], [0, 1]], undefined],
    [[[], [], [], [3], [0]], undefined],
  ])('%j is the number %s', (groups, value) => expect(toNumberAnswer(groups)).toBe(value))
})
