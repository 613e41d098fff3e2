import { eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/team/library/[id]/route'
import {
  auditLog,
  files,
  fileTexts,
  itemFiles,
  items,
  itemTexts,
  siteVersions,
  users,
} from '@/db/schema'
import { getCatalogueItems } from '@/lib/content/catalogue/catalogue'
import { attachFile } from '@/lib/content/item/attach'
import { createItem, deleteItemDraft } from '@/lib/content/item/create'
import { moveItem, placeItem } from '@/lib/content/item/place'
import { publishItem, withdrawItem } from '@/lib/content/item/publish'
import { saveItem } from '@/lib/content/item/save'
import { findAllItems } from '@/lib/content/item/team'
import * as content from '@/lib/content/published'
import type { ChangedItem } from '@/lib/content/schema'
import * as library from '@/lib/library/books'
import * as toolkit from '@/lib/toolkit/files'
import { searchTexts } from '@/lib/toolkit/search'
import { findWorkshopCards } from '@/lib/workshops/workshops'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { newEditorToken } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let fillCatalogue: () => Promise<void>
beforeAll(async () => {
  ;({ seedCatalogue: fillCatalogue } = await import('@/lib/content/catalogue/seed'))
})

/** Each part changes the catalogue. */
function useOwnDatabase() {
  beforeAll(async () => {
    site = await openInProcessDatabase()
  })
  afterAll(() => site?.close())
}

const subscriber = { isSubscribed: true }

describe('the catalogue', () => {
  useOwnDatabase()

  test('fills empty tables once, with concurrent starts', async () => {
    await site.db.delete(items)
    await site.db.delete(siteVersions).where(eq(siteVersions.name, 'catalogue'))
    await Promise.all(Array.from({ length: 5 }, fillCatalogue))
    const rows = await site.db.select({ id: items.id }).from(items).orderBy(items.position)
    expect(rows.map(({ id }) => id)).toEqual(getCatalogueItems().map(({ id }) => id))
    const fileKeys = getCatalogueItems().flatMap((item) => Object.keys(item.files))
    expect(await site.db.$count(itemFiles)).toBe(fileKeys.length)
    expect(await site.db.$count(itemTexts)).toBe(rows.length)
  })

  test('neither overwrites changes nor returns after everything was deleted', async () => {
    await site.db.update(itemTexts).set({ title: 'Mended' }).where(eq(itemTexts.itemId, 'rubrics'))
    await fillCatalogue()
    expect((await content.getPublishedItem('book', 'rubrics'))?.title).toBe('Mended')
    await site.db
      .update(itemTexts)
      .set({ title: 'Rubrics That Students Understand' })
      .where(eq(itemTexts.itemId, 'rubrics'))
  })

  test('matches the published items in content, order and URLs', async () => {
    for (const itemType of ['book', 'video', 'workshop', 'resource'] as const) {
      const rows = await content.findPublishedItems(itemType)
      const expected = getCatalogueItems().filter(
        (item) => item.type === itemType && !item.translationOf,
      )
      expect(rows.map(({ id, title, isPremium }) => ({ id, title, isPremium }))).toEqual(
        expected.map(({ id, title, isPremium }) => ({ id, title, isPremium })),
      )
    }
  })
})

describe('an older catalogue', () => {
  useOwnDatabase()

  const isTranslation = isNotNull(items.translationOf)
  const translationIds = getCatalogueItems()
    .filter(({ translationOf }) => translationOf)
    .map(({ id }) => id)
  const setVersion = () =>
    site.db.update(siteVersions).set({ version: 1 }).where(eq(siteVersions.name, 'catalogue'))
  const findTranslations = () => site.db.select().from(items).where(isTranslation)

  async function refillCatalogue() {
    await site.db.delete(items)
    await site.db.delete(siteVersions).where(eq(siteVersions.name, 'catalogue'))
    await fillCatalogue()
  }

  beforeEach(async () => {
    await refillCatalogue()
    await site.db.delete(items).where(isTranslation)
    await setVersion()
  })
  afterAll(refillCatalogue)

  test('gets the translations once, with concurrent starts', async () => {
    await Promise.all(Array.from({ length: 5 }, fillCatalogue))
    expect((await findTranslations()).map(({ id }) => id).sort()).toEqual(translationIds.sort())
    const shown = await content.findPublishedItems('resource', 'ta')
    expect(shown.filter(({ editionLanguage }) => editionLanguage === 'ta').length).toBe(8)
    await site.db.delete(items).where(isTranslation)
    await fillCatalogue()
    expect(await findTranslations()).toEqual([])
  })

  test('gives translations the access and state of their originals', async () => {
    const original = eq(items.id, 'global-goals-cards')
    await site.db.update(items).set({ access: 'premium', state: 'draft' }).where(original)
    await fillCatalogue()
    const [row] = await site.db.select().from(items).where(eq(items.id, 'global-goals-cards-hi'))
    expect(row).toMatchObject({ access: 'premium', state: 'draft', language: 'hi' })
    await site.db.update(items).set({ access: 'free', state: 'published' }).where(original)
  })

  test('keeps what the team changed or deleted', async () => {
    const [changed, unchanged] = ['global-goals-templates', 'social-impact-templates']
    await site.db.update(items).set({ version: 2 }).where(eq(items.id, changed))
    await site.db
      .update(itemTexts)
      .set({ title: 'Ours' })
      .where(inArray(itemTexts.itemId, [changed, unchanged]))
    await site.db.delete(items).where(eq(items.id, 'ethics-innovation-cards'))
    await fillCatalogue()
    const titles = new Map(
      (await content.findPublishedItems('resource', 'en')).map(({ id, title }) => [id, title]),
    )
    expect(titles.get(changed)).toBe('Ours')
    expect(titles.get(unchanged)).toBe('Ten Houses on Paper')
    expect((await findTranslations()).map(({ id }) => id)).not.toContain(
      'ethics-innovation-cards-hi',
    )
    expect(await findTranslations()).toHaveLength(translationIds.length - 2)
  })
})

describe('a draft', () => {
  useOwnDatabase()

  beforeEach(() => setAllStates('published'))
  const setAllStates = (state: 'draft' | 'published') => site.db.update(items).set({ state })

  const queries = {
    'book list': async () => (await library.findBookCards(subscriber)).length,
    reader: () => library.openEbook(subscriber, 'rubrics'),
    'book file': () => library.getEbookFile(subscriber, 'rubrics'),
    'video list': async () => (await library.findVideoCards(subscriber)).length,
    'video file': () => library.getVideoFile(subscriber, 'ethics-case'),
    captions: () => library.getCaptionsFile(subscriber, 'ethics-case'),
    'translated captions': () => library.getCaptionsFile(subscriber, 'ethics-case.hi'),
    toolkit: async () => (await toolkit.findThemeResources(subscriber)).length,
    'resource file': () => toolkit.getToolkitFile(subscriber, 'global-goals-deck.pptx'),
    'resource page': () => toolkit.getPagePicture(subscriber, 'global-goals-deck-1.webp'),
    archive: () => toolkit.getThemeArchive(subscriber, 'global-goals.zip'),
    workshops: async () => (await content.findPublishedItems('workshop')).length,
  }

  test.each(Object.entries(queries))('is not found by the %s query', async (_, query) => {
    expect(await query()).toBeTruthy()
    await setAllStates('draft')
    expect(await query()).toBeFalsy()
  })
})

describe('the team', () => {
  useOwnDatabase()

  let firstEditor: { id: string }
  let secondEditor: { id: string }
  beforeAll(async () => {
    const teamMembers = await site.db
      .insert(users)
      .values(
        ['Asha', 'Ravi'].map((firstname) => ({
          ...{ firstname, lastname: 'Of the Team', email: `${firstname}@uns.example` },
          ...{ phoneNumber: '9000000000', passwordHash: 'none' },
        })),
      )
      .returning({ id: users.id })
    ;[firstEditor = { id: '' }, secondEditor = { id: '' }] = teamMembers
    await site.db.update(items).set({ state: 'published' })
  })

  const readVersion = async () => (await import('@/lib/content/version')).getContentVersion()
  const findRubrics = async () => {
    const item = await content.getPublishedItem('book', 'rubrics')
    if (!item) throw new Error('the book is gone')
    return item
  }
  const createForm = (overrides: Partial<ChangedItem> & { version: number }): ChangedItem => ({
    ...{ title: 'Rubrics', description: 'A book.', access: 'premium' },
    ...{
      subtitle: null,
      author: null,
      category: null,
      grades: null,
      theme: null,
      resourceType: null,
    },
    ...{ companion: null, link: null, picture: null, language: null, translationOf: null },
    ...overrides,
  })

  test('of two concurrent saves the second gets a conflict with editor and current values', async () => {
    const { version: currentVersion } = await findRubrics()
    const firstSave = createForm({
      title: 'Rubrics, mended',
      author: 'Asha',
      version: currentVersion,
    })
    expect(await saveItem(firstEditor, 'rubrics', firstSave)).toBeNull()
    const secondSave = createForm({
      title: 'Rubrics, again',
      author: null,
      version: currentVersion,
    })
    const conflict = await saveItem(secondEditor, 'rubrics', secondSave)
    expect(conflict).toMatchObject({
      name: 'Asha Of the Team',
      version: currentVersion + 1,
      theirs: { title: 'Rubrics, mended', author: 'Asha' },
    })
    expect(Object.keys(conflict?.theirs ?? {})).not.toContain('description')
    expect((await findRubrics()).title).toBe('Rubrics, mended')
    expect(
      await saveItem(secondEditor, 'rubrics', {
        ...secondSave,
        version: currentVersion + 1,
      }),
    ).toBeNull()
    expect((await findRubrics()).title).toBe('Rubrics, again')
  })

  test('saves a translation with its language and original, and rejects one of a translation', async () => {
    const id = await createItem(firstEditor, 'resource', 'Slides in Tamil')
    const save = async (translationOf: string, language = 'ta') => {
      const [{ version } = { version: 0 }] = await site.db
        .select({ version: items.version })
        .from(items)
        .where(eq(items.id, id))
      const texts = { title: 'பத்து வீடுகள்', theme: 'social-impact', resourceType: 'deck' }
      const form = createForm({ ...texts, version, language, translationOf })
      return saveItem(firstEditor, id, form)
    }
    for (const other of [id, 'social-impact-cards-hi', 'rubrics', 'no-such'])
      await expect(save(other), other).rejects.toMatchObject({
        errors: { translationOf: 'notOffered' },
      })
    await expect(save('social-impact-deck', 'xx')).rejects.toMatchObject({
      errors: { language: 'notOffered' },
    })
    expect(await save('social-impact-deck')).toBeNull()
    const [row] = await site.db.select().from(items).where(eq(items.id, id))
    expect(row).toMatchObject({ language: 'ta', translationOf: 'social-impact-deck' })
    const [text] = await site.db.select().from(itemTexts).where(eq(itemTexts.itemId, id))
    expect(text).toMatchObject({ language: 'ta', title: 'பத்து வீடுகள்' })
    await site.db.update(items).set({ state: 'published' }).where(eq(items.id, id))
    const shown = (await content.findPublishedItems('resource', 'ta')).map((item) => item.id)
    expect(shown).toContain(id)
    expect(shown).not.toContain('social-impact-deck')
    await site.db.delete(items).where(eq(items.id, id))
  })

  test('of many concurrent saves one succeeds, the others get a conflict', async () => {
    const { version: currentVersion } = await findRubrics()
    const outcomes = await Promise.all(
      Array.from({ length: RACER_COUNT }, (_, n) =>
        saveItem(
          firstEditor,
          'rubrics',
          createForm({ title: `Title ${n}`, version: currentVersion }),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect((await findRubrics()).version).toBe(currentVersion + 1)
  })

  test('publishing changes the content version, saving a draft does not', async () => {
    const versionBefore = await readVersion()
    const id = await createItem(firstEditor, 'workshop', 'A workshop on maps')
    expect(id).toMatch(/^a-workshop-on-maps-[0-9a-f]{6}$/)
    await expect(publishItem(firstEditor, id)).rejects.toMatchObject({
      code: 'itemNotReady',
    })
    const link = 'https://meet.uns.example/w/maps'
    await saveItem(firstEditor, id, createForm({ link, access: 'free', version: 1 }))
    expect(await readVersion()).toBe(versionBefore)
    await publishItem(firstEditor, id)
    expect(await readVersion()).not.toBe(versionBefore)
    const published = await readVersion()
    await publishItem(secondEditor, id)
    expect(await readVersion()).toBe(published)
    const card = (await findWorkshopCards({ isSubscribed: false })).find(
      (workshop) => workshop.id === id,
    )
    expect(card?.link).toBe(link)
    await withdrawItem(firstEditor, id)
    expect((await findWorkshopCards(subscriber)).map((workshop) => workshop.id)).not.toContain(id)
  })

  test('moving up and down restores the order, and concurrent moves lose no item', async () => {
    const readOrder = async () => (await content.findPublishedItems('book')).map(({ id }) => id)
    const readDates = async () =>
      new Map((await findAllItems('book')).map(({ id, changedAt }) => [id, changedAt.getTime()]))
    const orderBefore = await readOrder()
    const datesBefore = await readDates()
    await moveItem(firstEditor, 'rubrics', 'up')
    expect((await readOrder()).indexOf('rubrics')).toBe(orderBefore.indexOf('rubrics') - 1)
    // The neighbour's row keeps the date of its own last change.
    const datesAfter = await readDates()
    const changed = [...datesAfter].filter(([id, date]) => datesBefore.get(id) !== date)
    expect(changed.map(([id]) => id)).toEqual(['rubrics'])
    await moveItem(firstEditor, 'rubrics', 'down')
    expect(await readOrder()).toEqual(orderBefore)
    await Promise.all(orderBefore.map((id, n) => moveItem(firstEditor, id, n % 2 ? 'up' : 'down')))
    expect([...(await readOrder())].sort()).toEqual([...orderBefore].sort())
    const positions = await site.db.select({ position: items.position }).from(items)
    expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length)
  })

  test('an item goes before another one or to the end, also when several are placed at once', async () => {
    const readOrder = async () => (await content.findPublishedItems('book')).map(({ id }) => id)
    const orderBefore = await readOrder()
    const [first = '', second = '', ...rest] = orderBefore
    const last = rest.at(-1) ?? ''
    await placeItem(firstEditor, last, first)
    expect(await readOrder()).toEqual([last, first, second, ...rest.slice(0, -1)])
    await placeItem(firstEditor, last, null)
    expect(await readOrder()).toEqual(orderBefore)
    const countMoves = async () =>
      (
        await site.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.action, 'item.moved'))
          .orderBy(auditLog.id)
      ).length
    const moves = await countMoves()
    await placeItem(firstEditor, first, second)
    await placeItem(firstEditor, first, first)
    expect(await countMoves()).toBe(moves)
    await expect(placeItem(firstEditor, first, 'deleted-item')).rejects.toThrow('itemPlaceGone')
    await Promise.all(orderBefore.map((id) => placeItem(firstEditor, id, null)))
    expect([...(await readOrder())].sort()).toEqual([...orderBefore].sort())
    for (const id of orderBefore) await placeItem(firstEditor, id, null)
    expect(await readOrder()).toEqual(orderBefore)
  })

  test('items with equal positions keep a stable order and can change places', async () => {
    const readOrder = async () => (await content.findPublishedItems('book')).map(({ id }) => id)
    const [first = '', second = '', third = '', ...rest] = await readOrder()
    const readRow = async (id: string) =>
      (await site.db.select().from(items).where(eq(items.id, id)))[0]
    const { position = 0 } = (await readRow(first)) ?? {}
    await site.db
      .update(items)
      .set({ position })
      .where(inArray(items.id, [first, second, third]))
    const [a = '', b = '', c = ''] = [first, second, third].sort()
    expect(await readOrder()).toEqual([a, b, c, ...rest])
    await moveItem(firstEditor, b, 'up')
    expect(await readOrder()).toEqual([b, a, c, ...rest])
    await placeItem(firstEditor, c, b)
    expect(await readOrder()).toEqual([c, b, a, ...rest])
    for (const id of [first, second, third, ...rest]) await placeItem(firstEditor, id, null)
  })

  let pdfCount = 0

  /** Of three pages. */
  async function newPdf() {
    pdfCount += 1
    const [id, cover] = [`d${pdfCount}`.padEnd(64, 'd'), `c${pdfCount}`.padEnd(64, 'c')]
    await site.db.insert(files).values([
      { id: cover, kind: 'picture', type: 'image/webp', bytes: 9, name: 'cover.webp' },
      {
        ...{ id, kind: 'pdf', type: 'application/pdf', bytes: 9, name: 'new.pdf', coverId: cover },
        facts: { pages: 3 },
      },
    ])
    return { id, cover }
  }

  test('a replaced file is served at once, and nothing of the old one remains', async () => {
    const { id } = await newPdf()
    await expect(attachFile(firstEditor, 'ethics-case', 'video', id)).rejects.toMatchObject({
      code: 'fileKindWrong',
    })
    expect(await library.readBookText(await findRubrics())).not.toBeNull()
    await attachFile(firstEditor, 'rubrics', 'document', id)
    expect(await library.getEbookFile(subscriber, 'rubrics')).toEqual({ fileId: id })
    expect(await library.getEbookFile({ isSubscribed: false }, 'rubrics')).toBeNull()
    // The old book's text must go with its file, so only pages remain.
    expect(await library.readBookText(await findRubrics())).toBeNull()
    expect((await library.openEbook(subscriber, 'rubrics'))?.pages).toBe(3)
  })

  test('a search finds the words of an uploaded PDF by page', async () => {
    const id = '9'.repeat(64)
    await site.db
      .insert(files)
      .values({ id, kind: 'pdf', type: 'application/pdf', bytes: 9, name: 'tanks.pdf' })
    const pages = ['Cover', 'Stepwells of Gujarat', 'A “Baoli” and 100% of its rain', 'stepwells']
    await site.db.insert(fileTexts).values({ fileId: id, pages })
    await attachFile(firstEditor, 'social-impact-journal', 'pdf', id)
    expect(await searchTexts('STEPWELLS 100% river')).toEqual({
      stepwells: { 'social-impact-journal': [2, 4] },
      '100%': { 'social-impact-journal': [3] },
      river: expect.not.objectContaining({ 'social-impact-journal': expect.anything() }),
    })
    expect(await searchTexts("%' or 1=1 --")).toBeTypeOf('object')
  })

  test('a search finds the words of a slide deck that has no PDF', async () => {
    const id = '8'.repeat(64)
    const draft = await createItem(firstEditor, 'resource', 'Tanks in our district')
    await site.db
      .insert(files)
      .values({ id, kind: 'slides', type: 'application/pptx', bytes: 9, name: 'tanks.pptx' })
    await site.db.insert(fileTexts).values({ fileId: id, pages: ['Cover', 'A johad holds rain'] })
    await attachFile(firstEditor, draft, 'pptx', id)
    expect(await searchTexts('johad')).toEqual({ johad: {} })
    await saveItem(firstEditor, draft, {
      ...createForm({ version: 2 }),
      theme: 'global-goals',
      resourceType: 'deck',
    })
    await publishItem(firstEditor, draft)
    expect(await searchTexts('johad')).toEqual({ johad: { [draft]: [2] } })
  })

  test("replacing a resource's PDF also replaces the page pictures", async () => {
    const { id } = await newPdf()
    await attachFile(firstEditor, 'global-goals-deck', 'pdf', id)
    const resourceGroups = await toolkit.findThemeResources(subscriber)
    const resource = resourceGroups
      .flatMap(({ resources }) => resources)
      .find((resource) => resource.id === 'global-goals-deck')
    expect([resource?.pageCount, resource?.pages.length]).toEqual([3, 1])
    expect(await toolkit.getPagePicture(subscriber, 'global-goals-deck-2.webp')).toBeNull()
    expect(await toolkit.getPagePicture(subscriber, 'global-goals-deck-1.webp')).not.toBeNull()
  })

  test('a cover is public only once its item is published', async () => {
    const { id: pdf, cover } = await newPdf()
    const id = await createItem(firstEditor, 'book', 'A book on maps')
    await attachFile(firstEditor, id, 'document', pdf)
    expect(await content.isPublishedPicture(cover)).toBe(false)
    await saveItem(firstEditor, id, createForm({ version: 2 }))
    await publishItem(firstEditor, id)
    expect(await content.isPublishedPicture(cover)).toBe(true)
    expect(await content.isPublishedPicture(pdf)).toBe(false)
  })

  test('deletes a never-published draft and its files, once its title is typed', async () => {
    const [documentId, sharedId, cover] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
      string,
      string,
      string,
    ]
    const pictureFields = { kind: 'picture' as const, type: 'image/webp', bytes: 9, name: 'a.webp' }
    await site.db.insert(files).values([
      { ...pictureFields, id: cover },
      { ...pictureFields, id: sharedId },
      { ...pictureFields, id: documentId, kind: 'pdf', type: 'application/pdf', coverId: cover },
    ])
    const [id, otherId] = [
      await createItem(firstEditor, 'book', 'A draft'),
      await createItem(firstEditor, 'book', 'Another'),
    ]
    await attachFile(firstEditor, id, 'document', documentId)
    await attachFile(firstEditor, id, 'cover', sharedId)
    await attachFile(firstEditor, otherId, 'cover', sharedId)
    await expect(deleteItemDraft(firstEditor, id, 'A Draft')).rejects.toMatchObject({
      errors: { typed: 'titleNotTyped' },
    })
    const deletions = [
      deleteItemDraft(firstEditor, id, 'A draft'),
      deleteItemDraft(firstEditor, id, 'A draft'),
    ]
    const outcomes = await Promise.allSettled(deletions)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await site.db.$count(items, eq(items.id, id))).toBe(0)
    const remaining = await site.db.select({ id: files.id }).from(files)
    expect(remaining.map((file) => file.id)).toContain(sharedId)
    expect(remaining.filter((file) => file.id === documentId || file.id === cover)).toEqual([])
    const [auditEntry] = await site.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'item.deleted'))
      .orderBy(auditLog.id)
    expect(auditEntry).toMatchObject({
      ...{ actorId: firstEditor.id, targetId: id, values: { title: 'A draft' } },
    })
  })

  test('rejects deleting formerly published items and catalogue items', async () => {
    const id = await createItem(firstEditor, 'workshop', 'Maps')
    await saveItem(firstEditor, id, createForm({ version: 1, link: 'https://meet.example/maps' }))
    await publishItem(firstEditor, id)
    const rejection = { code: 'itemNotDeletable' }
    await expect(deleteItemDraft(firstEditor, id, 'Maps')).rejects.toMatchObject(rejection)
    await withdrawItem(firstEditor, id)
    const title =
      (
        await import('@/lib/content/item/team').then((contentModule) =>
          contentModule.getAnyItem(id),
        )
      )?.title ?? ''
    await expect(deleteItemDraft(firstEditor, id, title)).rejects.toMatchObject(rejection)
    await withdrawItem(firstEditor, 'rubrics')
    const bundledDeletion = deleteItemDraft(
      firstEditor,
      'rubrics',
      'Rubrics That Students Understand',
    )
    await expect(bundledDeletion).rejects.toMatchObject(rejection)
    await publishItem(firstEditor, 'rubrics')
  })

  test('each change is in the audit log with actor and item', async () => {
    const picture = { id: '5'.repeat(64), kind: 'picture', type: 'image/webp', bytes: 9 } as const
    const document = { id: '6'.repeat(64), kind: 'pdf', type: 'application/pdf', bytes: 9 } as const
    await site.db.insert(files).values([
      { ...picture, name: 'a.webp' },
      { ...document, name: 'a.pdf', coverId: picture.id },
    ])
    const id = await createItem(firstEditor, 'book', 'Globes')
    await attachFile(firstEditor, id, 'document', document.id)
    await saveItem(firstEditor, id, createForm({ version: 2 }))
    await publishItem(firstEditor, id)
    await moveItem(firstEditor, id, 'up')
    await withdrawItem(firstEditor, id)
    const entries = await site.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.targetId, id))
      .orderBy(auditLog.id)
    const actions = ['created', 'file-replaced', 'changed', 'published', 'moved', 'withdrawn']
    expect(entries.map(({ action }) => action).sort()).toEqual(
      actions.map((action) => `item.${action}`).sort(),
    )
    expect(entries.every(({ actorId }) => actorId === firstEditor.id)).toBe(true)
  })
})

describe('the API', () => {
  useOwnDatabase()

  let token: string
  beforeAll(async () => {
    token = await newEditorToken(site.db, { firstname: 'Meera', lastname: 'Editor' })
  })

  const post = async (id: string, body: object, bearerToken = token) => {
    const request = new Request(`http://localhost:3000/api/team/library/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearerToken}` },
      body: JSON.stringify(body),
    })
    const response = await POST(request, { params: Promise.resolve({ id }) })
    return { status: response.status, body: await response.json() }
  }
  const createFormInput = (readVersion: number) => ({
    ...{
      title: 'Ethics',
      description: 'A video.',
      access: 'premium',
      companion: 'resourceType:cards',
    },
    version: `${readVersion}`,
  })

  test('saves a form once and responds to a repeat with the current values', async () => {
    const videoBefore = await content.getPublishedItem('video', 'ethics-case')
    const currentVersion = videoBefore?.version ?? 0
    expect((await post('ethics-case', createFormInput(currentVersion))).status).toBe(200)
    expect((await content.getPublishedItem('video', 'ethics-case'))?.facts.companion).toEqual({
      resourceType: 'cards',
    })
    const conflictResponse = await post('ethics-case', {
      ...createFormInput(currentVersion),
      title: 'Ethics, again',
    })
    expect(conflictResponse.status).toBe(409)
    expect(conflictResponse.body).toMatchObject({
      msg: expect.stringContaining('Meera Editor'),
      errors: { title: 'Current value: Ethics' },
      now: { version: `${currentVersion + 1}` },
    })
    const retryInput = { ...createFormInput(currentVersion + 1), title: 'Ethics, again' }
    expect((await post('ethics-case', retryInput)).status).toBe(200)
  })

  test('responds 404 to everyone else', async () => {
    for (const bearerToken of ['nobody', ''])
      expect((await post('ethics-case', createFormInput(1), bearerToken)).status).toBe(404)
    expect((await post('no-such-item', createFormInput(1))).status).toBe(404)
  })
})
