import { describe, expect, test } from 'vitest'
import { MAX_TEST_VERSIONS, SHEET_NUMBER, type TestQuestion } from '@/base/class-test-kinds'
import { orderOfVersion } from '@/lib/class-tests/versions'
import { newQuestion } from '../support/class-tests'

const VERSIONS = Array.from({ length: MAX_TEST_VERSIONS }, (_, index) => index + 1)

const newTest = (questions: TestQuestion[], shuffleSeed = 4711) => ({ questions, shuffleSeed })

const mixedQuestions = () => [
  ...Array.from({ length: 20 }, (_, index) => newQuestion({ id: `choice-${index}` })),
  ...Array.from({ length: 5 }, (_, index) =>
    newQuestion({ id: `true-${index}`, kind: 'true-false', options: [], right: [0], last: [] }),
  ),
  ...Array.from({ length: 4 }, (_, index) =>
    newQuestion({ id: `short-${index}`, kind: 'short', options: [], right: [], marks: 2 + index }),
  ),
]

const listIds = (test: ReturnType<typeof newTest>, version: number) =>
  orderOfVersion(test, version).map(({ question }) => question.id)

describe('versions of a test', () => {
  test('version 1 is the order that the teacher gave', () => {
    const placed = orderOfVersion(newTest(mixedQuestions()), 1)
    expect(placed.map(({ question }) => question.id)).toEqual(mixedQuestions().map(({ id }) => id))
    for (const { question, options } of placed)
      expect(options).toEqual(
        question.kind === 'true-false' ? [0, 1] : question.options.map((_, index) => index),
      )
  })

  test('each version has every question and option once, the same at every call', () => {
    const sorted = mixedQuestions().map(({ id }) => id)
    for (const version of VERSIONS) {
      const placed = orderOfVersion(newTest(mixedQuestions()), version)
      expect(placed).toEqual(orderOfVersion(newTest(mixedQuestions()), version))
      expect(placed.map(({ question }) => question.id).sort()).toEqual([...sorted].sort())
      for (const { question, options } of placed.slice(0, 20))
        expect([...options].sort()).toEqual(question.options.map((_, index) => index))
    }
    expect(
      new Set(VERSIONS.map((version) => listIds(newTest(mixedQuestions()), version).join())),
    ).toHaveLength(MAX_TEST_VERSIONS)
  })

  test('all versions have the same bubbles at the same place', () => {
    const shapes = VERSIONS.map((version) =>
      orderOfVersion(newTest(mixedQuestions()), version).map(
        ({ question, options }) => `${question.kind} ${options.length} ${question.marks}`,
      ),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })

  test('an option that stays last is last, and several of them keep their order', () => {
    for (let seed = 0; seed < 200; seed += 1)
      for (const version of VERSIONS) {
        const questions = [newQuestion({ last: [1, 3] })]
        const [placed] = orderOfVersion(newTest(questions, seed), version)
        if (version > 1) expect(placed?.options.slice(2)).toEqual([1, 3])
      }
  })

  test('a statement is always true, then false', () => {
    for (const version of VERSIONS)
      for (const { question, options } of orderOfVersion(newTest(mixedQuestions()), version))
        if (question.kind === 'true-false') expect(options).toEqual([0, 1])
  })

  test('over many tests, every option is equally often first', () => {
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < 4_000; seed += 1) {
      const [placed] = orderOfVersion(newTest([newQuestion({ last: [] })], seed), 2)
      counts[placed?.options[0] ?? 0] = (counts[placed?.options[0] ?? 0] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120)
  })

  test('the order of options does not change when another question does', () => {
    const [first, ...others] = mixedQuestions()
    const find = (questions: TestQuestion[]) =>
      orderOfVersion(newTest(questions), 3).find(({ question }) => question.id === first?.id)
    expect(find(others.length && first ? [first, ...others] : [])?.options).toEqual(
      find(first ? [first, newQuestion(), ...others] : [])?.options,
    )
  })
})

test('a number fits into three digits with a sign and a decimal point', () => {
  for (const number of ['0', '7', '-7', '526', '3.5', '1.62', '81.2', '-0.5', '9.68'])
    expect(number).toMatch(SHEET_NUMBER)
  for (const number of ['', '-', '1000', '81.25', '5.', '.5', '1.234', '123.4', '१२', '1e3'])
    expect(number).not.toMatch(SHEET_NUMBER)
})
