import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bumpContentVersion } from '@/db/bump-content-version'
import type { Db } from '@/db/client'
import { auditLog, policyVersions, siteTexts, users } from '@/db/schema'
import { runInLanguage } from '@/i18n/request-language'
import { getContentVersion } from '@/lib/content/version'
import { savePolicyDraft, swapPolicyDrafts } from '@/lib/policies/drafts'
import { publishPolicy, withdrawPolicyVersion } from '@/lib/policies/publish'
import {
  filterVersionNumbers,
  getPolicyPage,
  getPolicyVersion,
  loadTimelines,
} from '@/lib/policies/published'
import { getEditedPolicy, getPolicyPreview } from '@/lib/policies/team'
import { openInProcessDatabase } from '../support/in-process'
import { newUser, setClock } from '../support/schools'

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
  await setToday('2026-12-01')
})
afterAll(() => closeSite())
afterEach(async () => {
  await db.execute(sql`truncate policy_versions cascade`)
  await db.delete(siteTexts)
  await setToday('2026-12-01')
})

const setToday = (day: string) => setClock(db, `timestamptz '${day} 12:00+05:30'`)

async function readEdited() {
  const edited = await getEditedPolicy('terms')
  if (!edited) throw new Error('no policy')
  return edited
}

const readTimeline = async () => (await loadTimelines()).terms

/** Returns the version of the draft. */
async function save(values: Record<string, string>): Promise<number> {
  const { version } = await readEdited()
  await savePolicyDraft(editor, 'terms', { values, version })
  return version + 1
}

const newDraft = (body: string, effectiveFrom = '2026-12-05') => ({
  ...{ body, effectiveFrom, summary: `Now: ${body}`, confirmation: 'Terms and conditions' },
})

const publish = async (values: Record<string, string>, viewer = editor) =>
  publishPolicy(viewer, 'terms', await save(values))

const countEntries = (action: 'policy.published' | 'policy.withdrawn') =>
  db.$count(auditLog, eq(auditLog.action, action))

test('without a published version, the text of the code is version 1', async () => {
  expect(await readTimeline()).toEqual({
    inForce: { number: 1, effectiveFrom: '2026-11-25', summary: '' },
    ...{ coming: null, earlier: [] },
  })
  expect(await getPolicyPage('terms')).toMatchObject({ version: { number: 1 } })
  expect(await getPolicyVersion('terms', '2')).toBeNull()
})

test('a draft is for the team only', async () => {
  const versionBefore = await getContentVersion()
  await save(newDraft('A'))
  expect((await readTimeline()).coming).toBeNull()
  expect(await getContentVersion()).toBe(versionBefore)
  expect(await readEdited()).toMatchObject({ hasDraft: true, values: { body: 'A' } })
  expect(await getPolicyPreview('terms')).toMatchObject({
    ...{ text: { sections: [{ blocks: [{ kind: 'paragraph' }] }] } },
    ...{ summary: 'Now: A', effectiveFrom: '2026-12-05' },
  })
})

test('a version comes into force on its day, without a write', async () => {
  const versionBefore = await getContentVersion()
  const entries = await countEntries('policy.published')
  expect(await publish(newDraft('A'))).toEqual({
    ...{ number: 2, effectiveFrom: '2026-12-05', isComing: true },
  })
  expect(await countEntries('policy.published')).toBe(entries + 1)
  const versionAfter = await getContentVersion()
  expect(versionAfter).not.toBe(versionBefore)
  expect(await readTimeline()).toMatchObject({
    ...{ inForce: { number: 1 }, earlier: [] },
    coming: { number: 2, effectiveFrom: '2026-12-05', summary: 'Now: A' },
  })
  await setToday('2026-12-05')
  expect(await getContentVersion()).not.toBe(versionAfter)
  expect(await readTimeline()).toEqual({
    inForce: { number: 2, effectiveFrom: '2026-12-05', summary: 'Now: A' },
    coming: null,
    earlier: [{ number: 1, effectiveFrom: '2026-11-25', summary: '', replacedOn: '2026-12-05' }],
  })
})

test('every version stays readable, the first one also after an update of the code', async () => {
  await publish(newDraft('A', '2026-12-01'))
  await publish(newDraft('B', '2026-12-01'))
  await bumpContentVersion(db)
  expect((await readTimeline()).earlier.map(({ number }) => number)).toEqual([2, 1])
  const [row] = await db.select().from(policyVersions).where(eq(policyVersions.number, 2))
  expect(row?.replacedOriginal).toMatchObject({
    ...{ body: expect.stringContaining('## What this is about'), since: '2026-11-25' },
  })
  await expect.poll(async () => (await getPolicyPage('terms')).version.number).toBe(3)
  const headings = async (number: string) =>
    (await getPolicyVersion('terms', number))?.text.sections.map(({ heading }) => heading)
  expect(await headings('1')).toContain('What this is about')
  expect(await headings('2')).toEqual([''])
  expect(await filterVersionNumbers('terms', ['1', '3', '4', '03', 'x'])).toEqual(['1', '3'])
})

test('of two editors who publish at once, one is refused', async () => {
  const version = await save(newDraft('A', '2026-12-01'))
  const results = await Promise.allSettled(
    [editor, colleague].map((viewer) => publishPolicy(viewer, 'terms', version)),
  )
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ code: 'changedByColleague', status: 409 }),
    },
  ])
  expect(await db.$count(policyVersions)).toBe(1)
})

test('the second of two editors keeps the typed text and learns who was first', async () => {
  await savePolicyDraft(colleague, 'terms', { values: newDraft('theirs'), version: 0 })
  const { conflict } = await savePolicyDraft(editor, 'terms', {
    ...{ values: newDraft('mine'), version: 0 },
  })
  expect(conflict).toMatchObject({ name: 'Leela Nair', values: { body: 'theirs' } })
  await savePolicyDraft(editor, 'terms', {
    ...{ values: newDraft('mine'), version: 1, keepsPrevious: true },
  })
  await swapPolicyDrafts(editor, 'terms')
  expect((await readEdited()).values.body).toBe('theirs')
})

test('there is one coming version at most', async () => {
  await publish(newDraft('A'))
  await expect(publish(newDraft('B', '2026-12-01'))).rejects.toMatchObject({
    ...{ code: 'policyComing', status: 409, values: { number: 2 } },
  })
})

test('a withdrawn version disappears, and its summary and day are in the draft again', async () => {
  const entries = await countEntries('policy.withdrawn')
  await publish(newDraft('A'))
  expect(await readEdited()).toMatchObject({ hasDraft: false, values: { body: 'A', summary: '' } })
  await withdrawPolicyVersion(colleague, 'terms', 2)
  await withdrawPolicyVersion(colleague, 'terms', 2)
  expect(await countEntries('policy.withdrawn')).toBe(entries + 1)
  expect((await readTimeline()).coming).toBeNull()
  expect(await filterVersionNumbers('terms', ['2'])).toEqual([])
  const { values, hasDraft, versions } = await readEdited()
  const draft = { ...newDraft('A'), confirmation: '' }
  expect({ values, hasDraft }).toMatchObject({ values: draft, hasDraft: true })
  expect(versions).toMatchObject([{ number: 2, isWithdrawn: true }])
  await setToday('2026-12-05')
  expect((await readTimeline()).inForce.number).toBe(1)
  expect(await publish(newDraft('A'))).toMatchObject({ number: 3, isComing: false })
})

test('a version in force cannot be withdrawn, nor one that does not exist', async () => {
  await publish(newDraft('A', '2026-12-01'))
  const withdraw = (number: number) => withdrawPolicyVersion(editor, 'terms', number)
  await expect(withdraw(2)).rejects.toMatchObject({ code: 'policyInForce', status: 409 })
  await expect(withdraw(1)).rejects.toMatchObject({ status: 404 })
  expect((await readTimeline()).inForce.number).toBe(2)
})

test.each([
  [{ effectiveFrom: '2026-11-30' }, { effectiveFrom: 'dayPassed' }],
  [{ effectiveFrom: '2027-12-02' }, { effectiveFrom: 'dayTooFar' }],
  [{ effectiveFrom: '2026-12-32' }, { effectiveFrom: 'dayInvalid' }],
  [{ effectiveFrom: '' }, { effectiveFrom: 'dayRequired' }],
  [{ summary: '  ' }, { summary: 'summaryRequired' }],
  [{ summary: 'x'.repeat(601) }, { summary: 'tooLong:600' }],
])('a draft with the fault %$ is saved, but not published', async (faulty, errors) => {
  await expect(publish({ ...newDraft('A'), ...faulty })).rejects.toMatchObject({ errors })
  expect(await db.$count(policyVersions)).toBe(0)
})

test('the text in force is not published again, and the original can come back', async () => {
  const { body = '' } = (await readEdited()).values
  await expect(publish({ ...newDraft(body), summary: 'None.' })).rejects.toMatchObject({
    code: 'policyUnchanged',
  })
  await publish(newDraft('A', '2026-12-01'))
  await expect(publish(newDraft('A'))).rejects.toMatchObject({ code: 'policyUnchanged' })
  expect(await publish(newDraft('', '2026-12-01'))).toMatchObject({ number: 3, isComing: false })
  await bumpContentVersion(db)
  await expect.poll(async () => (await getPolicyPage('terms')).version.number).toBe(3)
  expect((await getPolicyPage('terms')).text.translationOf).toBeUndefined()
})

test('a version in force at once cannot be withdrawn, so it is published only with its name', async () => {
  const draft = { ...newDraft('A', '2026-12-01'), confirmation: 'terms' }
  await expect(publish(draft)).rejects.toMatchObject({
    errors: { confirmation: 'policyNameNotTyped' },
  })
  await expect(publish({ ...newDraft('A'), confirmation: '' })).resolves.toBeDefined()
})

test('a translation of the team stays after a newer English text, with the mark, until it is saved again', async () => {
  const inHindi = async () => runInLanguage('hi', async () => (await getPolicyPage('terms')).text)
  const hindi = '## शुल्क\n\nकोई नहीं।'
  const first = { ...newDraft('A', '2026-12-01'), 'body.hi': hindi }
  await publish(first)
  await bumpContentVersion(db)
  await expect.poll(inHindi).toMatchObject({ sections: [{ heading: 'शुल्क' }] })
  expect((await inHindi()).translationOf).toBeUndefined()
  expect(await readEdited()).toMatchObject({ outdatedLanguages: ['ta'] })
  await publish({ ...first, ...newDraft('B', '2026-12-01') })
  await bumpContentVersion(db)
  await expect.poll(inHindi).toMatchObject({ translationOf: 2 })
  expect(await readEdited()).toMatchObject({ outdatedLanguages: ['hi', 'ta'] })
  await publish({ ...first, ...newDraft('B', '2026-12-01') })
  expect(await readEdited()).toMatchObject({ outdatedLanguages: ['ta'] })
})

test('a summary is one paragraph', async () => {
  await publish({ ...newDraft('A'), summary: 'One.\n\n  Two.' })
  expect((await readTimeline()).coming?.summary).toBe('One. Two.')
})

test('the database keeps published versions as they are; only their author can go', async () => {
  const author = await newUser(db)
  await publish(newDraft('A'), author)
  const change = async (values: Partial<typeof policyVersions.$inferInsert>) =>
    db.update(policyVersions).set(values)
  for (const values of [{ body: 'B' }, { summary: 'B' }, { effectiveFrom: '2026-12-02' }])
    await expect(change(values)).rejects.toThrow()
  await expect(db.execute(sql`delete from policy_versions`)).rejects.toThrow()
  await db.delete(users).where(eq(users.id, author.id))
  expect((await readEdited()).versions).toMatchObject([{ number: 2, publishedBy: null }])
})

test.each(['nothing', 'constructor', ''])('a policy named %j does not exist', async (name) => {
  const draft = { values: {}, version: 0 }
  await expect(savePolicyDraft(editor, name, draft)).rejects.toMatchObject({ status: 404 })
  await expect(publishPolicy(editor, name, 0)).rejects.toMatchObject({ status: 404 })
  expect(await getEditedPolicy(name)).toBeNull()
})
