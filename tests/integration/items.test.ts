import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemFiles, items, itemTexts, siteVersions } from '@/db/schema'
import { catalogueItems } from '@/lib/content/catalogue'
import { inProcess } from '../support/in-process'

let site: Awaited<ReturnType<typeof inProcess>>
let library: typeof import('@/lib/library/queries')
let toolkit: typeof import('@/lib/toolkit/queries')
let content: typeof import('@/lib/content/queries')
let fill: () => Promise<void>
beforeAll(async () => {
  site = await inProcess()
  library = await import('@/lib/library/queries')
  toolkit = await import('@/lib/toolkit/queries')
  content = await import('@/lib/content/queries')
  ;({ fillFromCatalogue: fill } = await import('@/lib/content/fill'))
})
afterAll(() => site?.close())

const subscriber = { isSubscribed: true }

describe('the catalogue', () => {
  test('fills empty tables once, however many start at once', async () => {
    await site.db.delete(items)
    await site.db.delete(siteVersions).where(eq(siteVersions.name, 'catalogue'))
    await Promise.all(Array.from({ length: 5 }, fill))
    const rows = await site.db.select({ id: items.id }).from(items).orderBy(items.place)
    expect(rows.map(({ id }) => id)).toEqual(catalogueItems().map(({ id }) => id))
    const files = catalogueItems().flatMap((item) => Object.keys(item.files))
    expect(await site.db.$count(itemFiles)).toBe(files.length)
    expect(await site.db.$count(itemTexts)).toBe(rows.length)
  })

  test('comes back neither over a change nor after everything is gone', async () => {
    await site.db.update(itemTexts).set({ title: 'Mended' }).where(eq(itemTexts.itemId, 'rubrics'))
    await fill()
    expect((await content.publishedItem('book', 'rubrics'))?.title).toBe('Mended')
    await site.db
      .update(itemTexts)
      .set({ title: 'Rubrics That Students Understand' })
      .where(eq(itemTexts.itemId, 'rubrics'))
  })

  test('is what the pages show: same items, same order, same addresses', async () => {
    for (const shelf of ['book', 'film', 'workshop', 'work'] as const) {
      const rows = await content.publishedItems(shelf)
      const expected = catalogueItems().filter((item) => item.shelf === shelf)
      expect(rows.map(({ id, title, isPremium }) => ({ id, title, isPremium }))).toEqual(
        expected.map(({ id, title, isPremium }) => ({ id, title, isPremium })),
      )
    }
  })
})

describe('a draft', () => {
  beforeEach(() => setAll('published'))
  const setAll = (state: 'draft' | 'published') => site.db.update(items).set({ state })

  /** Every way by which a member comes to an item or to something of it. */
  const ways = {
    shelf: async () => (await library.booksFor(subscriber)).length,
    reader: () => library.openEbook(subscriber, 'rubrics'),
    'book’s file': () => library.ebookFile(subscriber, 'rubrics'),
    films: async () => (await library.videosFor(subscriber)).length,
    film: () => library.filmFile(subscriber, 'ethics-case'),
    captions: () => library.captionsFile(subscriber, 'ethics-case'),
    toolkit: async () => (await toolkit.shelvesFor(subscriber)).length,
    'work’s file': () => toolkit.toolkitFile(subscriber, 'global-goals-deck.pptx'),
    'page of a work': () => toolkit.pagePicture(subscriber, 'global-goals-deck-1.webp'),
    archive: () => toolkit.themeSet(subscriber, 'global-goals.zip'),
    workshops: async () => (await content.publishedItems('workshop')).length,
  }

  test.each(Object.entries(ways))('is not found by way of %s', async (_, way) => {
    expect(await way()).toBeTruthy()
    await setAll('draft')
    expect(await way()).toBeFalsy()
  })
})
