import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestQuestion } from '@/base/class-test-kinds'
import type { Db } from '@/db/client'
import {
  classAssignmentMarks,
  classAssignments,
  classGroups,
  classPictures,
  classTestSheets,
  classTests,
  files,
  ownQuestions,
} from '@/db/schema'
import { listOfferedQuestions } from '@/lib/class-tests/bank'
import { copyClassTest, createClassTest } from '@/lib/class-tests/create'
import { findQuestionFault } from '@/lib/class-tests/faults'
import {
  changeClassGroup,
  findClassGroup,
  listClassGroups,
  removeClassGroup,
  restoreClassGroup,
} from '@/lib/class-tests/groups'
import { listOwnQuestions, removeOwnQuestion } from '@/lib/class-tests/own-questions'
import { findClassPicture, purgeClassPictures } from '@/lib/class-tests/pictures'
import { purgeClassAnswers, purgeRemovedClasses } from '@/lib/class-tests/purge'
import { saveClassTest } from '@/lib/class-tests/save'
import { classTestUpdateForm, newClassTestForm } from '@/lib/class-tests/schema'
import {
  findOwnClassTest,
  listClassTests,
  markPrinted,
  openForChanges,
  removeClassTest,
  requireClassTest,
  restoreClassTest,
} from '@/lib/class-tests/tests'
import { createDraft } from '@/lib/drafts/create'
import { draftForm } from '@/lib/drafts/schema'
import { newClassTest, newQuestion } from '../support/class-tests'
import { openInProcessDatabase } from '../support/in-process'
import { countOutcomes, runConcurrently } from '../support/registered-users'
import { newSchool, newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let subscriber: { id: string }

beforeAll(async () => {
  const site = await openInProcessDatabase()
  db = site.db
  closeSite = site.close
  subscriber = (await newSchool(db)).coordinator
})
afterAll(() => closeSite())

const FORM = {
  ...{ title: 'Numbers', className: '8 B', subject: 'Mathematics', grade: '8' },
  ...{ language: 'en', day: '2026-12-03', minutes: '40' },
}

const make = (viewer: { id: string }, overrides: Record<string, string> = {}) =>
  createClassTest(viewer, newClassTestForm.parse({ ...FORM, ...overrides }))

const save = (
  viewer: { id: string },
  id: string,
  questions: TestQuestion[],
  version = 1,
  rest: object = {},
) =>
  saveClassTest(
    viewer,
    id,
    classTestUpdateForm.parse({
      ...{ version, questions, order: questions.map(({ id: questionId }) => questionId) },
      ...rest,
    }),
  )

const newSheet = (testId: string, rollNumber: number) =>
  db.insert(classTestSheets).values({
    ...{ id: randomUUID(), testId, version: 1, rollNumber, marks: {}, readAt: new Date() },
  })

describe('making and saving', () => {
  test('tests of one class name and school year are in one class', async () => {
    const teacher = await newUser(db)
    const ids = [await make(subscriber), await make(subscriber, { title: 'Fractions' })]
    const nextYear = await make(subscriber, { day: '2027-04-01' })
    await make(teacher)
    const groups = await listClassGroups(subscriber.id)
    expect(groups.map(({ name, schoolYear }) => [name, schoolYear])).toEqual([
      ['8 B', 2027],
      ['8 B', 2026],
    ])
    const tests = await listClassTests(subscriber.id)
    const groupOf = (id: string) => tests.find((row) => row.id === id)?.groupId
    expect(groupOf(ids[0] ?? '')).toBe(groupOf(ids[1] ?? ''))
    expect(groupOf(nextYear)).not.toBe(groupOf(ids[0] ?? ''))
  })

  test('a save takes what changed; the later of two windows gets the other test', async () => {
    const id = await make(subscriber)
    const [first, second] = [newQuestion({ text: 'a' }), newQuestion({ text: 'b' })]
    expect(await save(subscriber, id, [first, second])).toEqual({ version: 2 })
    const changed = { ...second, text: 'c' }
    expect(await save(subscriber, id, [changed], 2, { order: [second.id, first.id] })).toEqual({
      version: 3,
    })
    const stored = await requireClassTest(subscriber.id, id)
    expect(stored.questions.map(({ text }) => text)).toEqual(['c', 'a'])
    const late = await save(subscriber, id, [], 2, { order: [] })
    expect(late).toMatchObject({ theirs: { version: 3, details: { className: '8 B' } } })
    expect((await requireClassTest(subscriber.id, id)).questions).toHaveLength(2)
  })

  test('an order that names unknown questions or one twice changes nothing', async () => {
    const id = await make(subscriber)
    const question = newQuestion()
    await save(subscriber, id, [question])
    for (const order of [[randomUUID()], [question.id, question.id]])
      await expect(save(subscriber, id, [], 2, { order })).rejects.toThrow('the order names')
    expect((await requireClassTest(subscriber.id, id)).questions).toHaveLength(1)
  })

  test('of two saves at once, one wins and the other is told', async () => {
    const id = await make(subscriber)
    const results = await Promise.all(
      [1, 2, 3].map((index) => save(subscriber, id, [newQuestion({ text: `${index}` })])),
    )
    expect(results.filter((result) => 'version' in result)).toHaveLength(1)
    expect((await requireClassTest(subscriber.id, id)).questions).toHaveLength(1)
  })

  test('a class that the last test leaves is gone, unless it has roll numbers', async () => {
    const teacher = (await newSchool(db)).coordinator
    const id = await make(teacher, { className: '7' })
    const { version: _, ...details } = { version: 0, ...(await detailsOf(teacher, id)) }
    await save(teacher, id, [], 1, { details: { ...details, className: '7 A' }, order: [] })
    const [group] = await listClassGroups(teacher.id)
    expect((await listClassGroups(teacher.id)).map(({ name }) => name)).toEqual(['7 A'])
    await changeClassGroup(teacher, group?.id ?? '', { name: '7 A', rollNumbers: [1, 2] })
    await save(teacher, id, [], 2, { details: { ...details, className: '7 C' }, order: [] })
    expect((await listClassGroups(teacher.id)).map(({ name }) => name)).toEqual(['7 A', '7 C'])
  })
})

async function detailsOf(viewer: { id: string }, id: string) {
  const test = await requireClassTest(viewer.id, id)
  const { title, className, subject, grade, language, day, minutes } = test
  const { versions, schoolName, instructions } = test
  return {
    ...{ title, className, subject, grade, language, day, minutes },
    ...{ versions, schoolName, instructions },
  }
}

describe('without a subscription', () => {
  test('one test, also when pressed five times at once', async () => {
    const teacher = await newUser(db)
    const results = await runConcurrently(5, () => make(teacher))
    expect(countOutcomes(results)).toMatchObject({ done: 1 })
    expect(await listClassTests(teacher.id)).toHaveLength(1)
  })

  test('ten questions, also in two saves at once; more only if they are there already', async () => {
    const teacher = await newUser(db)
    const id = await make(teacher)
    const questions = Array.from({ length: 11 }, () => newQuestion())
    await expect(save(teacher, id, questions)).rejects.toThrow('classTestFreeLimit')
    expect(await save(teacher, id, questions.slice(0, 10))).toEqual({ version: 2 })
    await db.update(classTests).set({ questions }).where(eq(classTests.id, id))
    expect(await save(teacher, id, [], 2, { order: questions.map((row) => row.id) })).toEqual({
      version: 3,
    })
  })

  test('a deleted test comes back only if it is the one test', async () => {
    const teacher = await newUser(db)
    const id = await make(teacher)
    await removeClassTest(teacher, id)
    const other = await make(teacher)
    await expect(restoreClassTest(teacher, id)).rejects.toThrow('classTestFreeLimit')
    await expect(copyClassTest(teacher, other)).rejects.toThrow('classTestFreeLimit')
    await removeClassTest(teacher, other)
    await restoreClassTest(teacher, id)
    expect(await listClassTests(teacher.id)).toMatchObject([{ id }])
    const [group] = await listClassGroups(teacher.id)
    await removeClassGroup(teacher, group?.id ?? '')
    await make(teacher)
    await expect(restoreClassGroup(teacher, group?.id ?? '')).rejects.toThrow('classTestFreeLimit')
  })
})

describe('the bank', () => {
  test.each(['en', 'hi', 'ta'] as const)(
    'has at least 160 complete questions in %s, at least 40 for each theme',
    async (language) => {
      const { questions, places } = await listOfferedQuestions(language)
      expect(questions.length).toBeGreaterThanOrEqual(160)
      const themes = [...new Set(questions.map(({ theme }) => theme))]
      expect(themes).toHaveLength(4)
      for (const theme of themes) {
        const { questions: ofTheme } = await listOfferedQuestions(language, theme)
        expect(ofTheme.length).toBeGreaterThanOrEqual(40)
        expect(ofTheme.every((question) => question.theme === theme)).toBe(true)
      }
      const keys = new Set(places.map(({ key }) => key))
      for (const question of questions) {
        expect([question.bankId, findQuestionFault(question)]).toEqual([question.bankId, null])
        expect(question.topic).not.toBe('')
        expect(keys).toContain(question.place)
      }
    },
  )

  test('a test from a draft has the questions of its material, in the test’s language', async () => {
    const draft = await createDraft(
      subscriber,
      draftForm.parse({
        ...{ task: 'questions', language: 'en', source: 'chapter:rubrics:chapter-3' },
        ...{ grade: '8', subject: 'English', minutes: '40', classSize: '45' },
      }),
    )
    const id = await make(subscriber, { draft, language: 'ta' })
    const { questions } = await requireClassTest(subscriber.id, id)
    expect(questions.length).toBeGreaterThan(3)
    for (const question of questions) {
      expect(question.source).toEqual({ book: 'rubrics', chapter: 'chapter-3' })
      expect(question.text).toMatch(/\p{Script=Tamil}/u)
    }
    const stranger = (await newSchool(db)).coordinator
    await expect(make(stranger, { draft })).rejects.toThrow('notFound')
  })

  test('questions that a teacher wrote stay in the own bank; others’ stay untouched', async () => {
    const id = await make(subscriber)
    const ownId = randomUUID()
    const written = newQuestion({ ownId, text: 'first' })
    await save(subscriber, id, [written, newQuestion({ ownId: randomUUID(), text: '' })])
    await save(subscriber, id, [{ ...written, text: 'second' }], 2, { order: [written.id] })
    await removeClassTest(subscriber, id)
    const rows = await listOwnQuestions(subscriber.id, 'en')
    expect(rows.map(({ question }) => question.text)).toEqual(['second'])
    const stranger = await newUser(db)
    const theirs = await make(stranger)
    await save(stranger, theirs, [newQuestion({ ownId, text: 'stolen' })])
    expect(await listOwnQuestions(stranger.id, 'en')).toEqual([])
    expect((await listOwnQuestions(subscriber.id, 'en'))[0]?.question.text).toBe('second')
    await expect(removeOwnQuestion(stranger, ownId)).rejects.toThrow('notFound')
    await removeOwnQuestion(subscriber, ownId)
    expect(await db.$count(ownQuestions, eq(ownQuestions.id, ownId))).toBe(0)
  })
})

describe('after printing', () => {
  test('questions stay as on paper until no sheet needs them', async () => {
    const id = await make(subscriber)
    await save(subscriber, id, [newQuestion()])
    await markPrinted(subscriber, id)
    await expect(save(subscriber, id, [], 3, { order: [] })).rejects.toThrow('classTestPrinted')
    await openForChanges(subscriber, id)
    expect(await save(subscriber, id, [newQuestion()], 4)).toEqual({ version: 5 })
    await markPrinted(subscriber, id)
    await newSheet(id, 1)
    await expect(openForChanges(subscriber, id)).rejects.toThrow('classTestHasSheets')
    const copy = await requireClassTest(subscriber.id, await copyClassTest(subscriber, id))
    expect(copy).toMatchObject({ printedAt: null, title: 'Numbers', day: null })
  })
})

describe('others', () => {
  test('a colleague and the school’s coordinator find nothing of a teacher’s', async () => {
    const { coordinator } = await newSchool(db)
    const teacher = await newUser(db)
    const id = await make(teacher)
    const [group] = await listClassGroups(teacher.id)
    const groupId = group?.id ?? ''
    const fileId = await newPicture(teacher.id)
    for (const other of [coordinator, await newUser(db)]) {
      expect(await findOwnClassTest(other.id, id)).toBeNull()
      expect(await findClassGroup(other.id, groupId)).toBeNull()
      expect(await findClassPicture(other, fileId)).toBeNull()
      expect(await listClassTests(other.id)).toEqual([])
      for (const act of [
        () => save(other, id, [], 1, { order: [] }),
        () => copyClassTest(other, id),
        () => removeClassTest(other, id),
        () => restoreClassTest(other, id),
        () => openForChanges(other, id),
        () => changeClassGroup(other, groupId, { name: 'x', rollNumbers: [] }),
        () => removeClassGroup(other, groupId),
        () => restoreClassGroup(other, groupId),
      ])
        await expect(act()).rejects.toThrow('notFound')
      const own = await newClassTest(db, other.id)
      const picture = { fileId, width: 1, height: 1, alt: '' }
      await expect(save(other, own.id, [newQuestion({ picture })])).rejects.toThrow(
        'foreign picture',
      )
      await removeClassTest(other, own.id)
    }
    expect((await requireClassTest(teacher.id, id)).revision).toBe(1)
  })
})

async function newPicture(userId: string) {
  const fileId = randomUUID().replaceAll('-', '').repeat(2)
  const file = { kind: 'picture', type: 'image/webp', bytes: 7, name: 'x' } as const
  await db.insert(files).values({ id: fileId, ...file, createdBy: userId })
  await db.insert(classPictures).values({ userId, fileId })
  return fileId
}

describe('children’s data', () => {
  test('a deleted class comes back within a day with all that belongs to it, then is gone', async () => {
    const teacher = await newUser(db)
    const id = await make(teacher)
    await newSheet(id, 5)
    const [group] = await listClassGroups(teacher.id)
    const groupId = group?.id ?? ''
    await removeClassGroup(teacher, groupId)
    expect(await findOwnClassTest(teacher.id, id)).toBeNull()
    expect(await listClassTests(teacher.id)).toEqual([])
    await purgeRemovedClasses(db)
    await restoreClassGroup(teacher, groupId)
    expect(await db.$count(classTestSheets, eq(classTestSheets.testId, id))).toBe(1)
    await removeClassGroup(teacher, groupId)
    await db
      .update(classGroups)
      .set({ removedAt: sql`now() - interval '25 hours'` })
      .where(eq(classGroups.id, groupId))
    await expect(restoreClassGroup(teacher, groupId)).rejects.toThrow('notFound')
    await purgeRemovedClasses(db)
    expect(await db.$count(classTestSheets, eq(classTestSheets.testId, id))).toBe(0)
    expect(await db.$count(classTests, eq(classTests.id, id))).toBe(0)
  })

  test('answers go a year after the school year ends; tests and questions stay', async () => {
    const teacher = (await newSchool(db)).coordinator
    const [old, recent] = [
      await newAnswers(teacher.id, 2_023),
      await newAnswers(teacher.id, new Date().getFullYear()),
    ]
    // The one ended on 31 March 2024. The other ended in 2026, or ends later.
    await purgeClassAnswers(db)
    expect(await countAnswers(old)).toEqual({ sheets: 0, marks: 0, numbers: [], tests: 1 })
    expect(await countAnswers(recent)).toEqual({ sheets: 1, marks: 1, numbers: [12], tests: 1 })
  })

  test('a picture that no question shows goes after a day', async () => {
    const teacher = await newUser(db)
    const [shown, unused, fresh] = [
      await newPicture(teacher.id),
      await newPicture(teacher.id),
      await newPicture(teacher.id),
    ]
    const picture = { fileId: shown, width: 4, height: 3, alt: '' }
    await newClassTest(db, teacher.id, { questions: [newQuestion({ picture })] })
    for (const fileId of [shown, unused])
      await db
        .update(classPictures)
        .set({ createdAt: sql`now() - interval '2 days'` })
        .where(eq(classPictures.fileId, fileId))
    await purgeClassPictures(db)
    const left = await db.select().from(classPictures).where(eq(classPictures.userId, teacher.id))
    expect(left.map(({ fileId }) => fileId).sort()).toEqual([shown, fresh].sort())
    expect(await db.$count(files, eq(files.id, unused))).toBe(0)
  })
})

async function newAnswers(userId: string, schoolYear: number) {
  const name = `${schoolYear}`
  const [group] = await db
    .insert(classGroups)
    .values({ userId, name, schoolYear, rollNumbers: [12] })
    .returning()
  const groupId = group?.id ?? ''
  const { id } = await newClassTest(db, userId, { groupId })
  await newSheet(id, 12)
  const [assignment] = await db
    .insert(classAssignments)
    .values({ userId, groupId, title: name, language: 'en', rubric: [] })
    .returning()
  const assignmentId = assignment?.id ?? ''
  await db
    .insert(classAssignmentMarks)
    .values({ assignmentId, rollNumber: 12, markedAt: new Date() })
  return { groupId, id, assignmentId }
}

async function countAnswers({ groupId, id, assignmentId }: Awaited<ReturnType<typeof newAnswers>>) {
  const [group] = await db.select().from(classGroups).where(eq(classGroups.id, groupId))
  return {
    sheets: await db.$count(classTestSheets, eq(classTestSheets.testId, id)),
    marks: await db.$count(
      classAssignmentMarks,
      eq(classAssignmentMarks.assignmentId, assignmentId),
    ),
    numbers: group?.rollNumbers,
    tests: await db.$count(classTests, eq(classTests.groupId, groupId)),
  }
}
