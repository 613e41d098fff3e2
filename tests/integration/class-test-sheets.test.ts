import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { classTestSheets } from '@/db/schema'
import { findGroupTopics } from '@/lib/class-tests/results/group-topics'
import { findTestResults, listSheets } from '@/lib/class-tests/results/load'
import { findStudentRecord } from '@/lib/class-tests/results/student-record'
import { deliverSheets } from '@/lib/class-tests/sheets/deliver'
import {
  type DeliveredSheet,
  sheetDeliveryForm,
  typedTotalForm,
} from '@/lib/class-tests/sheets/schema'
import { removeSheet, saveTypedTotal } from '@/lib/class-tests/sheets/typed-total'
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
  newQuestion({ id: 'choice' }),
  newQuestion({ id: 'number', kind: 'number', options: [], right: [], number: '2.5' }),
  newQuestion({ id: 'short', kind: 'short', options: [], right: [], marks: 3 }),
]
const MARKS = { choice: [1], number: '2.5', short: 2 }

async function newTest() {
  const teacher = await newUser(db)
  const { id } = await newClassTest(db, teacher.id, { questions, versions: 2 })
  return { teacher, id }
}

type TestSheet = Record<string, unknown> & { id: string }

const newSheet = (changes: Record<string, unknown> = {}): TestSheet => ({
  ...{ id: randomUUID(), version: 1, section: '', rollNumber: 12, marks: MARKS, decided: [] },
  ...{ replaces: null, readAt: '2026-11-28T05:00:00.000Z', ...changes },
})

const deliver = ({ teacher, id }: Awaited<ReturnType<typeof newTest>>, ...sheets: TestSheet[]) =>
  deliverSheets(teacher, id, sheetDeliveryForm.parse({ sheets }).sheets as DeliveredSheet[])

const kinds = (outcomes: { is: string }[]) => outcomes.map(({ is }) => is)

describe('a reading is stored exactly once', () => {
  test('however often and by however many requests at once it is delivered', async () => {
    const own = await newTest()
    const sheet = newSheet()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => deliver(own, sheet)))
    expect(kinds(outcomes.flat())).toEqual(Array(6).fill('stored'))
    expect(await listSheets(own.id)).toHaveLength(1)
  })

  test('two phones that read one class agree', async () => {
    const own = await newTest()
    const rolls = Array.from({ length: 10 }, (_, index) => index + 1)
    const readAll = () => rolls.map((rollNumber) => newSheet({ rollNumber }))
    const [first, second] = [readAll(), readAll()]
    const outcomes = await Promise.all([deliver(own, ...first), deliver(own, ...second)])
    expect(kinds(outcomes.flat())).toEqual(Array(20).fill('stored'))
    expect(await listSheets(own.id)).toHaveLength(10)
  })

  test('another reading of a student waits for the teacher, who keeps either', async () => {
    const own = await newTest()
    const [first, second] = [newSheet(), newSheet({ marks: { ...MARKS, choice: [2] } })]
    await deliver(own, first)
    const [outcome] = await deliver(own, second)
    expect(outcome).toMatchObject({ is: 'differs', stored: { id: first.id, marks: MARKS } })
    expect(kinds(await deliver(own, { ...second, replaces: first.id }))).toEqual(['stored'])
    // The replaced one was delivered once more, by a phone that had not heard the answer.
    expect(kinds(await deliver(own, first))).toEqual(['stored'])
    const [stored, ...others] = await listSheets(own.id)
    expect(others).toEqual([])
    expect(stored?.marks).toEqual({ ...MARKS, choice: [2] })
  })

  test('two different readings at once: one is stored, the other asks', async () => {
    const own = await newTest()
    const outcomes = await Promise.all([
      deliver(own, newSheet()),
      deliver(own, newSheet({ marks: { ...MARKS, choice: [0] } })),
    ])
    expect(kinds(outcomes.flat()).sort()).toEqual(['differs', 'stored'])
  })

  test('a student of another section is another student', async () => {
    const own = await newTest()
    const outcomes = await deliver(own, newSheet(), newSheet({ section: 'B' }))
    expect(kinds(outcomes)).toEqual(['stored', 'stored'])
  })
})

describe('what nobody may send', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a question of another test', { marks: { other: [1] } }],
    ['an option that the question lacks', { marks: { choice: [4] } }],
    ['options in no order', { marks: { choice: [2, 1] } }],
    ['an option twice', { marks: { choice: [1, 1] } }],
    ['text for options', { marks: { choice: '1' } }],
    ['a formula as a number', { marks: { number: '=1+1' } }],
    ['more marks than there are', { marks: { short: 4 } }],
    ['fewer marks than none', { marks: { short: -1 } }],
    ['a version that was not printed', { version: 3 }],
    ['a decision about no question', { decided: ['other'] }],
  ])('%s fits no test', async (_, changes) => {
    const own = await newTest()
    expect(kinds(await deliver(own, newSheet(changes)))).toEqual(['foreign'])
    expect(await listSheets(own.id)).toEqual([])
  })

  test.each([0, -1, 1000, 1.5, '12', '१२', null, Number.NaN, 1e9])('roll number %j', (value) => {
    const { success } = sheetDeliveryForm.safeParse({ sheets: [newSheet({ rollNumber: value })] })
    expect(success).toBe(false)
  })

  test.each(['A\n', 'A\u202E', 'x'.repeat(21), '\uD800', '\0'])('section %j', (section) => {
    const isValid = ['sheets' as const].every(
      () =>
        sheetDeliveryForm.safeParse({ sheets: [newSheet({ section: `B${section}C` })] }).success,
    )
    expect(isValid).toBe(false)
  })

  test.each([
    { id: 'no-uuid' },
    { marks: { '__proto__ x': [1] } },
    { marks: { choice: Array(11).fill(1) } },
    { readAt: 'yesterday' },
    { replaces: 'x' },
  ])('%j', (changes) => {
    expect(sheetDeliveryForm.safeParse({ sheets: [newSheet(changes)] }).success).toBe(false)
  })

  test('more sheets than a request may have', () => {
    const sheets = Array.from({ length: 11 }, () => newSheet())
    expect(sheetDeliveryForm.safeParse({ sheets }).success).toBe(false)
  })
})

describe('only the author', () => {
  test('reads, delivers, types and removes; for others the test does not exist', async () => {
    const own = await newTest()
    const sheet = newSheet()
    await deliver(own, sheet)
    const other = await newTest()
    const notFound = { status: 404 }
    expect(await findTestResults(other.teacher.id, own.id)).toBeNull()
    const total = typedTotalForm.parse({ section: '', rollNumber: 3, total: 1 })
    const attempts = [
      () => deliver({ teacher: other.teacher, id: own.id }, newSheet({ rollNumber: 13 })),
      () => saveTypedTotal(other.teacher, own.id, total),
      () => removeSheet(other.teacher, own.id, sheet.id),
      // Of the own test, the sheet of another.
      () => removeSheet(other.teacher, other.id, sheet.id),
      () => deliver(own, newSheet()).then(() => deliver({ ...own, id: randomUUID() }, newSheet())),
      () => deliver({ ...own, id: "' or 1=1" }, newSheet()),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(notFound)
    expect(await listSheets(own.id)).toHaveLength(1)
  })

  test('a reading with the id of another teacher’s sheet neither shows nor changes that sheet', async () => {
    const [own, other] = [await newTest(), await newTest()]
    const sheet = newSheet()
    await deliver(own, sheet)
    const taken = { ...sheet, rollNumber: 40, marks: { choice: [0] } }
    expect(kinds(await deliver(other, taken))).toEqual(['foreign'])
    expect(kinds(await deliver(other, { ...newSheet(), replaces: sheet.id }))).toEqual(['stored'])
    expect((await listSheets(own.id)).map(({ marks }) => marks)).toEqual([MARKS])
  })

  test('a removed test takes no sheets', async () => {
    const teacher = await newUser(db)
    const { id } = await newClassTest(db, teacher.id, { questions, removedAt: new Date() })
    await expect(deliver({ teacher, id }, newSheet())).rejects.toMatchObject({ status: 404 })
    expect(await findTestResults(teacher.id, id)).toBeNull()
  })
})

describe('marks without a sheet', () => {
  const total = (value: unknown) => ({ section: '', rollNumber: 7, total: value })

  test('count for the mean, are changed and taken away', async () => {
    const own = await newTest()
    await saveTypedTotal(own.teacher, own.id, typedTotalForm.parse(total(3.25)))
    expect(await findTestResults(own.teacher.id, own.id)).toMatchObject({ mean: 3.25 })
    await saveTypedTotal(own.teacher, own.id, typedTotalForm.parse(total(4)))
    expect(await findTestResults(own.teacher.id, own.id)).toMatchObject({ mean: 4 })
    await saveTypedTotal(own.teacher, own.id, typedTotalForm.parse(total(null)))
    expect(await listSheets(own.id)).toEqual([])
  })

  test('never replace a sheet, and a sheet asks before it replaces them', async () => {
    const own = await newTest()
    await saveTypedTotal(own.teacher, own.id, typedTotalForm.parse(total(3)))
    const sheet = newSheet({ rollNumber: 7 })
    const [outcome] = await deliver(own, sheet)
    expect(outcome).toMatchObject({ is: 'differs', stored: { typedTotal: 3 } })
    const replaces = outcome && 'stored' in outcome ? outcome.stored.id : ''
    await deliver(own, { ...sheet, replaces })
    const again = saveTypedTotal(own.teacher, own.id, typedTotalForm.parse(total(5)))
    await expect(again).rejects.toMatchObject({ status: 409 })
    const [stored] = await db.select().from(classTestSheets).where(eq(classTestSheets.id, sheet.id))
    expect(stored?.typedTotal).toBeNull()
  })

  test.each([Number.NaN, 1.234, '3', 5000, Number.POSITIVE_INFINITY])('marks %j', (value) => {
    expect(typedTotalForm.safeParse(total(value)).success).toBe(false)
  })
})

test('the topics of a class come from all its tests, for its teacher alone', async () => {
  const own = await newTest()
  await deliver(own, newSheet())
  const results = await findTestResults(own.teacher.id, own.id)
  const groupId = results?.test.group.id ?? ''
  const later = await newClassTest(db, own.teacher.id, {
    ...{ groupId, questions: [newQuestion({ id: 'one', topic: 'Primes' })], title: 'Later' },
  })
  await deliver({ ...own, id: later.id }, newSheet({ marks: { one: [0] } }))
  const topics = await findGroupTopics(own.teacher.id, groupId)
  expect(topics?.tests.map(({ title }) => title)).toEqual(['Numbers', 'Later'])
  expect(topics?.topics).toEqual([
    { name: 'Numbers', shares: [{ name: 'Numbers', marks: 4, most: 5 }, null] },
    { name: 'Primes', shares: [null, { name: 'Primes', marks: 0, most: 1 }] },
  ])
  expect(await findGroupTopics((await newUser(db)).id, groupId)).toBeNull()
})

test('one student has the answers of all tests of the class, and of no other section', async () => {
  const own = await newTest()
  await deliver(
    own,
    newSheet(),
    newSheet({ section: 'A', marks: { ...MARKS, choice: [3] } }),
    newSheet({ rollNumber: 13 }),
  )
  const results = await findTestResults(own.teacher.id, own.id)
  const groupId = results?.test.group.id ?? ''
  const later = await newClassTest(db, own.teacher.id, {
    ...{ groupId, questions: [newQuestion({ id: 'one', topic: 'Primes' })], title: 'Later' },
  })
  await deliver({ ...own, id: later.id }, newSheet({ marks: { one: [0] } }))
  const find = (rollNumber: number, section: string) =>
    findStudentRecord(own.teacher.id, groupId, rollNumber, section)
  const record = await find(12, '')
  expect(record?.tests.map(({ title, marks, most }) => [title, marks, most])).toEqual([
    ['Numbers', 4, 5],
    ['Later', 0, 1],
  ])
  expect(record?.tests[0]?.answers.map(({ answer, outcome }) => [answer, outcome])).toEqual([
    ['B', 'right'],
    ['2.5', 'right'],
    ['2', 'partly'],
  ])
  expect(record?.topics.map(({ name }) => name)).toEqual(['Numbers', 'Primes'])
  const other = await find(12, 'A')
  expect(other?.tests.map(({ answers }) => answers[0]?.answer)).toEqual(['D'])
  expect(await find(14, '')).toBeNull()
  expect(await find(Number.NaN, '')).toBeNull()
  expect(await findStudentRecord((await newUser(db)).id, groupId, 12, '')).toBeNull()
})
