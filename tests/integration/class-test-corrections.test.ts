import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { classTestSheets, ownQuestions } from '@/db/schema'
import { correctTest, undoTestCorrection } from '@/lib/class-tests/results/corrections'
import {
  findTestResults,
  listTestChanges,
  requireTestResults,
} from '@/lib/class-tests/results/load'
import { saveQuestionResults } from '@/lib/class-tests/results/own-question-results'
import { buildClassReport, sendClassReport } from '@/lib/class-tests/results/paper'
import { sendMarkRegister } from '@/lib/class-tests/results/register'
import { testCorrectionForm } from '@/lib/class-tests/results/schema'
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

/** Fifteen students: the third best chose the last option of the first question, whose key is the second. */
async function newReadTest(values: Record<string, unknown> = {}) {
  const teacher = await newUser(db)
  const questions = [
    newQuestion({ id: 'q1', topic: '=HYPERLINK("x")' }),
    ...['q2', 'q3'].map((id) => newQuestion({ id, topic: 'Fractions' })),
  ]
  const { id } = await newClassTest(db, teacher.id, { questions, ...values })
  await db.insert(classTestSheets).values(
    Array.from({ length: 15 }, (_, index) => ({
      ...{ id: randomUUID(), testId: id, version: 1, section: '=A', rollNumber: index + 1 },
      marks: { q1: [index < 5 ? 3 : 1], q2: [index < 5 ? 1 : 0], q3: [index < 5 ? 1 : 0] },
      readAt: new Date(),
    })),
  )
  const change = (input: object) => correctTest(teacher, id, testCorrectionForm.parse(input))
  const totals = async () =>
    (await findTestResults(teacher.id, id))?.students.map(({ marks }) => marks)
  return { teacher, id, change, totals }
}

test('a suspect key is named; corrected, everything is computed again, and undo brings it back', async () => {
  const { teacher, id, change, totals } = await newReadTest()
  const before = await totals()
  const results = await requireTestResults(teacher.id, id)
  expect(results.questions[0]?.suspectKey).toEqual({ answer: 'D', students: 5, best: 5 })
  const changeId = await change({ questionId: 'q1', kind: 'key-corrected', right: [3] })
  expect((await totals())?.slice(0, 6)).toEqual([3, 3, 3, 3, 3, 0])
  const [entry] = await listTestChanges(id)
  expect(entry).toMatchObject({
    ...{ id: changeId, questionId: 'q1', kind: 'key-corrected' },
    ...{ before: { right: [1], number: '' }, after: { right: [3], number: '' } },
  })
  expect(entry?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  await undoTestCorrection(teacher, id, changeId)
  expect(await totals()).toEqual(before)
  expect(await listTestChanges(id)).toHaveLength(2)
})

test('a dropped question counts for nobody until it is counted again', async () => {
  const { teacher, id, change, totals } = await newReadTest()
  const before = await totals()
  const dropped = await change({ questionId: 'q2', kind: 'question-dropped' })
  expect((await totals())?.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await findTestResults(teacher.id, id)).toMatchObject({ most: 2 })
  await undoTestCorrection(teacher, id, dropped)
  expect(await totals()).toEqual(before)
})

test('only the latest change of a question is undone, and only by the author', async () => {
  const { teacher, id, change } = await newReadTest()
  const first = await change({ questionId: 'q1', kind: 'key-corrected', right: [0] })
  const second = await change({ questionId: 'q1', kind: 'key-corrected', right: [2] })
  await expect(undoTestCorrection(teacher, id, first)).rejects.toMatchObject({ status: 409 })
  const other = await newReadTest()
  const attempts = [
    () => undoTestCorrection(other.teacher, id, second),
    () => undoTestCorrection(other.teacher, other.id, second),
    () => correctTest(other.teacher, id, testCorrectionForm.parse(DROP)),
    () => change({ ...DROP, questionId: 'none' }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 })
})
const DROP = { questionId: 'q1', kind: 'question-dropped' }

test.each([[], [4], [1, 0], [1, 1]])('%j is no key', async (...right) => {
  const { change } = await newReadTest()
  const attempt = change({ questionId: 'q1', kind: 'key-corrected', right })
  await expect(attempt).rejects.toMatchObject({ status: 422 })
})

test('two corrections at once are both in the list, and the key is that of one of them', async () => {
  const { id, change } = await newReadTest()
  await Promise.all([
    change({ questionId: 'q1', kind: 'key-corrected', right: [0] }),
    change({ questionId: 'q2', kind: 'question-dropped' }),
    change({ questionId: 'q1', kind: 'key-corrected', right: [2] }),
  ])
  expect(await listTestChanges(id)).toHaveLength(3)
})

test('an own question learns how it did, as numbers of a class', async () => {
  const { teacher } = await newReadTest()
  const question = newQuestion()
  const values = { userId: teacher.id, subject: 'Maths', grade: 8, language: 'en' as const }
  const [own] = await db
    .insert(ownQuestions)
    .values({ ...values, question })
    .returning()
  const { id } = await newClassTest(db, teacher.id, {
    questions: [newQuestion({ id: 'q1', ownId: own?.id ?? '' })],
  })
  await db.insert(classTestSheets).values(
    Array.from({ length: 10 }, (_, index) => ({
      ...{ id: randomUUID(), testId: id, version: 1, rollNumber: index + 1 },
      ...{ marks: { q1: [index < 6 ? 1 : 0] }, readAt: new Date() },
    })),
  )
  await saveQuestionResults(teacher.id, await requireTestResults(teacher.id, id))
  const [stored] = await db
    .select()
    .from(ownQuestions)
    .where(eq(ownQuestions.id, own?.id ?? ''))
  expect(stored?.results).toEqual({
    [id]: { day: null, students: 10, share: 0.6, discrimination: null },
  })
})

test.each(['en', 'hi', 'ta'] as const)(
  'the class report and the register in %s',
  async (language) => {
    const { teacher, id } = await newReadTest({ language, versions: 2 })
    const results = await requireTestResults(teacher.id, id)
    const report = buildClassReport(results)
    expect(report.blocks.filter(({ kind }) => kind === 'table')).toHaveLength(2)
    const pdf = Buffer.from(await (await sendClassReport(results)).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const request = new Request('https://uns.example/')
    const csv = await sendMarkRegister(request, 'csv', results).text()
    // A section that begins like a formula stays text.
    expect(csv).toContain(`"'=A"`)
    expect(csv).not.toMatch(/(^|,)"?=/m)
    const xlsx = await sendMarkRegister(request, 'xlsx', results).arrayBuffer()
    const sheet = await (await JSZip.loadAsync(xlsx))
      .file('xl/worksheets/sheet1.xml')
      ?.async('string')
    expect(sheet).not.toContain('<f>')
    expect(sheet?.match(/<row>/g)).toHaveLength(16)
  },
)
