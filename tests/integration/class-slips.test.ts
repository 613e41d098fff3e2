import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { classTestSheets } from '@/db/schema'
import { requireTestResults } from '@/lib/class-tests/results/load'
import { slipTextsForm } from '@/lib/class-tests/slips/schema'
import { buildTestSlips, joinNumbers } from '@/lib/class-tests/slips/test-slips'
import { loadSlipTexts, saveSlipTexts } from '@/lib/class-tests/slips/texts'
import { orderOfVersion } from '@/lib/class-tests/versions'
import { newClassTest, newQuestion } from '../support/class-tests'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const questions = [
  ...['p1', 'p2', 'p3'].map((id) => newQuestion({ id, last: [], topic: 'Levels' })),
  newQuestion({ id: 'c1', topic: 'Rubrics', source: { book: 'rubrics', chapter: 'chapter-2' } }),
  newQuestion({ id: 'r1', topic: 'Surveys', source: { resource: 'social-impact-cards' } }),
]

async function newSlips(language: 'en' | 'hi' | 'ta', marks: object, version = 1) {
  const teacher = await newUser(db)
  const { id } = await newClassTest(db, teacher.id, { questions, language, versions: 2 })
  await db.insert(classTestSheets).values({
    ...{ id: randomUUID(), testId: id, version, rollNumber: 12, readAt: new Date() },
    marks: { p1: [1], p2: [1], p3: [1], c1: [1], r1: [1], ...marks },
  })
  const results = await requireTestResults(teacher.id, id)
  const { texts } = await loadSlipTexts(teacher.id, language)
  const [slip] = await buildTestSlips(results, texts)
  return { teacher, results, slip }
}

test('a slip says the marks, what was right and where to read again, with the page', async () => {
  const { slip } = await newSlips('en', { c1: [0], r1: [0], p2: [] })
  expect(slip?.lines).toEqual(['You have 2 of 5 marks.', 'You solved these questions: 1, 3.'])
  expect(slip?.again?.items[0]).toMatch(/^Rubrics: .+, “.+”, page \d+$/)
  expect(slip?.again?.items[1]).toMatch(/^Surveys: toolkit, “.+”$/)
})

test('a student who knows everything reads nothing again', async () => {
  const { slip } = await newSlips('en', {})
  expect(slip?.again).toBeNull()
  expect(slip?.lines.at(-1)).toContain('explain them')
})

test('numbers are those of the student’s own version', async () => {
  const { slip, results } = await newSlips('en', { p1: [0], p2: [0], r1: [0], c1: [0] }, 2)
  const place = orderOfVersion(results.test, 2).findIndex(({ question }) => question.id === 'p3')
  expect(slip?.lines[1]).toBe(`You solved these questions: ${place + 1}.`)
})

test.each([
  ['hi', /^तुम्हें 5 में से 4 अंक मिले।$/],
  ['ta', /^நீ 5-க்கு 4 மதிப்பெண் பெற்றாய்\.$/],
] as const)('a slip is in the language of the test: %s', async (language, sentence) => {
  const { slip } = await newSlips(language, { c1: [0] })
  expect(slip?.lines[0]).toMatch(sentence)
})

test('words are changed once for all slips of a language, by their author alone', async () => {
  const { teacher, results } = await newSlips('en', {})
  const input = { language: 'en', revision: 0, close: 'Come to me in the break.', marks: '' }
  await saveSlipTexts(teacher, slipTextsForm.parse(input))
  const { texts, revision } = await loadSlipTexts(teacher.id, 'en')
  expect(texts).toMatchObject({ close: input.close, marks: 'You have {marks} of {most} marks.' })
  const [slip] = await buildTestSlips(results, texts)
  expect(slip?.close).toBe(input.close)
  // Another window that does not know of it.
  await expect(saveSlipTexts(teacher, slipTextsForm.parse(input))).rejects.toMatchObject({
    status: 409,
  })
  expect(revision).toBe(1)
  const other = await loadSlipTexts((await newUser(db)).id, 'en')
  expect(other.texts.close).toBe('Ask me about anything that is not clear yet.')
})

test('numbers in a row are joined', () => {
  expect(joinNumbers([])).toBe('')
  expect(joinNumbers([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7, 8')
})
