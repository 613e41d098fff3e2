import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  files,
  fileTexts,
  itemFiles,
  items,
  itemTexts,
  sessions,
  siteVersions,
  staffRoles,
  users,
} from '@/db/schema'
import { catalogueItems } from '@/lib/content/catalogue'
import type { ChangedItem } from '@/lib/content/schema'
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

describe('the team', () => {
  let commands: typeof import('@/lib/content/commands/save') &
    typeof import('@/lib/content/commands/publish') &
    typeof import('@/lib/content/commands/make') &
    typeof import('@/lib/content/commands/move') &
    typeof import('@/lib/content/commands/attach') &
    typeof import('@/lib/content/commands/delete')
  let asha: { id: string }
  let ravi: { id: string }
  beforeAll(async () => {
    commands = {
      ...(await import('@/lib/content/commands/save')),
      ...(await import('@/lib/content/commands/publish')),
      ...(await import('@/lib/content/commands/make')),
      ...(await import('@/lib/content/commands/move')),
      ...(await import('@/lib/content/commands/attach')),
      ...(await import('@/lib/content/commands/delete')),
    }
    const people = await site.db
      .insert(users)
      .values(
        ['Asha', 'Ravi'].map((firstname) => ({
          ...{ firstname, lastname: 'Of the Team', email: `${firstname}@uns.example` },
          ...{ phoneNumber: '9000000000', passwordHash: 'none' },
        })),
      )
      .returning({ id: users.id })
    ;[asha = { id: '' }, ravi = { id: '' }] = people
    await site.db.update(items).set({ state: 'published' })
  })

  const version = async () => (await import('@/lib/content/version')).contentVersion()
  const rubrics = async () => {
    const item = await content.publishedItem('book', 'rubrics')
    if (!item) throw new Error('the book is gone')
    return item
  }
  const form = (more: Partial<ChangedItem> & { version: number }): ChangedItem => ({
    ...{ title: 'Rubrics', description: 'A book.', access: 'premium' },
    ...{ author: null, category: null, grades: null, theme: null, part: null },
    ...{ companion: null, link: null, picture: null },
    ...more,
  })

  test('two who save at once: the second is told who was first and what each field reads now', async () => {
    const { version: seen } = await rubrics()
    const first = form({ title: 'Rubrics, mended', author: 'Asha', version: seen })
    expect(await commands.saveItem(asha, 'rubrics', first)).toBeNull()
    const second = form({ title: 'Rubrics, again', author: null, version: seen })
    const overtaken = await commands.saveItem(ravi, 'rubrics', second)
    expect(overtaken).toMatchObject({
      name: 'Asha Of the Team',
      version: seen + 1,
      theirs: { title: 'Rubrics, mended', author: 'Asha' },
    })
    expect(Object.keys(overtaken?.theirs ?? {})).not.toContain('description')
    expect((await rubrics()).title).toBe('Rubrics, mended')
    expect(await commands.saveItem(ravi, 'rubrics', { ...second, version: seen + 1 })).toBeNull()
    expect((await rubrics()).title).toBe('Rubrics, again')
  })

  test('fifty who save from the same state: one saves, the others are told', async () => {
    const { version: seen } = await rubrics()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        commands.saveItem(asha, 'rubrics', form({ title: `Title ${n}`, version: seen })),
      ),
    )
    expect(outcomes.filter((one) => one === null)).toHaveLength(1)
    expect((await rubrics()).version).toBe(seen + 1)
  })

  test('what is published is new content for everyone, and what stays a draft is not', async () => {
    const before = await version()
    const id = await commands.makeItem(asha, 'workshop', 'A workshop on maps')
    expect(id).toMatch(/^a-workshop-on-maps-[0-9a-f]{6}$/)
    await expect(commands.publishItem(asha, id)).rejects.toMatchObject({ word: 'itemNotReady' })
    const link = 'https://meet.uns.example/w/maps'
    await commands.saveItem(asha, id, form({ link, access: 'free', version: 1 }))
    expect(await version()).toBe(before)
    await commands.publishItem(asha, id)
    expect(await version()).not.toBe(before)
    const published = await version()
    await commands.publishItem(ravi, id)
    expect(await version()).toBe(published)
    const { workshopsFor } = await import('@/lib/workshops/queries')
    const card = (await workshopsFor({ isSubscribed: false })).find((one) => one.id === id)
    expect(card?.link).toBe(link)
    await commands.withdrawItem(asha, id)
    expect((await workshopsFor(subscriber)).map((one) => one.id)).not.toContain(id)
  })

  test('a step up and a step down lead back, and many at once lose nobody', async () => {
    const order = async () => (await content.publishedItems('book')).map(({ id }) => id)
    const before = await order()
    await commands.moveItem(asha, 'rubrics', 'up')
    expect((await order()).indexOf('rubrics')).toBe(before.indexOf('rubrics') - 1)
    await commands.moveItem(asha, 'rubrics', 'down')
    expect(await order()).toEqual(before)
    await Promise.all(before.map((id, n) => commands.moveItem(asha, id, n % 2 ? 'up' : 'down')))
    expect([...(await order())].sort()).toEqual([...before].sort())
    const places = await site.db.select({ place: items.place }).from(items)
    expect(new Set(places.map(({ place }) => place)).size).toBe(places.length)
  })

  test('a replaced file is what the next request gets, and nothing of the old one stays', async () => {
    const [id, cover] = ['d'.repeat(64), 'c'.repeat(64)]
    await site.db.insert(files).values([
      { id: cover, kind: 'picture', type: 'image/webp', bytes: 9, name: 'cover.webp' },
      {
        ...{ id, kind: 'pdf', type: 'application/pdf', bytes: 9, name: 'new.pdf', coverId: cover },
        facts: { pages: 3 },
      },
    ])
    await expect(commands.attachFile(asha, 'ethics-case', 'film', id)).rejects.toMatchObject({
      word: 'fileNotForThis',
    })
    expect(await library.textOf(await rubrics())).not.toBeNull()
    await commands.attachFile(asha, 'rubrics', 'document', id)
    expect(await library.ebookFile(subscriber, 'rubrics')).toEqual({ fileId: id })
    expect(await library.ebookFile({ isSubscribed: false }, 'rubrics')).toBeNull()
    // The text to read was the old book's: now it has its pages alone.
    expect(await library.textOf(await rubrics())).toBeNull()
    expect((await library.openEbook(subscriber, 'rubrics'))?.pages).toBe(3)
  })

  test('a search finds the words of an uploaded PDF, by page', async () => {
    const id = '9'.repeat(64)
    await site.db
      .insert(files)
      .values({ id, kind: 'pdf', type: 'application/pdf', bytes: 9, name: 'tanks.pdf' })
    const pages = ['Cover', 'Stepwells of Gujarat', 'A “Baoli” and 100% of its rain', 'stepwells']
    await site.db.insert(fileTexts).values({ fileId: id, pages })
    await commands.attachFile(asha, 'social-impact-journal', 'pdf', id)
    const { searchTexts } = await import('@/lib/toolkit/search')
    expect(await searchTexts('STEPWELLS 100% river')).toEqual({
      stepwells: { 'social-impact-journal': [2, 4] },
      '100%': { 'social-impact-journal': [3] },
      river: expect.not.objectContaining({ 'social-impact-journal': expect.anything() }),
    })
    expect(await searchTexts("%' or 1=1 --")).toBeTypeOf('object')
  })

  test('a replaced PDF of a work takes the pictures of the old pages along', async () => {
    const id = 'd'.repeat(64)
    await commands.attachFile(asha, 'global-goals-deck', 'pdf', id)
    const shelves = await toolkit.shelvesFor(subscriber)
    const work = shelves.flatMap(({ works }) => works).find((one) => one.id === 'global-goals-deck')
    expect([work?.extent, work?.pages.length]).toEqual([3, 1])
    expect(await toolkit.pagePicture(subscriber, 'global-goals-deck-2.webp')).toBeNull()
    expect(await toolkit.pagePicture(subscriber, 'global-goals-deck-1.webp')).not.toBeNull()
  })

  test('a cover is for everyone once what it stands on is published, and not before', async () => {
    const cover = 'c'.repeat(64)
    const id = await commands.makeItem(asha, 'book', 'A book on maps')
    await commands.attachFile(asha, id, 'document', 'd'.repeat(64))
    expect(await content.isPublishedPicture(cover)).toBe(false)
    await commands.saveItem(asha, id, form({ version: 2 }))
    await commands.publishItem(asha, id)
    expect(await content.isPublishedPicture(cover)).toBe(true)
    expect(await content.isPublishedPicture('d'.repeat(64))).toBe(false)
  })

  test('deletes a draft that was never published, with its files, once its title is typed', async () => {
    const [own, shared, cover] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
      string,
      string,
      string,
    ]
    const kept = { kind: 'picture' as const, type: 'image/webp', bytes: 9, name: 'a.webp' }
    await site.db.insert(files).values([
      { ...kept, id: cover },
      { ...kept, id: shared },
      { ...kept, id: own, kind: 'pdf', type: 'application/pdf', coverId: cover },
    ])
    const [id, other] = [
      await commands.makeItem(asha, 'book', 'A draft'),
      await commands.makeItem(asha, 'book', 'Another'),
    ]
    await commands.attachFile(asha, id, 'document', own)
    await commands.attachFile(asha, id, 'cover', shared)
    await commands.attachFile(asha, other, 'cover', shared)
    await expect(commands.deleteDraft(asha, id, 'A Draft')).rejects.toMatchObject({
      errors: { typed: 'titleNotTyped' },
    })
    const both = [
      commands.deleteDraft(asha, id, 'A draft'),
      commands.deleteDraft(asha, id, 'A draft'),
    ]
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await site.db.$count(items, eq(items.id, id))).toBe(0)
    const left = await site.db.select({ id: files.id }).from(files)
    expect(left.map((file) => file.id)).toContain(shared)
    expect(left.filter((file) => file.id === own || file.id === cover)).toEqual([])
    const [line] = await site.db.select().from(auditLog).where(eq(auditLog.act, 'item.deleted'))
    expect(line).toMatchObject({ actorId: asha.id, values: { item: id } })
  })

  test('deletes neither what was once published nor what came with the site', async () => {
    const id = await commands.makeItem(asha, 'workshop', 'Maps')
    await commands.saveItem(asha, id, form({ version: 1, link: 'https://meet.example/maps' }))
    await commands.publishItem(asha, id)
    const refused = { word: 'itemNotDeletable' }
    await expect(commands.deleteDraft(asha, id, 'Maps')).rejects.toMatchObject(refused)
    await commands.withdrawItem(asha, id)
    const title = (await import('@/lib/content/all').then((all) => all.anyItem(id)))?.title ?? ''
    await expect(commands.deleteDraft(asha, id, title)).rejects.toMatchObject(refused)
    await commands.withdrawItem(asha, 'rubrics')
    const bundled = commands.deleteDraft(asha, 'rubrics', 'Rubrics That Students Understand')
    await expect(bundled).rejects.toMatchObject(refused)
    await commands.publishItem(asha, 'rubrics')
  })

  test('each change has its line in the log, by name of who and what', async () => {
    const lines = await site.db
      .select({ act: auditLog.act, by: auditLog.actorId, values: auditLog.values })
      .from(auditLog)
    for (const act of ['made', 'changed', 'published', 'withdrawn', 'moved', 'file'])
      expect(lines.some((line) => line.act === `item.${act}` && line.by === asha.id)).toBe(true)
    const own = lines.filter(({ act }) => act.startsWith('item.'))
    expect(own.every(({ values }) => typeof values.item === 'string')).toBe(true)
  })
})

describe('by the door', () => {
  let token: string
  beforeAll(async () => {
    const { newToken, tokenHash } = await import('@/lib/auth/secrets')
    token = newToken()
    const [editor] = await site.db
      .insert(users)
      .values({
        ...{ firstname: 'Meera', lastname: 'Editor', email: 'meera@uns.example' },
        ...{ phoneNumber: '9000000000', passwordHash: 'none' },
      })
      .returning({ id: users.id })
    const userId = editor?.id ?? ''
    await site.db.insert(staffRoles).values({ userId, role: 'editor' })
    const expiresAt = new Date(Date.now() + 60_000)
    await site.db.insert(sessions).values({ userId, tokenHash: tokenHash(token), expiresAt })
  })

  const post = async (id: string, body: object, sent = token) => {
    const { POST } = await import('@/app/api/team/library/[id]/route')
    const request = new Request(`http://localhost:3000/api/team/library/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sent}` },
      body: JSON.stringify(body),
    })
    const answer = await POST(request, { params: Promise.resolve({ id }) })
    return { status: answer.status, body: await answer.json() }
  }
  const typed = (version: number) => ({
    ...{ title: 'Ethics', description: 'A film.', access: 'premium', companion: 'part:cards' },
    version: `${version}`,
  })

  test('a form saves once, and its second copy hears what each field reads now', async () => {
    const before = await content.publishedItem('film', 'ethics-case')
    const seen = before?.version ?? 0
    expect((await post('ethics-case', typed(seen))).status).toBe(200)
    expect((await content.publishedItem('film', 'ethics-case'))?.facts.companion).toEqual({
      part: 'cards',
    })
    const late = await post('ethics-case', { ...typed(seen), title: 'Ethics, again' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      msg: expect.stringContaining('Meera Editor'),
      errors: { title: 'It reads now: Ethics' },
      now: { version: `${seen + 1}` },
    })
    const again = { ...typed(seen + 1), title: 'Ethics, again' }
    expect((await post('ethics-case', again)).status).toBe(200)
  })

  test('to everybody else there is nothing, whatever they send', async () => {
    for (const sent of ['nobody', ''])
      expect((await post('ethics-case', typed(1), sent)).status).toBe(404)
    expect((await post('no-such-item', typed(1))).status).toBe(404)
  })
})
