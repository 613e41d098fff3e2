import { describe, expect, test } from 'vitest'
import type { TestQuestion } from '@/base/class-test-kinds'
import type { StoredSheet } from '@/lib/class-tests/kinds'
import { orderOfVersion } from '@/lib/class-tests/versions'
import {
  createReadingDesk,
  type DeskAnswer,
  type DeskQuestion,
} from '@/lib/client/class-tests/reading-desk'
import { formatNames, parseNames } from '@/lib/client/class-tests/student-names'
import type { QuestionReading, ReadSheet, SheetDoubt } from '@/lib/client/sheet-reader/types'
import { newQuestion } from '../support/class-tests'

const questions: TestQuestion[] = [
  newQuestion({ id: 'one', last: [] }),
  newQuestion({ id: 'two', last: [] }),
  newQuestion({ id: 'many', kind: 'several', right: [0, 2] }),
  newQuestion({ id: 'number', kind: 'number', options: [], right: [], number: '2.5' }),
  newQuestion({ id: 'short', kind: 'short', options: [], right: [], marks: 3 }),
]
const paper = { questions, shuffleSeed: 7 }
const RECT = { x: 0, y: 0, width: 1, height: 1 }

/** Marked positions in printed order; `2.5` is digits 2 and 5 with a point after the first. */
const GROUPS = [[[1]], [[1]], [[0, 2]], [[], [2], [5], [], [0]], [[2]]]

const newReading = (changes: Partial<ReadSheet> & { groups?: number[][][] } = {}): ReadSheet => {
  const { groups = GROUPS, ...others } = changes
  return {
    outcome: 'read',
    code: { test: 'T', version: 'A', layout: 'L' },
    roll: { number: 12, isDoubtful: false, groups: toGroups([[0], [1], [2]]) },
    questions: groups.map(
      (lists, index): QuestionReading => ({
        ...{ number: index + 1, groups: toGroups(lists), isDoubtful: false },
      }),
    ),
    doubts: [],
    quality: { brightness: 1, contrast: 1, sharpness: 1 },
    corners: [],
    straightened: { width: 1, height: 1, pixelsPerMm: 1, grey: new Uint8ClampedArray(1) },
    ...others,
  }
}
const toGroups = (lists: number[][]) => lists.map((marked) => ({ marked, doubtful: [] }))

const doubt = (changes: Partial<SheetDoubt>): SheetDoubt => ({
  ...{ question: 1, group: 0, reason: 'two-marked', positions: [1, 2] },
  ...{ rect: RECT, bubbles: [RECT, RECT], ...changes },
})

function openDesk(known: StoredSheet[] = [], ...answers: DeskAnswer[]) {
  const asked: DeskQuestion[] = []
  let count = 0
  const desk = createReadingDesk({
    test: paper,
    section: () => '',
    known: () => known,
    ask: async (question) => {
      asked.push(question)
      const answer = answers.shift()
      if (!answer) throw new Error('nothing was to be asked')
      return answer
    },
    createId: () => `sheet-${++count}`,
  })
  const take = (reading = newReading(), source: 'camera' | 'file' = 'file') =>
    desk.take(reading, source, '2026-11-28T05:00:00.000Z')
  return { take, asked }
}

const MARKS = { one: [1], two: [1], many: [0, 2], number: '2.5', short: 2 }

describe('a sheet that is clear', () => {
  test('is accepted without a question', async () => {
    const { take, asked } = openDesk()
    expect(await take()).toMatchObject({
      is: 'accepted',
      sheet: { rollNumber: 12, version: 1, marks: MARKS, decided: [], replaces: null },
    })
    expect(asked).toEqual([])
  })

  test('of another version gets the order of version A', async () => {
    const placed = orderOfVersion(paper, 2)
    const { take } = openDesk()
    const outcome = await take(newReading({ code: { test: 'T', version: 'B', layout: 'L' } }))
    const { sheet } = outcome as { sheet: { marks: Record<string, number[]> } }
    const first = placed[0]
    expect(sheet.marks[first?.question.id ?? '']).toEqual([first?.options[1]])
  })

  test('says why a picture cannot be read', async () => {
    const { take } = openDesk()
    const unread = { outcome: 'not-read', reason: 'too-dark', corners: [] } as never
    expect(await take(unread)).toEqual({ is: 'unread', reason: 'too-dark' })
  })
})

describe('a doubt', () => {
  test('of two marks offers each, both and none, and the decision is noted', async () => {
    const { take, asked } = openDesk([], { is: 'bubbles', choice: { positions: [2] } })
    const outcome = await take(newReading({ doubts: [doubt({})] }))
    const [question] = asked
    expect(question?.open).toMatchObject({
      kind: 'bubbles',
      choices: [{ positions: [1] }, { positions: [2] }, { positions: [1, 2] }, { positions: [] }],
    })
    expect(outcome).toMatchObject({ sheet: { marks: { ...MARKS, one: [2] }, decided: ['one'] } })
  })

  test('about several right options keeps those that are certain', async () => {
    const { take, asked } = openDesk([], { is: 'bubbles', choice: { positions: [0, 2, 3] } })
    await take(
      newReading({ doubts: [doubt({ question: 3, reason: 'faint', positions: [0, 2, 3] })] }),
    )
    expect(asked[0]?.open).toMatchObject({
      choices: [{ positions: [0, 2, 3] }, { positions: [0, 2] }],
    })
  })

  test('about a number that nobody understands asks for the number', async () => {
    const groups = GROUPS.map((lists, index) => (index === 3 ? [[], [2], [], [5], []] : lists))
    const { take, asked } = openDesk([], { is: 'number', text: '-7' })
    const outcome = await take(newReading({ groups }))
    expect(asked[0]?.open).toEqual({ kind: 'number', question: 4 })
    expect(outcome).toMatchObject({ sheet: { marks: { number: '-7' }, decided: ['number'] } })
  })

  test('about the roll number is decided digit by digit, or typed', async () => {
    const roll = { number: null, isDoubtful: true, groups: toGroups([[0], [1], []]) }
    const doubts = [doubt({ question: null, group: 2, positions: [3, 8] })]
    const digits = openDesk([], { is: 'bubbles', choice: { positions: [8] } })
    expect(await digits.take(newReading({ roll, doubts }))).toMatchObject({
      sheet: { rollNumber: 18 },
    })
    const typed = openDesk(
      [],
      { is: 'bubbles', choice: { positions: [] } },
      { is: 'roll', rollNumber: 19 },
    )
    const none = { number: null, isDoubtful: true, groups: toGroups([[], [], []]) }
    expect(await typed.take(newReading({ roll: none, doubts }))).toMatchObject({
      sheet: { rollNumber: 19 },
    })
  })

  test('left out leaves nothing behind', async () => {
    const { take } = openDesk([], { is: 'discard' })
    expect(await take(newReading({ doubts: [doubt({})] }))).toEqual({ is: 'discarded' })
  })
})

const stored = (changes: Partial<StoredSheet> = {}): StoredSheet => ({
  ...{ id: 'earlier', version: 1, section: '', rollNumber: 12, marks: MARKS, typedTotal: null },
  ...changes,
})

describe('a roll number that was read before', () => {
  test('with the same marks changes nothing, also with a doubt that was decided', async () => {
    const { take, asked } = openDesk([stored({ marks: { ...MARKS, one: [2] } })])
    expect(await take(newReading({ doubts: [doubt({})] }))).toMatchObject({ is: 'same' })
    expect(asked).toEqual([])
  })

  test('with other marks asks which counts', async () => {
    const other = [stored({ marks: { ...MARKS, short: 0 } })]
    const keep = openDesk(other, { is: 'discard' })
    expect(await keep.take()).toEqual({ is: 'discarded' })
    expect(keep.asked[0]?.open).toMatchObject({ kind: 'twice', known: { id: 'earlier' } })
    const replace = openDesk(other, { is: 'replace' })
    expect(await replace.take()).toMatchObject({ sheet: { replaces: 'earlier', rollNumber: 12 } })
    const renumber = openDesk(other, { is: 'roll', rollNumber: 21 })
    expect(await renumber.take()).toMatchObject({ sheet: { replaces: null, rollNumber: 21 } })
  })

  test('before typed marks asks too', async () => {
    const { take, asked } = openDesk([stored({ marks: {}, typedTotal: 4 })], { is: 'replace' })
    await take()
    expect(asked).toHaveLength(1)
  })
})

test('the camera sees one sheet many times and takes it once', async () => {
  const { take } = openDesk()
  const roll = { number: null, isDoubtful: true, groups: toGroups([[], [1], [2]]) }
  expect(await take(newReading(), 'camera')).toMatchObject({ is: 'accepted' })
  expect(await take(newReading(), 'camera')).toEqual({ is: 'seen' })
  // A blurred frame in between, then one in which the roll number is not clear.
  const blurred = { outcome: 'not-read', reason: 'blurred', corners: [] } as never
  await take(blurred, 'camera')
  expect(await take(newReading({ roll }), 'camera')).toEqual({ is: 'seen' })
})

test('names are read from a list as teachers write it', () => {
  expect(parseNames('12 Asha\n13. Ravi Kumar\n\nMeena\n  3,  Élan')).toEqual({
    ...{ 3: 'Élan', 12: 'Asha', 13: 'Ravi Kumar', 14: 'Meena' },
  })
  expect(parseNames('ஆஷா\nरवि')).toEqual({ 1: 'ஆஷா', 2: 'रवि' })
  const names = { 1: 'A', 30: 'B' }
  expect(parseNames(formatNames(names))).toEqual(names)
})
