import { describe, expect, test } from 'vitest'
import type { TestQuestion } from '@/base/class-test-kinds'
import { formatRollNumbers, parseRollNumbers } from '@/lib/class-tests/schema'
import { encodeChanges, joinQuestions } from '@/lib/client/test-editor/encode-changes'
import { newQuestion } from '../support/class-tests'

const DETAILS = { title: 'Numbers' }
const values = (questions: TestQuestion[], details = DETAILS) => ({ details, questions })
const list = (count: number, text = 'x') =>
  Array.from({ length: count }, (_, index) => newQuestion({ id: `${index}`, text }))

describe('what a save sends', () => {
  test('only what changed, and the order', () => {
    const [first, second] = list(2) as [TestQuestion, TestQuestion]
    const changed = { ...second, text: 'y' }
    const { body, saved } = encodeChanges(values([changed, first]), values([first, second]))
    expect(body).toEqual({ questions: [changed], order: ['1', '0'] })
    expect(saved.questions).toEqual([changed, first])
    const renamed = encodeChanges(values([first], { title: 'Y' }), values([first]))
    expect(renamed.body).toEqual({ details: { title: 'Y' }, questions: [], order: ['0'] })
  })

  test('very many new questions follow in several requests, none larger than the limit', () => {
    const all = values(list(100, 'வினா '.repeat(300)))
    let saved = values([])
    let requests = 0
    while (saved !== all) {
      const sent = encodeChanges(all, saved)
      expect(new TextEncoder().encode(JSON.stringify(sent.body)).length).toBeLessThan(60_000)
      expect(sent.saved.questions.length).toBeGreaterThan(saved.questions.length)
      saved = sent.saved
      requests += 1
    }
    expect(requests).toBeGreaterThan(5)
  })
})

test('after a conflict, questions of both windows stay', () => {
  const [a, b] = list(2) as [TestQuestion, TestQuestion]
  const other = { ...b, text: 'other' }
  const added = newQuestion({ id: 'new' })
  const joined = joinQuestions([a, b], [a, other, added])
  expect(joined.slice(0, 2)).toEqual([a, b])
  expect(joined[2]).toMatchObject({ text: 'other' })
  expect(new Set(joined.map(({ id }) => id)).size).toBe(4)
  expect(joined[3]).toBe(added)
})

test.each([
  ['1-40, 42', '1-40, 42'],
  ['3 1 2', '1-3'],
  ['5;5;7', '5, 7'],
  ['', ''],
  ['1–3', '1-3'],
])('roll numbers %s', (typed, shown) => {
  expect(formatRollNumbers(parseRollNumbers(typed) ?? [-1])).toBe(shown)
})

test.each(['0', '1000', '5-3', 'Asha', '1-', '1-300'])('%s is no list of roll numbers', (typed) => {
  expect(parseRollNumbers(typed)).toBeNull()
})
