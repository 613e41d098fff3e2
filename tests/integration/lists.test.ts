import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bumpContentVersion } from '@/db/bump-content-version'
import { auditLog, listEntries, liveSessions } from '@/db/schema'
import { createItem } from '@/lib/content/item/create'
import { saveItem } from '@/lib/content/item/save'
import { getAnyItem } from '@/lib/content/item/team'
import {
  addListEntry,
  moveListEntry,
  renameListEntry,
  restoreListEntry,
  retireListEntry,
} from '@/lib/content/list-entries'
import { forgetLists, getLists } from '@/lib/content/lists'
import { getContentVersion } from '@/lib/content/version'
import { getCompanion } from '@/lib/library/videos'
import { getProgramme, parseProgrammeFilter } from '@/lib/live-sessions/public-sessions'
import type { NewLiveSessionInput } from '@/lib/live-sessions/schema'
import { updateLiveSession } from '@/lib/live-sessions/session/change'
import { createLiveSessions } from '@/lib/live-sessions/session/create'
import { getLiveSessionFormOptions } from '@/lib/live-sessions/session/form'
import { renameListEntryAndRecords } from '@/lib/team/rename-list-entry'
import { findThemeResources, getThemeArchive } from '@/lib/toolkit/files'
import { shareContentVersion } from '@/server/contract'
import { openInProcessDatabase } from '../support/in-process'
import { seededLists } from '../support/items'
import { newPastLiveSession } from '../support/past-live-sessions'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }
let listsOfNewSite: unknown

const SEEDED = ['social-impact', 'youth-leadership', 'global-goals', 'ethics-innovation']

beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = await newUser(site.db)
  listsOfNewSite = await getLists()
})
afterAll(() => site?.close())

beforeEach(async () => {
  await site.db.delete(liveSessions)
  await site.db.delete(listEntries)
  await site.db.insert(listEntries).values(
    SEEDED.map((slug, position) => ({
      ...{ list: 'theme' as const, slug, label: slug.toUpperCase(), position },
    })),
  )
  forgetLists()
})

const listSlugs = async () => (await getLists()).theme.map(({ slug }) => slug)
const listOfferedSlugs = async () =>
  (await getLiveSessionFormOptions()).themes.map(({ value }) => value)
const countAudit = (action: (typeof auditLog.$inferSelect)['action']) =>
  site.db.$count(auditLog, eq(auditLog.action, action))

const newForm = (overrides: Partial<NewLiveSessionInput> = {}): NewLiveSessionInput => ({
  ...{ kind: 'series', theme: null, title: 'Stories', summary: 'A session' },
  ...{ language: 'en', host: 'R. Lakshmi' },
  ...{
    hostBio: 'Teacher',
    takeaway: null,
    preparation: null,
    day: '2027-06-05',
    time: '10:00',
    minutes: 60,
  },
  ...{ meetingUrl: 'https://meet.example/abc', audience: 'user', capacity: null },
  ...{ subject: null, region: null, providerClass: 'other', mode: 'online', standardDomain: null },
  ...{ attendanceMethod: 'joining', attendanceCode: null, resourceIds: [] },
  ...{ recordingVideoId: null, recordingUrl: null, state: 'published', times: null, until: null },
  ...overrides,
})

const listPlannedThemes = async () => {
  const rows = await site.db
    .select({ theme: liveSessions.theme })
    .from(liveSessions)
    .where(and(eq(liveSessions.title, 'Stories'), eq(liveSessions.state, 'published')))
    .orderBy(asc(liveSessions.startsAt))
  return rows.map(({ theme }) => theme)
}

test('a new site has the themes and types of its toolkit', () => {
  expect(listsOfNewSite).toEqual(seededLists)
})

describe('a list', () => {
  test('gets an entry at its end, which forms offer, and a new content version', async () => {
    const version = await getContentVersion()
    await addListEntry(editor, 'theme', { name: 'Água & Saúde' })
    expect(await listSlugs()).toEqual([...SEEDED, 'agua-saude'])
    expect(await listOfferedSlugs()).toContain('agua-saude')
    expect(await getContentVersion()).not.toBe(version)
    expect(await countAudit('list-entry.added')).toBeGreaterThan(0)
  })

  test('takes labels in any script, and equal slugs apart', async () => {
    await addListEntry(editor, 'theme', { name: 'தமிழ்' })
    await addListEntry(editor, 'theme', { name: 'Social impact!' })
    const slugs = await listSlugs()
    expect(new Set(slugs).size).toBe(6)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/)
  })

  test('has each label once, whatever its case and also if it is retired', async () => {
    await retireListEntry(editor, 'theme', 'global-goals')
    for (const label of ['social-impact', 'Global-Goals'])
      await expect(addListEntry(editor, 'theme', { name: label })).rejects.toMatchObject({
        errors: { name: 'labelTaken' },
      })
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => addListEntry(editor, 'theme', { name: 'At once' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('renames an entry unless a colleague was faster; its slug stays, so that links work', async () => {
    await newPastLiveSession(site.db, { theme: 'social-impact' })
    const change = { name: 'Impact', was: 'SOCIAL-IMPACT' }
    await renameListEntry(editor, 'theme', 'social-impact', change)
    await expect(
      renameListEntry(editor, 'theme', 'social-impact', { ...change, name: 'Mine' }),
    ).rejects.toMatchObject({ code: 'changedByColleague' })
    const lists = await getLists()
    const filter = parseProgrammeFilter({ theme: 'social-impact' }, lists)
    expect(filter.theme).toBe('social-impact')
    const { past } = await getProgramme(filter)
    expect(past.map(({ themeLabel }) => themeLabel)).toEqual(['Impact'])
  })

  test('moves an entry among those that are offered', async () => {
    await retireListEntry(editor, 'theme', 'youth-leadership')
    await moveListEntry(editor, 'theme', 'global-goals', 'up')
    expect(await listOfferedSlugs()).toEqual(['global-goals', 'social-impact', 'ethics-innovation'])
    const moves = await countAudit('list-entry.moved')
    await moveListEntry(editor, 'theme', 'global-goals', 'up')
    await moveListEntry(editor, 'theme', 'youth-leadership', 'down')
    expect(await countAudit('list-entry.moved')).toBe(moves)
  })

  test('stays complete when several people move entries at once', async () => {
    await Promise.all(SEEDED.map((slug) => moveListEntry(editor, 'theme', slug, 'down')))
    expect((await listSlugs()).toSorted()).toEqual(SEEDED.toSorted())
  })

  test('is read again only for a new content version', async () => {
    await getLists()
    await site.db
      .update(listEntries)
      .set({ label: 'By another instance' })
      .where(eq(listEntries.slug, 'social-impact'))
    const readLabel = async () => (await getLists()).theme[0]?.label
    expect(await readLabel()).toBe('SOCIAL-IMPACT')
    await site.db.transaction((tx) => bumpContentVersion(tx as typeof site.db))
    // As the server's watcher does.
    shareContentVersion(await getContentVersion())
    expect(await readLabel()).toBe('By another instance')
    shareContentVersion(undefined)
  })
})

describe('a retired theme', () => {
  test('stays on sessions and in links, and is offered again when it is restored', async () => {
    const id = await createLiveSessions(editor, newForm({ theme: 'global-goals' }))
    await retireListEntry(editor, 'theme', 'global-goals')
    await retireListEntry(editor, 'theme', 'global-goals')
    expect(await listOfferedSlugs()).not.toContain('global-goals')
    await expect(
      createLiveSessions(editor, newForm({ theme: 'global-goals' })),
    ).rejects.toMatchObject({ errors: { theme: 'notOffered' } })
    const form = { ...newForm({ theme: 'global-goals', summary: 'Better' }), version: 1 }
    const save = (change: object) =>
      updateLiveSession(editor, id, { ...form, ...change, reach: 'this' }, async () => false)
    expect(await save({})).toMatchObject({ savedCount: 1 })
    const lists = await getLists()
    const filter = parseProgrammeFilter({ theme: 'global-goals' }, lists)
    const { coming } = await getProgramme(filter)
    expect(coming.map(({ themeLabel }) => themeLabel)).toEqual(['GLOBAL-GOALS'])
    expect(await save({ version: 2, theme: 'social-impact' })).toMatchObject({
      savedCount: 1,
    })
    await expect(save({ version: 3 })).rejects.toMatchObject({ errors: { theme: 'notOffered' } })
    await restoreListEntry(editor, 'theme', 'global-goals')
    expect(await save({ version: 3 })).toMatchObject({ savedCount: 1 })
  })

  test('that is in no list is none for the filter, and no command changes it', async () => {
    const lists = await getLists()
    expect(parseProgrammeFilter({ theme: 'unknown' }, lists).theme).toBeUndefined()
    for (const change of [retireListEntry, restoreListEntry])
      await expect(change(editor, 'theme', 'unknown')).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('the toolkit', () => {
  const subscriber = { isSubscribed: true }
  const saveResource = async (id: string, fields: object) => {
    const item = await getAnyItem(id)
    return saveItem(editor, id, {
      ...{ title: 'Deck', description: 'A deck', access: 'free', subtitle: null, author: null },
      ...{ category: null, grades: '6-8', companion: null, link: null, picture: null },
      ...{ language: null, translationOf: null },
      ...{ theme: 'social-impact', resourceType: 'deck', ...fields },
      version: item?.version ?? 0,
    })
  }

  test('shows new labels in the new order, and its old URLs work', async () => {
    await site.db.insert(listEntries).values({
      ...{ list: 'resourceType', slug: 'deck', label: 'Slides', position: 0 },
    })
    const change = { name: 'தமிழ் "Impact"', was: 'SOCIAL-IMPACT' }
    await renameListEntry(editor, 'theme', 'social-impact', change)
    await moveListEntry(editor, 'theme', 'social-impact', 'down')
    await retireListEntry(editor, 'theme', 'social-impact')
    const groups = await findThemeResources(subscriber)
    expect(groups.map(({ theme }) => theme).slice(0, 2)).toEqual([
      'youth-leadership',
      'social-impact',
    ])
    expect(groups[1]).toMatchObject({
      label: change.name,
      resources: [{ typeLabel: 'Slides' }, {}, {}, {}, {}],
    })
    const archive = await getThemeArchive(subscriber, 'social-impact.zip')
    expect(archive?.name).toBe('UNS Toolkit - Impact.zip')
    expect(getCompanion({ theme: 'social-impact' }, await getLists())).toEqual({
      href: '/toolkit?theme=social-impact',
      label: `In the toolkit: ${change.name}`,
    })
  })

  test('a resource can have a theme that was added, keeps one that is retired, and gets no other', async () => {
    await site.db.insert(listEntries).values({
      ...{ list: 'resourceType', slug: 'deck', label: 'Slides', position: 0 },
    })
    const id = await createItem(editor, 'resource', 'Deck')
    await addListEntry(editor, 'theme', { name: 'Digital safety' })
    expect(await saveResource(id, { theme: 'digital-safety' })).toBeNull()
    await retireListEntry(editor, 'theme', 'digital-safety')
    expect(await saveResource(id, { theme: 'digital-safety', title: 'Better' })).toBeNull()
    for (const [field, value] of [
      ['theme', 'unknown'],
      ['resourceType', 'cards'],
    ] as const)
      await expect(saveResource(id, { [field]: value })).rejects.toMatchObject({
        errors: { [field]: 'notOffered' },
      })
    expect((await getAnyItem(id))?.facts.theme).toBe('digital-safety')
    await saveResource(id, { theme: 'social-impact' })
    await expect(saveResource(id, { theme: 'digital-safety' })).rejects.toMatchObject({
      errors: { theme: 'notOffered' },
    })
  })
})

describe('a region', () => {
  const findMeetings = async (region: string) => {
    const filter = parseProgrammeFilter({ region }, await getLists())
    return (await getProgramme(filter)).coming.map((meeting) => meeting.region)
  }
  const findSlug = async (name: string) =>
    (await getLists()).region.find(({ label }) => label === name)?.slug ?? ''

  test('gets its new name on all meetings, and its old URL works', async () => {
    await addListEntry(editor, 'region', { name: 'Madras' })
    const meeting = newForm({ kind: 'meeting', region: 'Madras' })
    const id = await createLiveSessions(editor, meeting)
    const rename = (was: string, name: string) =>
      renameListEntryAndRecords(editor, 'region', 'madras', { was, name })
    await rename('Madras', 'Chennai')
    await rename('Chennai', 'Chennai district')
    for (const name of ['Madras', 'Chennai', 'Chennai district'])
      expect(await findMeetings(name)).toEqual(['Chennai district'])
    await addListEntry(editor, 'region', { name: 'Chennai' })
    expect(await findMeetings('Chennai')).toEqual([])
    expect(await findMeetings('Madras')).toEqual(['Chennai district'])
    await retireListEntry(editor, 'region', await findSlug('Chennai district'))
    const save = (version: number, region: string) =>
      updateLiveSession(
        editor,
        id,
        { ...meeting, region, version, reach: 'this' },
        async () => false,
      )
    expect(await save(1, 'Chennai district')).toMatchObject({ savedCount: 1 })
    await expect(save(2, 'Elsewhere')).rejects.toMatchObject({ errors: { region: 'notOffered' } })
    expect((await getLiveSessionFormOptions()).regions).toEqual([
      { value: 'Chennai', label: 'Chennai' },
    ])
  })
})

test('a category gets its new name on all books, and a book keeps one that is retired', async () => {
  await addListEntry(editor, 'category', { name: 'Stories' })
  const id = await createItem(editor, 'book', 'A book')
  const save = async (category: string) =>
    saveItem(editor, id, {
      ...{ title: 'A book', description: 'Of stories', access: 'free', subtitle: null },
      ...{ author: null, grades: null, theme: null, resourceType: null, companion: null },
      ...{ link: null, picture: null, category },
      ...{ language: null, translationOf: null },
      version: (await getAnyItem(id))?.version ?? 0,
    })
  await save('Stories')
  const change = { was: 'Stories', name: 'Short stories' }
  await renameListEntryAndRecords(editor, 'category', 'stories', change)
  expect((await getAnyItem(id))?.content).toMatchObject({
    ...{ category: 'Short stories', description: 'Of stories' },
  })
  await retireListEntry(editor, 'category', 'stories')
  expect(await save('Short stories')).toBeNull()
  await expect(save('Stories')).rejects.toMatchObject({ errors: { category: 'notOffered' } })
})

describe('weekly planning', () => {
  test('gives each week the next active theme, after the session before', async () => {
    await newPastLiveSession(site.db, { theme: 'social-impact' })
    await retireListEntry(editor, 'theme', 'youth-leadership')
    await createLiveSessions(editor, newForm({ rotates: true, times: 4 }))
    expect(await listPlannedThemes()).toEqual([
      'global-goals',
      'ethics-innovation',
      'social-impact',
      'global-goals',
    ])
  })

  test('keeps the themes when later sessions change with the first', async () => {
    const form = newForm({ theme: 'global-goals', rotates: true, times: 3 })
    const id = await createLiveSessions(editor, form)
    const rotation = ['global-goals', 'ethics-innovation', 'social-impact']
    expect(await listPlannedThemes()).toEqual(rotation)
    const { times: _, until: __, rotates: ___, ...change } = form
    const save = (fields: object) =>
      updateLiveSession(
        editor,
        id,
        { ...change, version: 1, reach: 'following', ...fields },
        async () => false,
      )
    expect(await save({ minutes: 90 })).toMatchObject({ savedCount: 3 })
    expect(await listPlannedThemes()).toEqual(rotation)
    expect(await save({ version: 2, theme: 'social-impact' })).toMatchObject({
      savedCount: 3,
    })
    expect(new Set(await listPlannedThemes())).toEqual(new Set(['social-impact']))
  })

  test('without the rotation keeps one theme', async () => {
    await createLiveSessions(editor, newForm({ theme: 'global-goals', times: 2 }))
    expect(await listPlannedThemes()).toEqual(['global-goals', 'global-goals'])
  })
})
