import { eq, sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSource } from '@/components/drafts/find-source'
import { listSourceGroups } from '@/components/drafts/source-groups'
import type { Db } from '@/db/client'
import { drafts, memberships } from '@/db/schema'
import { getLists } from '@/lib/content/lists'
import { getPublishedItemById } from '@/lib/content/published'
import { createDraft } from '@/lib/drafts/create'
import {
  deleteDraft,
  findDraft,
  listDraftSources,
  listDrafts,
  requireDraft,
  restorePreviousText,
  saveDraft,
} from '@/lib/drafts/draft'
import { sendDraftDocx } from '@/lib/drafts/export/docx'
import { sendDraftPdf, splitParagraph } from '@/lib/drafts/export/pdf'
import { draftForm } from '@/lib/drafts/schema'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let teacher: { id: string }

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  teacher = (await newSchool(db)).coordinator
})
afterAll(() => closeSite())

const FORM = {
  ...{ task: 'worksheet', language: 'en', source: 'resource:youth-leadership-deck' },
  ...{ grade: '8', subject: 'English', minutes: '40', classSize: '45' },
}

/** As the form and the catalogue have them. */
const SUBJECT_AND_TITLE = new Set(['English', 'Goes', 'Round'])

const make = (viewer: { id: string }, overrides: Record<string, string> = {}) =>
  createDraft(viewer, draftForm.parse({ ...FORM, ...overrides }))

const open = async (id: string, viewer = teacher) => {
  const draft = await findDraft(viewer.id, id)
  if (!draft) throw new Error('no draft')
  return draft
}

const update = (id: string, body: string, version: number, keepsPrevious?: boolean) =>
  saveDraft(teacher, id, { title: 'Title', body, version, keepsPrevious })

test('a draft comes from a resource, a chapter or a topic, and cites it', async () => {
  const fromResource = await open(await make(teacher))
  expect(fromResource.citations[0]).toMatchObject({ number: 1, title: 'The Key Goes Round' })
  expect(fromResource.madeBy).toBe('template')
  const chapter = { source: 'chapter:rubrics:chapter-3', task: 'questions' }
  const fromChapter = await open(await make(teacher, chapter))
  expect(fromChapter.title).toBe('Questions by level: Write in student language')
  const topic = { source: 'topic', topic: 'sharing class duties', language: 'ta' }
  const fromTopic = await open(await make(teacher, topic))
  expect(fromTopic.title).toBe('பயிற்சித் தாள்: sharing class duties')
  expect(fromTopic.citations.length).toBeGreaterThan(0)
})

test.each(['hi', 'ta'] as const)(
  'a draft in %s offers material in that language first',
  async (language) => {
    const lists = await getLists()
    const listFor = async (draftLanguage: 'en' | 'hi' | 'ta') =>
      listSourceGroups(await listDraftSources(draftLanguage), lists, draftLanguage)
    const groups = await listFor(language)
    const topicIndex = groups.findIndex(({ options }) => options[0]?.value === 'topic')
    const own = groups.slice(0, topicIndex).flatMap(({ options }) => options)
    expect(own.length).toBeGreaterThan(1)
    for (const { value } of own) {
      const [, id = ''] = value.split(':')
      expect((await getPublishedItemById(id))?.editionLanguage).toBe(language)
    }
    for (const { label } of groups.slice(topicIndex + 1)) expect(label).toMatch(/\(English\)$/)
    const values = groups.flatMap(({ options }) => options.map(({ value }) => value))
    expect(new Set(values).size).toBe(values.length)

    const english = await listFor('en')
    expect(
      english.flatMap(({ options }) => options).some(({ value }) => value === own[0]?.value),
    ).toBe(false)
    const sources = { en: english, hi: groups, ta: groups }
    const original = english
      .flatMap(({ options }) => options)
      .find(({ work }) => work === own[0]?.work)
    expect(findSource(sources, language, original?.value ?? '')).toBe(own[0]?.value)
    expect(findSource(sources, language, 'resource:unknown')).toBe('')
  },
)

test('without material there is no draft', async () => {
  const unknown = { source: 'topic', topic: 'quantum chromodynamics' }
  await expect(make(teacher, unknown)).rejects.toThrow('draftTopicUnknown')
  await expect(make(teacher, { source: 'resource:unknown' })).rejects.toThrow('draftSourceEmpty')
  const fields = draftForm.safeParse({ ...FORM, source: 'topic', topic: '  ' })
  expect(fields.error?.issues[0]?.path).toEqual(['topic'])
})

test('without a model, only kinds that have material written for them are offered', async () => {
  await expect(make(teacher, { task: 'shorter-text' })).rejects.toMatchObject({
    errors: { task: 'draftNeedsModel' },
  })
  // Only for teachers: nobody wrote questions for it.
  const chapter = { source: 'chapter:rubrics:chapter-1' }
  for (const task of ['worksheet', 'questions'])
    await expect(make(teacher, { ...chapter, task })).rejects.toMatchObject({
      errors: { source: 'draftQuestionsMissing' },
    })
  await open(await make(teacher, { ...chapter, task: 'rubric' }))
  const sources = await listDraftSources('en')
  const book = sources.books.find(({ chapters }) =>
    chapters.some(({ value }) => value === chapter.source),
  )
  const offered = book?.chapters.filter(({ hasQuestions }) => hasQuestions) ?? []
  expect(offered.length).toBeGreaterThan(4)
  expect(offered.map(({ value }) => value)).not.toContain(chapter.source)
  for (const { value } of offered) await make(teacher, { source: value })
})

test('a Hindi worksheet asks in Hindi, whatever edition it is made from', async () => {
  const { body } = await open(await make(teacher, { language: 'hi' }))
  expect(body.match(/[A-Za-z]{4,}/g)?.filter((word) => !SUBJECT_AND_TITLE.has(word))).toEqual([])
})

test('nobody else opens, changes, lists or deletes a draft', async () => {
  const id = await make(teacher)
  const colleague = await newUser(db)
  const membership = await db
    .select({ schoolId: memberships.schoolId })
    .from(memberships)
    .where(eq(memberships.userId, teacher.id))
  await db
    .insert(memberships)
    .values({ userId: colleague.id, schoolId: membership[0]?.schoolId ?? '', role: 'coordinator' })
  const otherSchool = (await newSchool(db)).coordinator
  for (const other of [colleague, otherSchool, await newUser(db)]) {
    expect(await findDraft(other.id, id)).toBeNull()
    expect((await listDrafts(other.id)).rows).toEqual([])
    const text = { title: 'x', body: 'x', version: 1 }
    await expect(saveDraft(other, id, text)).rejects.toThrow('notFound')
    await expect(restorePreviousText(other, id)).rejects.toThrow('notFound')
    await expect(deleteDraft(other, id)).rejects.toThrow('notFound')
    await expect(requireDraft(other.id, id)).rejects.toThrow('notFound')
  }
  expect((await open(id)).version).toBe(1)
})

test('without a subscription there is no draft, and a former member’s drafts are closed', async () => {
  await expect(make(await newUser(db))).rejects.toThrow('draftNeedsSubscription')
  const former = (await newSchool(db)).coordinator
  const id = await make(former)
  const leave = (leftAt: Date | null) =>
    db.update(memberships).set({ leftAt }).where(eq(memberships.userId, former.id))
  await leave(new Date())
  expect(await findDraft(former.id, id)).toBeNull()
  expect((await listDrafts(former.id)).rows).toEqual([])
  await expect(deleteDraft(former, id)).rejects.toThrow('notFound')
  await expect(make(former)).rejects.toThrow('draftNeedsSubscription')
  await leave(null)
  expect((await open(id, former)).id).toBe(id)
})

test('of two windows one saves; the other gets the newer text and loses nothing', async () => {
  const id = await make(teacher)
  const results = await Promise.all([update(id, 'first', 1), update(id, 'second', 1)])
  const winners = results.filter((result) => 'version' in result)
  expect(winners).toEqual([{ version: 2 }])
  const saved = (await open(id)).body
  const lost = saved === 'first' ? 'second' : 'first'
  expect(results).toContainEqual({ theirs: { title: 'Title', body: saved, version: 2 } })
  await update(id, lost, 2, true)
  expect(await open(id)).toMatchObject({ body: lost, hasPrevious: true })
  await restorePreviousText(teacher, id)
  expect((await open(id)).body).toBe(saved)
  await restorePreviousText(teacher, id)
  expect((await open(id)).body).toBe(lost)
})

test('the list has at most 200 drafts, also for two requests at once', async () => {
  const user = (await newSchool(db)).coordinator
  const id = await make(user)
  await db.execute(sql`insert into drafts (user_id, task, language, grade, subject, minutes,
    class_size, source, topic, title, body, citations, made_by)
    select user_id, task, language, grade, subject, minutes, class_size, source, topic, title, body,
    citations, made_by from drafts, generate_series(1, 198) where id = ${id}::uuid`)
  const results = await Promise.allSettled([make(user), make(user)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await deleteDraft(user, id)
  await make(user)
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(drafts)
    .where(eq(drafts.userId, user.id))
  expect(count).toBe(200)
})

test('a DOCX and a PDF show the label, and markup of the text stays text', async () => {
  const id = await make(teacher, { language: 'hi' })
  await update(id, '## <script>alert(1)</script> & more\n\n- कार्य [1]', 1)
  const draft = await open(id)
  const docx = await JSZip.loadAsync(await (await sendDraftDocx(draft)).arrayBuffer())
  const xml = (await docx.file('word/document.xml')?.async('string')) ?? ''
  expect(xml).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  expect(xml).toContain('कार्य [1]')
  expect(await docx.file('word/header1.xml')?.async('string')).toContain('check before use')
  const pdf = Buffer.from(await (await sendDraftPdf(draft)).arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a long paragraph is cut for the PDF without losing a letter', () => {
  const text = `${'Word '.repeat(300)}end. ${'x'.repeat(1_500)}`
  const parts = splitParagraph(text)
  expect(parts.every((part) => part.length <= 800)).toBe(true)
  expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})
