import { eq, gt, inArray, max } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { default as sitemap } from '@/app/sitemap'
import { renderItem, renderItems } from '@/components/library/render-items'
import { auditLog, items, itemTexts, readingPositions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { loadPlaceNames } from '@/lib/class-tests/slips/places'
import { listItem, unlistItem } from '@/lib/content/item/publish'
import * as content from '@/lib/content/published'
import * as library from '@/lib/library/books'
import { memberItemUrls } from '@/lib/library/item-urls'
import { findPremiumPage } from '@/lib/library/premium-page'
import { getPublicBook } from '@/lib/library/public-books'
import { getLiveSessionFormOptions } from '@/lib/live-sessions/session/form'
import { pages } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import * as toolkit from '@/lib/toolkit/files'
import {
  findPublicResourcesOf,
  getPublicPagePicture,
  getPublicResource,
} from '@/lib/toolkit/public-resources'
import { openInProcessDatabase } from '../support/in-process'
import { readSources } from '../support/product-sources'
import { newUser } from '../support/schools'

const UNLISTED = {
  book: 'rubrics',
  video: 'ethics-case',
  workshop: 'workshop-impact',
  resource: 'global-goals-deck',
}
const IDS = Object.values(UNLISTED)
const MARK = 'Only with its link'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let readVersion: () => Promise<string>
let editor: Viewer
beforeAll(async () => {
  site = await openInProcessDatabase()
  ;({ getContentVersion: readVersion } = await import('@/lib/content/version'))
  editor = { id: (await newUser(site.db)).id, isSubscribed: true } as Viewer
  await site.db.update(itemTexts).set({ title: MARK }).where(inArray(itemTexts.itemId, IDS))
  await site.db
    .insert(readingPositions)
    .values({ userId: editor.id, bookId: UNLISTED.book, view: 'page', page: 1, scroll: 0 })
})
afterAll(() => site?.close())
beforeEach(() => site.db.update(items).set({ isListed: true }))

const unlistAll = () => site.db.update(items).set({ isListed: false }).where(inArray(items.id, IDS))
const subscriber = { isSubscribed: true }

/** Every place that lists items, by the module that reads them. */
const LISTS: Record<string, () => Promise<unknown>> = {
  'lib/library/books.ts': async () => [
    await library.findBookCards(subscriber),
    await library.findVideoCards(subscriber),
    await library.listBooks(),
  ],
  'lib/library/public-books.ts': async () => {
    return [await getPublicBook('sdg-starters'), await getPublicBook(UNLISTED.book)]
  },
  'lib/library/reading.ts': async () =>
    (await import('@/lib/library/reading')).findLastRead(editor),
  'lib/workshops/workshops.ts': async () =>
    (await import('@/lib/workshops/workshops')).findWorkshopCards(subscriber),
  'lib/toolkit/files.ts': () => toolkit.findThemeResources(subscriber),
  'lib/toolkit/public-resources.ts': async () => {
    return [
      await findPublicResourcesOf('global-goals'),
      await getPublicResource('global-goals-cards'),
    ]
  },
  'lib/toolkit/search.ts': async () => (await import('@/lib/toolkit/search')).searchTexts('goals'),
  'lib/drafts/sources/load.ts': async () =>
    (await import('@/lib/drafts/sources/load')).loadAllPassages(),
  'lib/drafts/draft.ts': async () => (await import('@/lib/drafts/draft')).listDraftSources('en'),
  'lib/class-tests/bank.ts': async () =>
    (await import('@/lib/class-tests/bank')).listBankPlaces('en'),
  'lib/class-tests/slips/places.ts': async () => {
    const origin = { resource: UNLISTED.resource }
    return (await loadPlaceNames([origin], 'en'))(origin)
  },
  'lib/live-sessions/session/form.ts': async () =>
    (await import('@/lib/live-sessions/session/form')).getLiveSessionFormOptions(),
  'lib/live-sessions/session-resources.ts': async () =>
    (await import('@/lib/live-sessions/session-resources')).findSessionResources(IDS),
  'lib/training/in-house/session.ts': async () =>
    (await import('@/lib/training/in-house/session')).listSessionItems(),
}
/** Items by their id, or which of some ids exist. */
const OPEN_BY_LINK = [
  ...['app/[lang]/(members)/library/[id]/page.tsx', 'app/(public)/covers/[id]/route.ts'],
  ...[
    'app/sitemap.ts',
    'server/slug-lookup.ts',
    'lib/library/premium-page.ts',
    'lib/kept/licences.ts',
    'lib/kept/parts.ts',
    'lib/team/search/texts.ts',
  ],
]

const WORKS = /^\/(books|resources)\//

const READERS = new Set(['lib/content/published', 'db/read-models/content'])

/** The search names a resource by its id. */
const findMentions = (result: unknown) =>
  [MARK, `"${UNLISTED.resource}"`].filter((name) => JSON.stringify(result).includes(name))

describe('an unlisted item', () => {
  test('can be in no place that this test does not know', () => {
    const readers = readSources()
      .filter(
        ({ file, allImports }) =>
          allImports.some((name) => READERS.has(name)) && !file.startsWith('lib/content/'),
      )
      .map(({ file }) => file)
      .sort()
    expect(readers).toEqual([...Object.keys(LISTS), ...OPEN_BY_LINK].sort())
  })

  test.each(Object.entries(LISTS))('is not listed by %s', async (_, list) => {
    expect(findMentions(await list())).not.toEqual([])
    await unlistAll()
    expect(findMentions(await list())).toEqual([])
  })

  test('is not in the archive of its theme', async () => {
    const countFiles = async () =>
      (await toolkit.getThemeArchive(subscriber, 'global-goals.zip'))?.files.length ?? 0
    const before = await countFiles()
    await unlistAll()
    expect(await countFiles()).toBeLessThan(before)
  })

  test('is not in the sitemap, and its public page is not found', async () => {
    const listPublicPages = async () =>
      (await sitemap()).map(({ url }) => new URL(url).pathname).filter((path) => WORKS.test(path))
    const { filterPublicWorks } = content
    const publicPages = [routes.book(UNLISTED.book), routes.resource(UNLISTED.resource)]
    expect(await listPublicPages()).toEqual(expect.arrayContaining(publicPages))
    expect(await filterPublicWorks('book', IDS)).toEqual([UNLISTED.book])
    const picture = `${UNLISTED.resource}.webp`
    expect(await getPublicPagePicture(picture)).not.toBeNull()
    await unlistAll()
    for (const page of publicPages) expect(await listPublicPages()).not.toContain(page)
    expect(await filterPublicWorks('book', IDS)).toEqual([])
    expect(await getPublicPagePicture(picture)).toBeNull()
    expect((await sitemap()).filter(({ url }) => /library|ebook\/read/.test(url))).toEqual([])
    expect(pages.libraryItem).not.toHaveProperty('isIndexed')
  })

  const viewers = { visitor: null, member: { isSubscribed: false }, subscriber }
  const links: Record<string, (viewer: { isSubscribed: boolean } | null) => Promise<unknown>> = {
    reader: (viewer) => library.openEbook(viewer, UNLISTED.book),
    'book file': (viewer) => library.getEbookFile(viewer, UNLISTED.book),
    'video file': (viewer) => library.getVideoFile(viewer, UNLISTED.video),
    captions: (viewer) => library.getCaptionsFile(viewer, UNLISTED.video),
    'translated captions': (viewer) => library.getCaptionsFile(viewer, `${UNLISTED.video}.ta`),
    'resource file': (viewer) => toolkit.getToolkitFile(viewer, `${UNLISTED.resource}.pptx`),
    'resource page': (viewer) => toolkit.getPagePicture(viewer, `${UNLISTED.resource}-1.webp`),
  }

  test.each(Object.entries(links))('opens by its link as before: %s', async (_, open) => {
    const openForAll = async () => {
      const results = Object.entries(viewers).map(async ([name, viewer]) => [
        name,
        Boolean(await open(viewer)),
      ])
      return Object.fromEntries(await Promise.all(results))
    }
    for (const access of ['free', 'premium'] as const) {
      await site.db.update(items).set({ access, isListed: true }).where(inArray(items.id, IDS))
      const before = await openForAll()
      expect(before).toMatchObject({ visitor: false, subscriber: true })
      await unlistAll()
      expect(await openForAll()).toEqual(before)
    }
  })

  test('leads a member to its page by its link as before, and a visitor nowhere', async () => {
    const findPages = () =>
      Promise.all(
        [viewers.member, null].map((viewer) => findPremiumPage(viewer, 'book', UNLISTED.book)),
      )
    await site.db.update(items).set({ access: 'premium' }).where(inArray(items.id, IDS))
    const before = await findPages()
    expect(before).toEqual([`/library/${UNLISTED.book}`, null])
    await unlistAll()
    expect(await findPages()).toEqual(before)
  })

  test('has a page of its own for every type, but not as a draft', async () => {
    await unlistAll()
    for (const id of IDS) expect((await content.getPublishedItemById(id))?.id).toBe(id)
    expect(await content.filterPublishedIds(IDS)).toHaveLength(IDS.length)
    await site.db.update(items).set({ state: 'draft' }).where(inArray(items.id, IDS))
    for (const id of IDS) expect(await content.getPublishedItemById(id)).toBeNull()
    await site.db.update(items).set({ state: 'published' }).where(inArray(items.id, IDS))
  })
})

test('the page of one resource does not offer the archive of its theme', async () => {
  const item = await content.getPublishedItemById(UNLISTED.resource)
  if (!item) throw new Error('the resource is gone')
  const readArchives = (page: unknown) =>
    (page as { props: { themeGroups: { archive: unknown }[] } }).props.themeGroups.map(
      ({ archive }) => archive !== null,
    )
  expect(readArchives(await renderItems([item], subscriber, memberItemUrls))).toEqual([true])
  expect(readArchives(await renderItem(item, subscriber))).toEqual([false])
})

test('a session keeps its unlisted items in the form of the team', async () => {
  await unlistAll()
  const { resources, videos } = await getLiveSessionFormOptions({
    ...{ theme: null, subject: null, region: null },
    ...{ resourceIds: [UNLISTED.resource], recordingVideoId: UNLISTED.video },
  })
  expect(resources).toContainEqual({ value: UNLISTED.resource, label: MARK })
  expect(videos).toContainEqual({ value: UNLISTED.video, label: MARK })
})

test('unlisting and listing renew the cached pages and are logged once each', async () => {
  const [last] = await site.db.select({ id: max(auditLog.id) }).from(auditLog)
  const versions = [await readVersion()]
  for (const change of [unlistItem, listItem]) {
    await change(editor, UNLISTED.book)
    await change(editor, UNLISTED.book)
    versions.push(await readVersion())
  }
  expect(new Set(versions).size).toBe(3)
  const entries = await site.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, targetId: auditLog.targetId })
    .from(auditLog)
    .where(gt(auditLog.id, last?.id ?? 0))
    .orderBy(auditLog.id)
  expect(entries).toEqual(
    ['item.unlisted', 'item.listed'].map((action) => ({
      ...{ action, actorId: editor.id, targetId: UNLISTED.book },
    })),
  )
  expect((await site.db.select().from(items).where(eq(items.isListed, false))).length).toBe(0)
})
