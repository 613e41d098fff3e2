import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, siteTexts, siteTextVersions } from '@/db/schema'
import { listTextFields } from '@/lib/texts/fields'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let modules: Awaited<ReturnType<typeof loadModules>>
let editor: { id: string }
let colleague: { id: string }

const loadModules = async () => ({
  ...(await import('@/lib/texts/commands/save-draft')),
  ...(await import('@/lib/texts/commands/publish')),
  ...(await import('@/lib/texts/queries')),
  ...(await import('@/lib/texts/published')),
  ...(await import('@/lib/content/version')),
})

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  modules = await loadModules()
  editor = await newUser(db)
  colleague = await newUser(db, { firstname: 'Leela', lastname: 'Nair' })
})
afterAll(() => closeSite())
afterEach(async () => {
  await db.delete(siteTextVersions)
  await db.delete(siteTexts)
})

const save = (values: Record<string, string>, version = 0, viewer = editor) =>
  modules.saveTextDraft(viewer, 'contact', { values, version })

const readPublished = async () => (await modules.loadPublishedTexts()).values.contact ?? {}
const readEdited = async () => {
  const edited = await modules.getEditedText('contact')
  if (!edited) throw new Error('no text')
  return edited
}

const findSummary = async (id: string) =>
  (await modules.listTexts()).flatMap(({ texts }) => texts).find((text) => text.id === id)

async function publish(values: Record<string, string>) {
  const { version } = await readEdited()
  await save(values, version)
  return modules.publishText(editor, 'contact', version + 1)
}

test('a draft is for the team only, until it is published', async () => {
  const versionBefore = await modules.getContentVersion()
  expect(await save({ hours: '9 to 5' })).toEqual({ version: 1 })
  expect(await readPublished()).toEqual({})
  expect(await modules.getContentVersion()).toBe(versionBefore)
  expect((await modules.getTextsWithDraft('contact')).values.contact).toEqual({ hours: '9 to 5' })
  await modules.publishText(editor, 'contact', 1)
  expect(await readPublished()).toEqual({ hours: '9 to 5' })
  expect(await modules.getContentVersion()).not.toBe(versionBefore)
})

test('the second of two editors keeps the typed text and learns who was first', async () => {
  await save({ hours: 'theirs' }, 0, colleague)
  const { conflict } = await save({ hours: 'mine' })
  expect(conflict).toMatchObject({ version: 1, name: 'Leela Nair', values: { hours: 'theirs' } })
  await modules.saveTextDraft(editor, 'contact', {
    ...{ values: { hours: 'mine' }, version: 1, keepsPrevious: true },
  })
  await modules.swapTextDrafts(editor, 'contact')
  expect((await readEdited()).values.hours).toBe('theirs')
  await modules.swapTextDrafts(editor, 'contact')
  expect((await readEdited()).values.hours).toBe('mine')
})

test('of two saves at once, the second gets a conflict', async () => {
  const results = await Promise.all([save({ hours: 'one' }), save({ hours: 'two' }, 0, colleague)])
  expect(results.filter(({ conflict }) => conflict)).toHaveLength(1)
  expect((await readEdited()).version).toBe(1)
})

test('publishing twice at once adds one version and one entry of the log', async () => {
  await save({ hours: '9 to 5' })
  const before = await db.$count(auditLog, eq(auditLog.action, 'text.published'))
  await Promise.all([1, 2, 3].map(() => modules.publishText(editor, 'contact', 1)))
  expect(await db.$count(siteTextVersions)).toBe(1)
  expect(await db.$count(auditLog, eq(auditLog.action, 'text.published'))).toBe(before + 1)
})

test('a draft that a colleague has changed meanwhile is not published', async () => {
  await save({ hours: 'mine' })
  await save({ hours: 'theirs' }, 1, colleague)
  await expect(modules.publishText(editor, 'contact', 1)).rejects.toMatchObject({
    code: 'changedByColleague',
  })
  expect(await readPublished()).toEqual({})
})

test('a draft with a fault is saved, but not published', async () => {
  await save({ facebook: 'facebook' })
  await expect(modules.publishText(editor, 'contact', 1)).rejects.toMatchObject({
    errors: { facebook: 'urlInvalid' },
  })
  expect((await readEdited()).values.facebook).toBe('facebook')
})

test('an undo publishes the earlier version, and every version stays in the history', async () => {
  await publish({ hours: 'first' })
  const { number, previous } = await publish({ hours: 'second' })
  expect({ number, previous }).toEqual({ number: 2, previous: 1 })
  await modules.restoreText(colleague, 'contact', previous)
  expect(await readPublished()).toEqual({ hours: 'first' })
  const { versions, values, hasDraft } = await readEdited()
  expect(versions.map(({ changes }) => changes[0]?.text)).toEqual(['first', 'second', 'first'])
  expect(versions[0]?.publishedBy).toBe('Leela Nair')
  expect({ values: values.hours, hasDraft }).toEqual({ values: 'first', hasDraft: false })
})

test('publishing an earlier version leaves a newer draft as it is', async () => {
  await publish({ hours: 'first' })
  await publish({ hours: 'second' })
  await save({ hours: 'third' }, (await readEdited()).version)
  await modules.restoreText(editor, 'contact', 1)
  expect(await readEdited()).toMatchObject({ values: { hours: 'third' }, hasDraft: true })
})

test('the original text can come back, and the log says so', async () => {
  await publish({ hours: '9 to 5' })
  await modules.restoreText(editor, 'contact', 0)
  expect(await readPublished()).toEqual({})
  expect(await findSummary('contact')).toMatchObject({ isEdited: false })
  expect(await db.$count(auditLog, eq(auditLog.action, 'text.reset'))).toBeGreaterThan(0)
})

test.each(['nothing', 'constructor', '', 'contact-hi', 'about-en', 'about-xx'])(
  'a text named %j does not exist',
  async (name) => {
    const draft = { values: {}, version: 0 }
    await expect(modules.saveTextDraft(editor, name, draft)).rejects.toMatchObject({ status: 404 })
    expect(await modules.getEditedText(name)).toBeNull()
  },
)

test('a version that does not exist cannot be published', async () => {
  await expect(modules.restoreText(editor, 'contact', 7)).rejects.toMatchObject({ status: 404 })
})

async function publishAs(id: string, title: string, version: number) {
  await modules.saveTextDraft(editor, id, { values: { title }, version })
  await modules.publishText(editor, id, version + 1)
}

test('a text in Hindi has its own draft, versions and history', async () => {
  await publishAs('about', 'Who we are', 0)
  await publishAs('about-hi', 'हम कौन हैं', 0)
  const { values } = await modules.loadPublishedTexts()
  expect(values).toEqual({ about: { title: 'Who we are' }, 'about-hi': { title: 'हम कौन हैं' } })
  await modules.restoreText(editor, 'about-hi', 0)
  expect((await modules.loadPublishedTexts()).values.about).toEqual({ title: 'Who we are' })
  expect(await findSummary('about-hi')).toMatchObject({ isEdited: false })
  expect((await modules.getEditedText('about-hi'))?.versions).toHaveLength(2)
})

test('a translation shows the published English text and says when that is newer', async () => {
  const readHindi = async () => {
    const edited = await modules.getEditedText('about-hi')
    const isOutdated = (await findSummary('about-hi'))?.isOutdated
    expect(edited?.isOutdated).toBe(isOutdated)
    return { english: edited?.fields[0]?.english, isOutdated }
  }
  const [original] = listTextFields('about')
  expect(await readHindi()).toEqual({ english: original?.original, isOutdated: false })
  await publishAs('about', 'Who we are', 0)
  expect(await readHindi()).toEqual({ english: 'Who we are', isOutdated: true })
  await modules.saveTextDraft(editor, 'about', { values: { title: 'Draft' }, version: 1 })
  await publishAs('about-hi', 'हम कौन हैं', 0)
  expect(await readHindi()).toEqual({ english: 'Who we are', isOutdated: false })
  expect(await findSummary('about')).toMatchObject({ hasDraft: true, isOutdated: false })
  expect(await findSummary('about-ta')).toMatchObject({ isEdited: false, isOutdated: true })
})

test('a translation that still fits a newer English text is published once more, and only once', async () => {
  await publishAs('about-hi', 'हम कौन हैं', 0)
  await publishAs('about', 'Who we are', 0)
  const publishAgain = () => modules.publishText(editor, 'about-hi', 1)
  expect(await findSummary('about-hi')).toMatchObject({ isOutdated: true })
  const results = await Promise.all([publishAgain(), publishAgain(), publishAgain()])
  expect(results.map(({ number }) => number)).toEqual([2, 2, 2])
  expect(results.filter(({ previous }) => previous === 1)).toHaveLength(1)
  expect(await findSummary('about-hi')).toMatchObject({ isOutdated: false, isEdited: true })
  // The English text itself never has a second version without a change.
  expect(await modules.publishText(editor, 'about', 1)).toMatchObject({ number: 1, previous: 1 })
})

test('an original translation can be confirmed, too', async () => {
  await publishAs('about', 'Who we are', 0)
  await modules.publishText(editor, 'about-ta', 0)
  expect(await findSummary('about-ta')).toMatchObject({ isOutdated: false, isEdited: false })
})

test('without a change, texts are read once', async () => {
  const [first, second] = [await modules.getPublishedTexts(), await modules.getPublishedTexts()]
  expect(second).toBe(first)
})
