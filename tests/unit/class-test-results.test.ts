import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeResults, type StudentSheet } from '@/lib/class-tests/results/class-results'
import { weighBest } from '@/lib/class-tests/results/groups'
import {
  type MarkedQuestion,
  markAnswer,
  roundMarks,
  toPlainNumber,
} from '@/lib/class-tests/results/marking'
import { computeAlpha, computeReliability } from '@/lib/class-tests/results/reliability'

const question = (changes: Partial<MarkedQuestion> = {}): MarkedQuestion => ({
  ...{ id: 'q0', kind: 'choice', options: ['w', 'x', 'y', 'z'], right: [1], number: '' },
  ...{ marks: 1, negative: 0, topic: 'Water', level: 'remember', isDropped: false },
  ...changes,
})

/** Answers as letters, in the order of the questions of `five`. */
const student = (
  rollNumber: number,
  answers: string[],
  changes: Partial<StudentSheet> = {},
): StudentSheet => ({
  ...{ id: `${rollNumber}`, rollNumber, section: '', version: 1, typedTotal: null },
  marks: Object.fromEntries(
    answers.map((letters, index) => [
      `q${index}`,
      [...letters].map((letter) => letter.charCodeAt(0) - 65),
    ]),
  ),
  ...changes,
})

describe('an answer is marked by the key', () => {
  test.each<[Partial<MarkedQuestion>, string, number, string]>([
    [{}, 'B', 1, 'right'],
    [{ negative: 0.25 }, 'C', -0.25, 'wrong'],
    [{ negative: 0.25 }, '', 0, 'empty'],
    // Two marks for one right option are a wrong answer, also if one of them is right.
    [{ negative: 0.25 }, 'BC', -0.25, 'wrong'],
    // A corrected key may accept two options.
    [{ right: [1, 2] }, 'C', 1, 'right'],
    [{ right: [1, 2] }, 'BC', 0, 'wrong'],
    [{ kind: 'several', right: [0, 2], marks: 2, negative: 1 }, 'AC', 2, 'right'],
    [{ kind: 'several', right: [0, 2], marks: 2, negative: 1 }, 'A', 0, 'partly'],
    [{ kind: 'several', right: [0, 2], marks: 2, negative: 1 }, 'AB', -1, 'wrong'],
    [{ kind: 'several', right: [0, 2], marks: 2, negative: 1 }, 'ABC', -1, 'wrong'],
    [{ kind: 'true-false', options: [], right: [0] }, 'A', 1, 'right'],
    [{ kind: 'number', number: '2.5', marks: 3 }, '02.50', 3, 'right'],
    [{ kind: 'number', number: '-0', marks: 3 }, '0', 3, 'right'],
    [{ kind: 'number', number: '-7', marks: 3, negative: 1 }, '7', -1, 'wrong'],
    [{ kind: 'number', number: '0.3', marks: 3 }, '.3', 3, 'right'],
    [{ kind: 'short', marks: 4 }, '3', 3, 'partly'],
    [{ kind: 'short', marks: 4 }, '4', 4, 'right'],
    [{ kind: 'short', marks: 4, negative: 1 }, '0', 0, 'wrong'],
    // More than the question has cannot be given.
    [{ kind: 'short', marks: 4 }, '5', 4, 'right'],
  ])('%j answered with “%s” gives %d: %s', (changes, answer, marks, outcome) => {
    expect(markAnswer(question(changes), answer)).toEqual({ marks, outcome })
  })

  test('numbers are compared as they are written, never as binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), fc.nat(4), (digits, places) => {
        const sign = digits < 0 ? '-' : ''
        const text = `${Math.abs(digits)}`.padStart(places + 1, '0')
        const cut = text.length - places
        const typed = places > 0 ? `${text.slice(0, cut)}.${text.slice(cut)}` : text
        expect(Number(toPlainNumber(`${sign}00${typed}`))).toBe(Number(`${sign}${typed}`) + 0)
        expect(toPlainNumber(toPlainNumber(typed))).toBe(toPlainNumber(typed))
      }),
    )
    expect(toPlainNumber('1.2.3')).toBe('')
    expect(toPlainNumber('.')).toBe('')
  })
})

/** Four students, three questions, computed by hand: p is 3/4, 2/4, 1/4; the variance of totals is 1.25. */
const LADDER = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 0],
  [0, 0, 0],
]

describe('reliability', () => {
  test('is what the formula gives by hand', () => {
    // 3/2 × (1 − (3/16 + 4/16 + 3/16) ÷ 1.25) = 3/2 × (1 − 0.5)
    expect(computeAlpha(LADDER)).toBeCloseTo(0.75, 10)
    // Two questions of 2 and 4 marks: variances 1 and 4, totals 6, 4, 2, 0 with variance 5, so it is 0.
    expect(
      computeAlpha([
        [2, 4],
        [0, 4],
        [2, 0],
        [0, 0],
      ]),
    ).toBeCloseTo(0, 10)
    // Two questions that always agree.
    expect(
      computeAlpha([
        [1, 1],
        [0, 0],
      ]),
    ).toBeCloseTo(1, 10)
  })

  test('is withheld for few students, few questions or equal totals', () => {
    const rows = (students: number, questions: number) =>
      Array.from({ length: students }, (_, row) =>
        Array.from({ length: questions }, (_, column) => (row % questions > column ? 1 : 0)),
      )
    const ones = (count: number) => Array.from({ length: count }, () => 1)
    expect(computeReliability(rows(19, 10), ones(10))).toBeNull()
    expect(computeReliability(rows(20, 9), ones(9))).toBeNull()
    expect(computeReliability(rows(20, 10), ones(10))).toMatchObject({ name: 'kr20' })
    expect(computeReliability(rows(20, 10), [2, ...ones(9)])).toMatchObject({ name: 'alpha' })
    expect(
      computeReliability(
        Array.from({ length: 20 }, () => ones(10)),
        ones(10),
      ),
    ).toBeNull()
  })
})

describe('best and weakest students', () => {
  test('equal students share the places at the border', () => {
    expect(weighBest([5, 4, 4, 4, 1], 2)).toEqual([1, 1 / 3, 1 / 3, 1 / 3, 0])
    expect(weighBest([3, 3], 2)).toEqual([1, 1])
    expect(weighBest([], 0)).toEqual([])
  })

  test('weights add up to the places, and no order of students changes them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3 }), (scores) => {
        const places = Math.floor(scores.length / 3)
        const weights = weighBest(scores, places)
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(places, 8)
        const reversed = weighBest([...scores].reverse(), places)
        expect(reversed.reverse()).toEqual(weights)
      }),
    )
  })
})

/** 24 students: the first 8 have all right, the next 8 only the first question, the last 8 nothing. */
const steps = (answerOfBest: string, answerOfMiddle = answerOfBest) =>
  Array.from({ length: 24 }, (_, index) =>
    student(index + 1, [
      index < 8 ? answerOfBest : index < 16 ? answerOfMiddle : 'A',
      ...Array.from({ length: 4 }, () => (index < 8 ? 'B' : 'D')),
    ]),
  )
const five = (first: Partial<MarkedQuestion> = {}) =>
  Array.from({ length: 5 }, (_, index) =>
    question({ id: `q${index}`, topic: index < 2 ? 'Water' : 'Soil', ...(index === 0 && first) }),
  )

describe('questions', () => {
  test('difficulty, discrimination and chosen options are what a hand counts', () => {
    const { questions } = computeResults(five(), steps('B'))
    expect(questions[0]?.difficulty).toBeCloseTo(16 / 24, 10)
    expect(questions[0]?.discrimination).toBe(1)
    expect(questions[1]?.difficulty).toBeCloseTo(8 / 24, 10)
    expect(questions[0]?.answers).toEqual([
      { answer: 'A', students: 8, isRight: false },
      { answer: 'B', students: 16, isRight: true },
      { answer: 'C', students: 0, isRight: false },
      { answer: 'D', students: 0, isRight: false },
    ])
  })

  test('a key that most of the best students contradict is named, with their answer', () => {
    const { questions } = computeResults(five(), steps('C', 'B'))
    expect(questions[0]?.suspectKey).toEqual({ answer: 'C', students: 8, best: 8 })
    expect(questions[0]?.discrimination).toBeLessThan(0.01)
    expect(questions[1]?.suspectKey).toBeNull()
    // Half of them is not most of them.
    const half = steps('C', 'B').map((one, index) =>
      index < 4 ? { ...one, marks: { ...one.marks, q0: [1] } } : one,
    )
    expect(computeResults(five(), half).questions[0]?.suspectKey).toBeNull()
  })

  test('figures are withheld when the class is too small to say', () => {
    const small = (count: number) => computeResults(five(), steps('C', 'B').slice(0, count))
    expect(small(4)).toMatchObject({ spread: null, reliability: null })
    expect(small(9).questions[0]?.difficulty).toBeNull()
    expect(small(10).questions[0]?.difficulty).not.toBeNull()
    expect(small(14).questions[0]?.suspectKey).toBeNull()
    expect(small(23).questions[0]?.discrimination).toBeNull()
    expect(computeResults(five(), [])).toMatchObject({ mean: null, highest: null })
  })

  test('a dropped question counts for nobody, and a corrected key for all', () => {
    const dropped = computeResults(five({ isDropped: true }), steps('B'))
    expect(dropped.most).toBe(4)
    expect(dropped.students[0]?.marks).toBe(4)
    expect(dropped.topics[0]).toEqual({ name: 'Water', marks: 8, most: 24 })
    const corrected = computeResults(five({ right: [2] }), steps('C', 'B'))
    expect(corrected.students[0]?.marks).toBe(5)
    expect(corrected.students[8]?.marks).toBe(0)
  })
})

describe('a class', () => {
  test('topics, levels, versions and sections', () => {
    const sheets = steps('B').map((one, index) => ({
      ...one,
      version: index % 2 ? 2 : 1,
      section: index < 12 ? '8 A' : '8 B',
    }))
    const results = computeResults(five(), sheets)
    expect(results.topics).toEqual([
      { name: 'Water', marks: 24, most: 48 },
      { name: 'Soil', marks: 24, most: 72 },
    ])
    expect(results.levels).toEqual([{ name: 'remember', marks: 48, most: 120 }])
    expect(results.versions.map(({ mean }) => mean)).toEqual([2, 2])
    // 8 × 5 + 4 × 1 over 12 students, then 4 × 1 over 12.
    expect(results.sections[0]).toMatchObject({ name: '8 A', students: 12 })
    expect(results.sections[0]?.mean).toBeCloseTo(44 / 12, 10)
    expect(results.mean).toBeCloseTo(2, 10)
    // (8 × 3² + 8 × 1² + 8 × 2²) ÷ 24 = 14 ÷ 3
    expect(results.spread).toBeCloseTo(Math.sqrt(14 / 3), 10)
  })

  test('marks without a sheet count for the total alone', () => {
    const sheets = [student(1, ['B']), student(2, [], { typedTotal: 0.5 })]
    const results = computeResults([question()], sheets)
    expect(results.mean).toBeCloseTo(0.75, 10)
    expect(results.questions[0]?.students).toBe(1)
    expect(results.topics).toEqual([{ name: 'Water', marks: 1, most: 1 }])
  })

  const answers = fc.constantFrom('', 'A', 'B', 'C', 'D', 'AB')
  const classes = fc.array(fc.array(answers, { minLength: 5, maxLength: 5 }), { maxLength: 40 })

  test('every total is the sum of its questions, whatever was answered and in any order', () => {
    fc.assert(
      fc.property(classes, (rows) => {
        const questions = five({ negative: 0.25 })
        const sheets = rows.map((row, index) => student(index, row))
        const results = computeResults(questions, sheets)
        for (const { marks, questions: parts } of results.students) {
          const sum = parts.reduce((total, part) => total + part.marks, 0)
          expect(marks).toBe(roundMarks(sum))
          expect(marks).toBeLessThanOrEqual(results.most)
        }
        for (const { discrimination, difficulty, outcomes } of results.questions) {
          expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
          expect(difficulty ?? 0).toBeGreaterThanOrEqual(0)
          expect(difficulty ?? 0).toBeLessThanOrEqual(1)
          const { right, partly, wrong, empty } = outcomes
          expect(right + partly + wrong + empty).toBe(rows.length)
        }
        const turned = computeResults(questions, [...sheets].reverse())
        expect(turned.mean ?? 0).toBeCloseTo(results.mean ?? 0, 9)
        for (const [index, { suspectKey, discrimination }] of turned.questions.entries()) {
          expect(suspectKey?.answer).toBe(results.questions[index]?.suspectKey?.answer)
          expect(discrimination ?? 0).toBeCloseTo(results.questions[index]?.discrimination ?? 0, 9)
        }
      }),
    )
  })
})
