import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '@/db/schema'
import { findNotes, getReading, savePageNote, saveReadingPlace } from '@/lib/library/reading'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
const position = { view: 'text', page: 7, scroll: 0.5 } as const
const FREE = 'sdg-starters'
const PREMIUM = 'rubrics'

beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

async function createTeacher(isSubscribed = false) {
  const id = randomUUID()
  const name = { firstname: 'Asha', lastname: 'Rao' }
  const email = `${id}@school.example`
  await site.db
    .insert(users)
    .values({ id, ...name, email, phoneNumber: '9876543210', passwordHash: 'x' })
  return { id, sessionId: randomUUID(), ...name, email, isSubscribed }
}

test('keeps the last position per user', async () => {
  const [teacher, otherTeacher] = [await createTeacher(), await createTeacher()]
  await saveReadingPlace(teacher, FREE, position)
  await saveReadingPlace(teacher, FREE, { ...position, view: 'page', page: 9 })
  await saveReadingPlace(otherTeacher, FREE, { ...position, page: 3 })
  expect((await getReading(teacher, FREE)).place).toMatchObject({
    view: 'page',
    page: 9,
  })
  expect((await getReading(otherTeacher, FREE)).place).toMatchObject({
    page: 3,
    secondsAgo: 0,
  })
})

test('many concurrent writes leave one position and one note', async () => {
  const teacher = await createTeacher()
  const writes = Array.from({ length: RACER_COUNT }, (_, index) => [
    saveReadingPlace(teacher, FREE, { ...position, scroll: index / 100 }),
    savePageNote(teacher, FREE, { page: 5, bookmarked: true, note: `${index}` }),
  ])
  await Promise.all(writes.flat())
  const { notes } = await getReading(teacher, FREE)
  expect(notes).toHaveLength(1)
  expect(await findNotes(teacher.id)).toHaveLength(1)
})

test("an emptied note is deleted; the others are listed with the book's title", async () => {
  const teacher = await createTeacher()
  await savePageNote(teacher, FREE, { page: 5, bookmarked: true, note: null })
  await savePageNote(teacher, FREE, { page: 6, bookmarked: false, note: 'Try it' })
  await savePageNote(teacher, FREE, { page: 5, bookmarked: false, note: null })
  expect(await findNotes(teacher.id)).toMatchObject([
    { book: 'Lesson Starters on the Global Goals', page: 6, note: 'Try it' },
  ])
  expect(await findNotes((await createTeacher()).id)).toEqual([])
})

test('rejects notes and positions in a locked book or beyond its last page', async () => {
  const [teacher, subscriber] = [await createTeacher(), await createTeacher(true)]
  const rejection = { kind: 'notFound' }
  await expect(saveReadingPlace(teacher, PREMIUM, position)).rejects.toMatchObject(rejection)
  await expect(getReading(teacher, PREMIUM)).rejects.toMatchObject(rejection)
  await expect(
    savePageNote(teacher, PREMIUM, { page: 1, bookmarked: true, note: null }),
  ).rejects.toMatchObject(rejection)
  await expect(saveReadingPlace(teacher, FREE, { ...position, page: 31 })).rejects.toMatchObject(
    rejection,
  )
  await expect(saveReadingPlace(teacher, 'no-such', position)).rejects.toMatchObject(rejection)
  await saveReadingPlace(subscriber, PREMIUM, position)
})

test('of two phones, the later writing of a place and of a note wins, whichever arrives first', async () => {
  const teacher = await createTeacher()
  const note = { page: 5, bookmarked: true }
  await saveReadingPlace(teacher, FREE, { ...position, page: 12, secondsAgo: 60 })
  await saveReadingPlace(teacher, FREE, { ...position, page: 3, secondsAgo: 3600 })
  await savePageNote(teacher, FREE, { ...note, note: 'later', secondsAgo: 60 })
  await savePageNote(teacher, FREE, { ...note, note: 'earlier', secondsAgo: 3600 })
  await savePageNote(teacher, FREE, { ...note, page: 6, note: 'other', secondsAgo: 90 })
  const { place, notes } = await getReading(teacher, FREE)
  expect(place?.page).toBe(12)
  expect(place?.secondsAgo).toBeGreaterThanOrEqual(60)
  expect(notes.map((stored) => stored.note)).toEqual(['later', 'other'])
})

test('a note that was deleted later does not come back with an earlier one', async () => {
  const teacher = await createTeacher()
  await savePageNote(teacher, FREE, { page: 5, bookmarked: true, note: 'old' })
  await savePageNote(teacher, FREE, { page: 5, bookmarked: false, note: null })
  const late = { page: 5, bookmarked: true, note: 'from the bus', secondsAgo: 600 }
  await savePageNote(teacher, FREE, late)
  expect((await getReading(teacher, FREE)).notes).toEqual([])
  expect(await findNotes(teacher.id)).toEqual([])
  await savePageNote(teacher, FREE, { ...late, secondsAgo: 0 })
  expect((await getReading(teacher, FREE)).notes).toMatchObject([{ page: 5 }])
})

test('an entry that arrives twice counts once', async () => {
  const teacher = await createTeacher()
  const late = { page: 5, bookmarked: true, note: 'from the bus', secondsAgo: 600 }
  await Promise.all([1, 2, 3].map(() => savePageNote(teacher, FREE, late)))
  await savePageNote(teacher, FREE, { ...late, note: 'changed', secondsAgo: 300 })
  await savePageNote(teacher, FREE, { ...late, secondsAgo: 600 })
  const { notes } = await getReading(teacher, FREE)
  expect(notes).toMatchObject([{ page: 5, note: 'changed' }])
})
