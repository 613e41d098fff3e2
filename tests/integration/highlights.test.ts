import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { highlights } from '@/db/schema'
import { findHighlights, storeHighlight } from '@/lib/library/highlights'
import { findNotes, getReading, savePageNote, sendNotesAsText } from '@/lib/library/reading'
import { highlightInput, MAX_HIGHLIGHTS } from '@/lib/library/schema'
import { openInProcessDatabase } from '../support/in-process'
import { newViewer } from '../support/live-sessions'

const FREE = 'sdg-starters'
const PREMIUM = 'rubrics'

let db: Db
let closeSite: () => Promise<void>
beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const newHighlight = (overrides: Record<string, unknown> = {}) =>
  highlightInput.parse({
    ...{ id: randomUUID(), page: 5, quote: 'a map', before: 'work is ', after: '.' },
    ...{ colour: 'yellow', note: null, ...overrides },
  })
const list = async (viewer: Awaited<ReturnType<typeof newViewer>>, book = FREE) =>
  (await getReading(viewer, book)).highlights

test('a highlight is stored with its words, changed, deleted and, by undo, stored again', async () => {
  const viewer = await newViewer(db)
  const highlight = newHighlight()
  await storeHighlight(viewer, FREE, highlight)
  expect(await list(viewer)).toEqual([highlight])
  const changed = { ...highlight, colour: 'pink' as const, note: 'For Monday' }
  await storeHighlight(viewer, FREE, changed)
  expect(await list(viewer)).toEqual([changed])
  await storeHighlight(viewer, FREE, { ...changed, colour: null })
  expect(await list(viewer)).toEqual([])
  await storeHighlight(viewer, FREE, changed)
  expect(await list(viewer)).toEqual([changed])
})

test('two tabs: each highlight keeps its last change, and none is lost', async () => {
  const viewer = await newViewer(db)
  const [first, second, third] = [newHighlight(), newHighlight({ page: 6 }), newHighlight()]
  await storeHighlight(viewer, FREE, first)
  await Promise.all([
    storeHighlight(viewer, FREE, second),
    storeHighlight(viewer, FREE, { ...third, page: 7 }),
    ...Array.from({ length: 8 }, (_, index) =>
      storeHighlight(viewer, FREE, { ...first, note: `${index}` }),
    ),
  ])
  await storeHighlight(viewer, FREE, { ...first, note: 'last' })
  const stored = await list(viewer)
  expect(stored.map(({ id }) => id)).toEqual([first.id, second.id, third.id])
  expect(stored[0]?.note).toBe('last')
})

test('sent twice at once, a new highlight is there once', async () => {
  const viewer = await newViewer(db)
  const highlight = newHighlight()
  await Promise.all(Array.from({ length: 5 }, () => storeHighlight(viewer, FREE, highlight)))
  expect(await list(viewer)).toEqual([highlight])
})

test('written without a connection, the latest counts: a deleted one does not come back', async () => {
  const viewer = await newViewer(db)
  const [deleted, changed] = [newHighlight(), newHighlight({ page: 6 })]
  await storeHighlight(viewer, FREE, { ...deleted, secondsAgo: 900 })
  await storeHighlight(viewer, FREE, { ...changed, note: 'of the second phone', secondsAgo: 60 })
  await storeHighlight(viewer, FREE, { ...deleted, colour: null, secondsAgo: 60 })
  // The first phone was away for longer.
  await storeHighlight(viewer, FREE, { ...deleted, note: 'earlier', secondsAgo: 600 })
  await storeHighlight(viewer, FREE, { ...changed, note: 'earlier', secondsAgo: 600 })
  await storeHighlight(viewer, FREE, { ...changed, colour: null, secondsAgo: 600 })
  expect(await list(viewer)).toEqual([{ ...changed, note: 'of the second phone' }])
  expect(await findHighlights(viewer.id)).toHaveLength(1)
  // What is left of it holds no words, and goes once no device can know it.
  const rows = db.select().from(highlights).where(eq(highlights.id, deleted.id))
  expect(await rows).toMatchObject([{ quote: '', before: '', after: '', note: null }])
  await db
    .update(highlights)
    .set({ updatedAt: sql`now() - interval '32 days'` })
    .where(eq(highlights.id, deleted.id))
  await storeHighlight(viewer, FREE, { ...changed, colour: null })
  expect(await rows).toEqual([])
})

describe('only who may open the book', () => {
  const notFound = { kind: 'notFound' }

  test('reads and writes: not a free user in a premium book, nobody beyond the last page', async () => {
    const [free, subscriber] = [
      await newViewer(db),
      { ...(await newViewer(db)), isSubscribed: true },
    ]
    const save = (viewer: typeof free, book: string, overrides = {}) =>
      storeHighlight(viewer, book, newHighlight(overrides))
    await expect(save(free, PREMIUM)).rejects.toMatchObject(notFound)
    await expect(save(free, PREMIUM, { colour: null })).rejects.toMatchObject(notFound)
    await expect(getReading(free, PREMIUM)).rejects.toMatchObject(notFound)
    await expect(save(free, FREE, { page: 31 })).rejects.toMatchObject(notFound)
    await expect(save(free, 'no-such')).rejects.toMatchObject(notFound)
    await save(subscriber, PREMIUM)
    expect(await list(subscriber, PREMIUM)).toHaveLength(1)
    const ended = { ...subscriber, isSubscribed: false }
    await expect(list(ended, PREMIUM)).rejects.toMatchObject(notFound)
    expect(await findHighlights(subscriber.id)).toHaveLength(1)
  })

  test('the id of another user’s highlight reads, changes and deletes nothing of it', async () => {
    const [owner, stranger] = [await newViewer(db), await newViewer(db)]
    const highlight = newHighlight({ note: 'private' })
    await storeHighlight(owner, FREE, highlight)
    await storeHighlight(stranger, FREE, { ...highlight, colour: null })
    await storeHighlight(stranger, FREE, { ...highlight, note: 'mine' })
    expect(await list(owner)).toEqual([highlight])
    expect(await list(stranger)).toMatchObject([{ note: 'mine' }])
  })

  test('an id of the same user in another book is not taken over', async () => {
    const viewer = { ...(await newViewer(db)), isSubscribed: true }
    const highlight = newHighlight()
    await storeHighlight(viewer, FREE, highlight)
    await expect(storeHighlight(viewer, PREMIUM, highlight)).rejects.toMatchObject(notFound)
    await storeHighlight(viewer, PREMIUM, { ...highlight, colour: null })
    expect(await list(viewer)).toHaveLength(1)
  })
})

test(`a book takes ${MAX_HIGHLIGHTS} highlights; the others can still change`, async () => {
  const viewer = await newViewer(db)
  const rows = Array.from({ length: MAX_HIGHLIGHTS }, () => {
    const { colour, ...content } = newHighlight()
    return { userId: viewer.id, bookId: FREE, colour: colour ?? ('blue' as const), ...content }
  })
  await db.insert(highlights).values(rows)
  const tooMany = { code: 'tooManyHighlights' }
  await expect(storeHighlight(viewer, FREE, newHighlight())).rejects.toMatchObject(tooMany)
  const { id, quote } = rows[0] ?? newHighlight()
  await storeHighlight(viewer, FREE, newHighlight({ id, quote, note: 'still' }))
  expect(await db.$count(highlights, eq(highlights.userId, viewer.id))).toBe(MAX_HIGHLIGHTS)
})

test('deleted ones take no more room than a full book', async () => {
  const viewer = await newViewer(db)
  const [first, ...others] = Array.from({ length: MAX_HIGHLIGHTS + 2 }, (_, index) => ({
    ...{ userId: viewer.id, bookId: FREE, id: randomUUID(), page: 5, quote: index ? '' : 'a map' },
    ...{ before: '', after: '', colour: 'blue' as const, updatedAt: new Date(Date.now() - index) },
  }))
  if (!first) throw new Error('there is a first one')
  await db.insert(highlights).values([first, ...others])
  await storeHighlight(viewer, FREE, newHighlight({ id: first.id, colour: null }))
  expect(await db.$count(highlights, eq(highlights.userId, viewer.id))).toBe(MAX_HIGHLIGHTS)
})

test.each([
  ['no words', { quote: ' ' }],
  ['too many words', { quote: 'x'.repeat(1001) }],
  ['another colour', { colour: 'black' }],
  ['an id that is none', { id: '7' }],
  ['a long note', { note: 'x'.repeat(2001) }],
  ['a long context', { before: 'x'.repeat(101) }],
  ['a page below 1', { page: 0 }],
])('%s is refused', (_, overrides) => {
  const input = { ...newHighlight(), ...overrides }
  expect(highlightInput.safeParse(input).success).toBe(false)
})

test('notes and highlights are downloaded together, in the order of the pages', async () => {
  const viewer = await newViewer(db)
  await savePageNote(viewer, FREE, { page: 6, bookmarked: false, note: 'Try it' })
  await storeHighlight(viewer, FREE, newHighlight({ page: 7, note: 'Ask Ravi', colour: 'blue' }))
  await storeHighlight(viewer, FREE, newHighlight({ page: 5, quote: 'two\nlines' }))
  const notes = await findNotes(viewer.id)
  expect(await sendNotesAsText(notes).text()).toBe(
    [
      'Lesson Starters on the Global Goals',
      '  Page 5: “two lines” (Yellow: important)',
      '  Page 6: Try it',
      '  Page 7: “a map” (Blue: a question)',
      '    Ask Ravi',
      '',
    ].join('\n'),
  )
  expect(notes).toMatchObject([
    { page: 5, highlight: { colour: 'yellow' } },
    { page: 6, note: 'Try it', highlight: null },
    { page: 7, note: 'Ask Ravi', highlight: { quote: 'a map', colour: 'blue' } },
  ])
})
