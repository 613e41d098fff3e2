import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '@/db/schema'
import { inProcess } from '../support/in-process'

/** What a person leaves in a book: theirs alone, only in what they may open, and one row each. */

let inside: Awaited<ReturnType<typeof inProcess>>
let commands: typeof import('@/lib/library/commands')
let reading: typeof import('@/lib/library/reading')
const place = { view: 'text', page: 7, down: 0.5 } as const
const FREE = 'sdg-starters'
const PREMIUM = 'rubrics'

beforeAll(async () => {
  inside = await inProcess()
  commands = await import('@/lib/library/commands')
  reading = await import('@/lib/library/reading')
})
afterAll(() => inside.close())

async function teacher(isSubscribed = false) {
  const id = randomUUID()
  const name = { firstname: 'Asha', lastname: 'Rao' }
  const email = `${id}@school.example`
  await inside.db
    .insert(users)
    .values({ id, ...name, email, phoneNumber: '9876543210', passwordHash: 'x' })
  return { id, sessionId: randomUUID(), ...name, email, isSubscribed }
}

test('the last place is kept, whoever else reads the same book', async () => {
  const [one, other] = [await teacher(), await teacher()]
  await commands.keepPlace(one, FREE, place)
  await commands.keepPlace(one, FREE, { ...place, view: 'page', page: 9 })
  await commands.keepPlace(other, FREE, { ...place, page: 3 })
  expect((await reading.readingOf(one, FREE)).place).toMatchObject({ view: 'page', page: 9 })
  expect((await reading.readingOf(other, FREE)).place).toMatchObject({ page: 3, secondsAgo: 0 })
})

test('a hundred places at once leave one row, and one note', async () => {
  const one = await teacher()
  const writes = Array.from({ length: 100 }, (_, down) => [
    commands.keepPlace(one, FREE, { ...place, down: down / 100 }),
    commands.keepNote(one, FREE, { page: 5, bookmarked: true, note: `${down}` }),
  ])
  await Promise.all(writes.flat())
  const { notes } = await reading.readingOf(one, FREE)
  expect(notes).toHaveLength(1)
  expect(await reading.notesOf(one.id)).toHaveLength(1)
})

test('a note that is emptied is gone; those that stay are listed with the name of the book', async () => {
  const one = await teacher()
  await commands.keepNote(one, FREE, { page: 5, bookmarked: true, note: null })
  await commands.keepNote(one, FREE, { page: 6, bookmarked: false, note: 'Try it' })
  await commands.keepNote(one, FREE, { page: 5, bookmarked: false, note: null })
  expect(await reading.notesOf(one.id)).toMatchObject([
    { book: 'Lesson Starters on the Global Goals', page: 6, note: 'Try it' },
  ])
  expect(await reading.notesOf((await teacher()).id)).toEqual([])
})

test('nothing is kept in a book that is closed, or at a page that it does not have', async () => {
  const [one, subscriber] = [await teacher(), await teacher(true)]
  const refused = { code: 'notFound' }
  await expect(commands.keepPlace(one, PREMIUM, place)).rejects.toMatchObject(refused)
  await expect(reading.readingOf(one, PREMIUM)).rejects.toMatchObject(refused)
  await expect(
    commands.keepNote(one, PREMIUM, { page: 1, bookmarked: true, note: null }),
  ).rejects.toMatchObject(refused)
  await expect(commands.keepPlace(one, FREE, { ...place, page: 28 })).rejects.toMatchObject(refused)
  await expect(commands.keepPlace(one, 'no-such', place)).rejects.toMatchObject(refused)
  await commands.keepPlace(subscriber, PREMIUM, place)
})
