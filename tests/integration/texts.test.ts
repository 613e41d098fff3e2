import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, siteTexts, siteTextVersions } from '@/db/schema'
import { getContentVersion } from '@/lib/content/version'
import { saveTextDraft, swapTextDrafts } from '@/lib/texts/drafts'
import { listTextFields } from '@/lib/texts/fields'
import { publishText, restoreText } from '@/lib/texts/publish'
import { getPublishedTexts, loadPublishedTexts } from '@/lib/texts/published'
import { getEditedText, getTextsWithDraft, listTexts } from '@/lib/texts/team'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let editor: { id: string }
let colleague: { id: string }

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  editor = await newUser(db)
  colleague = await newUser(db, { firstname: 'Leela', lastname: 'Nair' })
})
afterAll(() => closeSite())
afterEach(async () => {
  await db.delete(siteTextVersions)
  await db.delete(siteTexts)
})

const save = (values: Record<string, string>, version = 0, viewer = editor) =>
  saveTextDraft(viewer, 'contact', { values, version })

const readPublished = async () => (await loadPublishedTexts()).values.contact ?? {}
const readEdited = async () => {
  const edited = await getEditedText('contact')
  if (!edited) throw new Error('no text')
  return edited
}

const findSummary = async (id: string) =>
  (await listTexts()).flatMap(({ texts }) => texts).find((text) => text.id === id)

async function publish(values: Record<string, string>) {
  const { version } = await readEdited()
  await save(values, version)
  return publishText(editor, 'contact', version + 1)
}

test('a draft is for the team only, until it is published', async () => {
  const versionBefore = await getContentVersion()
  expect(await save({ hours: '9 to 5' })).toEqual({ version: 1 })
  expect(await readPublished()).toEqual({})
  expect(await getContentVersion()).toBe(versionBefore)
  expect((await getTextsWithDraft('contact')).values.contact).toEqual({ hours: '9 to 5' })
  await publishText(editor, 'contact', 1)
  expect(await readPublished()).toEqual({ hours: '9 to 5' })
  expect(await getContentVersion()).not.toBe(versionBefore)
})

test('the second of two editors keeps the typed text and learns who was first', async () => {
  await save({ hours: 'theirs' }, 0, colleague)
  const { conflict } = await save({ hours: 'mine' })
  expect(conflict).toMatchObject({ version: 1, name: 'Leela Nair', values: { hours: 'theirs' } })
  await saveTextDraft(editor, 'contact', {
    ...{ values: { hours: 'mine' }, version: 1, keepsPrevious: true },
  })
  await swapTextDrafts(editor, 'contact')
  expect((await readEdited()).values.hours).toBe('theirs')
  await swapTextDrafts(editor, 'contact')
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
  await Promise.all([1, 2, 3].map(() => publishText(editor, 'contact', 1)))
  expect(await db.$count(siteTextVersions)).toBe(1)
  expect(await db.$count(auditLog, eq(auditLog.action, 'text.published'))).toBe(before + 1)
})

test('a draft that a colleague has changed meanwhile is not published', async () => {
  await save({ hours: 'mine' })
  await save({ hours: 'theirs' }, 1, colleague)
  await expect(publishText(editor, 'contact', 1)).rejects.toMatchObject({
    code: 'changedByColleague',
  })
  expect(await readPublished()).toEqual({})
})

test('a draft with a fault is saved, but not published', async () => {
  await save({ facebook: 'facebook' })
  await expect(publishText(editor, 'contact', 1)).rejects.toMatchObject({
    errors: { facebook: 'urlInvalid' },
  })
  expect((await readEdited()).values.facebook).toBe('facebook')
})

test('an undo publishes the earlier version, and every version stays in the history', async () => {
  await publish({ hours: 'first' })
  const { number, previous } = await publish({ hours: 'second' })
  expect({ number, previous }).toEqual({ number: 2, previous: 1 })
  await restoreText(colleague, 'contact', previous)
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
  await restoreText(editor, 'contact', 1)
  expect(await readEdited()).toMatchObject({ values: { hours: 'third' }, hasDraft: true })
})

test('the original text can come back, and the log says so', async () => {
  await publish({ hours: '9 to 5' })
  await restoreText(editor, 'contact', 0)
  expect(await readPublished()).toEqual({})
  expect(await findSummary('contact')).toMatchObject({ isEdited: false })
  expect(await db.$count(auditLog, eq(auditLog.action, 'text.reset'))).toBeGreaterThan(0)
})

test.each(['nothing', 'constructor', '', 'contact-hi', 'about-en', 'about-xx'])(
  'a text named %j does not exist',
  async (name) => {
    const draft = { values: {}, version: 0 }
    await expect(saveTextDraft(editor, name, draft)).rejects.toMatchObject({ status: 404 })
    expect(await getEditedText(name)).toBeNull()
  },
)

test('a version that does not exist cannot be published', async () => {
  await expect(restoreText(editor, 'contact', 7)).rejects.toMatchObject({ status: 404 })
})

async function publishAs(id: string, title: string, version: number) {
  await saveTextDraft(editor, id, { values: { title }, version })
  await publishText(editor, id, version + 1)
}

test('a text in Hindi has its own draft, versions and history', async () => {
  await publishAs('about', 'Who we are', 0)
  await publishAs('about-hi', 'हम कौन हैं', 0)
  const { values } = await loadPublishedTexts()
  expect(values).toEqual({ about: { title: 'Who we are' }, 'about-hi': { title: 'हम कौन हैं' } })
  await restoreText(editor, 'about-hi', 0)
  expect((await loadPublishedTexts()).values.about).toEqual({ title: 'Who we are' })
  expect(await findSummary('about-hi')).toMatchObject({ isEdited: false })
  expect((await getEditedText('about-hi'))?.versions).toHaveLength(2)
})

test('a translation shows the published English text and says when that is newer', async () => {
  const readHindi = async () => {
    const edited = await getEditedText('about-hi')
    const isOutdated = (await findSummary('about-hi'))?.isOutdated
    expect(edited?.isOutdated).toBe(isOutdated)
    return { english: edited?.fields[0]?.english, isOutdated }
  }
  const [original] = listTextFields('about')
  expect(await readHindi()).toEqual({ english: original?.original, isOutdated: false })
  await publishAs('about', 'Who we are', 0)
  expect(await readHindi()).toEqual({ english: 'Who we are', isOutdated: true })
  await saveTextDraft(editor, 'about', { values: { title: 'Draft' }, version: 1 })
  await publishAs('about-hi', 'हम कौन हैं', 0)
  expect(await readHindi()).toEqual({ english: 'Who we are', isOutdated: false })
  expect(await findSummary('about')).toMatchObject({ hasDraft: true, isOutdated: false })
  expect(await findSummary('about-ta')).toMatchObject({ isEdited: false, isOutdated: true })
})

test('a translation that still fits a newer English text is published once more, and only once', async () => {
  await publishAs('about-hi', 'हम कौन हैं', 0)
  await publishAs('about', 'Who we are', 0)
  const publishAgain = () => publishText(editor, 'about-hi', 1)
  expect(await findSummary('about-hi')).toMatchObject({ isOutdated: true })
  const results = await Promise.all([publishAgain(), publishAgain(), publishAgain()])
  expect(results.map(({ number }) => number)).toEqual([2, 2, 2])
  expect(results.filter(({ previous }) => previous === 1)).toHaveLength(1)
  expect(await findSummary('about-hi')).toMatchObject({ isOutdated: false, isEdited: true })
  // The English text itself never has a second version without a change.
  expect(await publishText(editor, 'about', 1)).toMatchObject({ number: 1, previous: 1 })
})

test('an original translation can be confirmed, too', async () => {
  await publishAs('about', 'Who we are', 0)
  await publishText(editor, 'about-ta', 0)
  expect(await findSummary('about-ta')).toMatchObject({ isOutdated: false, isEdited: false })
})

test('without a change, texts are read once', async () => {
  const [first, second] = [await getPublishedTexts(), await getPublishedTexts()]
  expect(second).toBe(first)
})
