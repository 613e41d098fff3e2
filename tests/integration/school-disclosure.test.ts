import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailOutbox, schoolSitePages, schools, terms } from '@/db/schema'
import type { SiteDisclosure } from '@/lib/school-disclosure/schema'
import { createDisclosure } from '@/lib/school-sites/disclosure/create'
import { findDisclosureWork, sendDocumentReminders } from '@/lib/school-sites/disclosure/reminders'
import { addSiteFile, isPublicSiteFile } from '@/lib/school-sites/files'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { removePage, restorePage } from '@/lib/school-sites/pages/pages'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import { findDisclosure } from '@/lib/school-sites/schema'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { openInProcessDatabase } from '../support/in-process'
import { createPdf } from '../support/sample-files'
import { newSite } from '../support/school-sites'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

async function newDisclosingSite(board = 'CBSE') {
  const created = await newSite(site.db)
  await site.db
    .update(schools)
    .set({ affiliationBoard: board, landline: '0427 2345678' })
    .where(eq(schools.id, created.school.id))
  const pageId = await createDisclosure(created.coordinator)
  return { ...created, pageId }
}

async function readPage(user: { id: string }, pageId: string) {
  const page = (await findSiteEditor(user))?.pages.find(({ id }) => id === pageId)
  const disclosure = page && findDisclosure(page.blocks)
  if (!page || !disclosure) throw new Error('no disclosure')
  return { page, disclosure }
}

async function save(user: { id: string }, pageId: string, change: Partial<SiteDisclosure>) {
  const { page, disclosure } = await readPage(user, pageId)
  const { title, version } = page
  return savePage(user, pageId, { title, version, blocks: [{ ...disclosure, ...change }] })
}

const dayFromNow = async (days: number) => {
  const [row] = await site.db
    .select({ day: sql<string>`(day_in_india() + ${days}::int)::text` })
    .from(sql`(values (1)) as once`)
  return row?.day ?? ''
}

async function* yieldOnce(bytes: Buffer) {
  yield bytes
}

function uploadPdf(user: { id: string }) {
  const bytes = createPdf()
  const stream = { bytes: bytes.length, chunks: yieldOnce(bytes), drain: async () => {} }
  return addSiteFile(user, { name: 'fire.pdf', kind: 'pdf', hasConsent: false, stream })
}

describe('starting', () => {
  test('what the school gave is filled in, names of people are not', async () => {
    const { coordinator, pageId, school } = await newDisclosingSite()
    const { page, disclosure } = await readPage(coordinator, pageId)
    expect(page).toMatchObject({
      ...{ kind: 'disclosure', title: 'Mandatory Public Disclosure' },
      path: 'mandatory-public-disclosure',
    })
    const [row] = await site.db.select().from(schools).where(eq(schools.id, school.id))
    expect(disclosure).toMatchObject({ form: 'cbse' })
    expect(disclosure.answers).toEqual({
      ...{ name: row?.name, board: 'CBSE', address: row?.address, email: row?.email },
      contact: `0427 2345678, ${row?.mobile}`,
      'teachers.number': `${row?.teachingStaffCount}`,
    })
    expect(JSON.stringify(disclosure)).not.toContain(row?.principalName)
  })

  test('other boards get the shorter form', async () => {
    const { coordinator, pageId } = await newDisclosingSite('State Board')
    const { page, disclosure } = await readPage(coordinator, pageId)
    expect(page.path).toBe('public-disclosure')
    expect(disclosure.form).toBe('simple')
  })

  test('there is one page, also after it was removed and when two start at once', async () => {
    const { coordinator, pageId } = await newDisclosingSite()
    await save(coordinator, pageId, { notApplicable: ['noc'] })
    await removePage(coordinator, pageId)
    const ids = await Promise.all([1, 2].map(() => createDisclosure(coordinator)))
    expect(ids).toEqual([pageId, pageId])
    const { disclosure } = await readPage(coordinator, pageId)
    expect(disclosure.notApplicable).toEqual(['noc'])
    await restorePage(coordinator, pageId)
    const rows = await site.db
      .select()
      .from(schoolSitePages)
      .where(and(eq(schoolSitePages.id, pageId), eq(schoolSitePages.kind, 'disclosure')))
    expect(rows).toHaveLength(1)
  })

  test('people of other schools start none', async () => {
    const other = await newSite(site.db)
    const { pageId } = await newDisclosingSite()
    await expect(
      savePage(other.coordinator, pageId, { title: 'x', version: 1, blocks: [] }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(createDisclosure({ id: other.school.id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('publishing', () => {
  test('an incomplete form is published with its documents, served like other files', async () => {
    const { coordinator, pageId, slug } = await newDisclosingSite()
    const { id: file } = await uploadPdf(coordinator)
    const documents = [{ item: 'fire', file, title: 'Fire certificate', until: '2027-03-31' }]
    await save(coordinator, pageId, { documents })
    expect(await isPublicSiteFile(slug, file)).toBe(false)
    await publishSite(coordinator)
    expect(await isPublicSiteFile(slug, file)).toBe(true)
    const path = 'mandatory-public-disclosure'
    const { response } = await buildSiteResponse(slug, path)
    expect(response.body).toContain(`href="/s/${slug}/files/${file}"`)
    expect(response.body).toContain('Valid until 31 March 2027')
    expect(response.body).toContain('>Mandatory Public Disclosure</a>')
    const own = await buildSiteResponse(slug, path, { hasOwnHost: true })
    expect(own.response.body).toContain(`href="/files/${file}"`)
  })

  test.each([
    ['badLink', { answers: { video: 'javascript:alert(1)' } }],
    ['badDays', { documents: [{ item: 'fire', file: '', title: '', until: '2027-02-31' }] }],
    [
      'badResults',
      { results: [{ level: 'X' as const, year: '', registered: '1', passed: '2', remarks: '' }] },
    ],
  ])('%s is named before publishing', async (fault, change) => {
    const { coordinator, pageId } = await newDisclosingSite()
    await save(coordinator, pageId, change)
    expect((await findSiteEditor(coordinator))?.faults).toMatchObject([{ pageId, fault }])
    await expect(publishSite(coordinator)).rejects.toMatchObject({ code: 'siteNotReady' })
  })
})

describe('documents that end', () => {
  const readEmails = (address: string) =>
    site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.template, 'siteDocumentsEnd'), eq(mailOutbox.recipient, address)))

  async function newDocument(days: number) {
    const created = await newDisclosingSite()
    const until = await dayFromNow(days)
    const documents = [{ item: 'fire', file: 'd'.repeat(64), title: 'Fire', until }]
    await save(created.coordinator, created.pageId, { documents })
    return { ...created, until }
  }

  test.each([
    [31, 0],
    [30, 1],
    [8, 1],
    [7, 1],
    [0, 1],
    [-1, 0],
  ])('%d days before the end: %d email, once each', async (days, count) => {
    const { coordinator, until } = await newDocument(days)
    await Promise.all([sendDocumentReminders(), sendDocumentReminders()])
    await sendDocumentReminders()
    const emails = await readEmails(coordinator.email)
    expect(emails).toHaveLength(count)
    if (count) expect(emails[0]?.data).toMatchObject({ documents: `Fire\t${until}` })
  })

  test('again at 7 days, and for a new last day', async () => {
    const { coordinator, pageId } = await newDocument(30)
    await sendDocumentReminders()
    for (const days of [5, 6]) {
      const until = await dayFromNow(days)
      const documents = [{ item: 'fire', file: 'd'.repeat(64), title: 'Fire', until }]
      await save(coordinator, pageId, { documents })
      await sendDocumentReminders()
    }
    expect(await readEmails(coordinator.email)).toHaveLength(3)
  })

  test('none without a running term or once the page is removed', async () => {
    const { coordinator, pageId } = await newDocument(6)
    const over = await newDocument(6)
    await removePage(coordinator, pageId)
    await site.db.delete(terms).where(eq(terms.schoolId, over.school.id))
    const ended = await newDocument(6)
    await site.db
      .update(terms)
      .set({ firstDay: await dayFromNow(-400), lastDay: await dayFromNow(-1) })
      .where(eq(terms.schoolId, ended.school.id))
    await sendDocumentReminders()
    for (const user of [coordinator, over.coordinator, ended.coordinator])
      expect(await readEmails(user.email)).toHaveLength(0)
    expect(await findDisclosureWork(over.school.id)).not.toBeNull()
  })

  test('the day that someone sent by hand keeps no other school from its reminder', async () => {
    const wrong = await newDocument(6)
    const month = (await dayFromNow(6)).slice(0, 8)
    const documents = [{ item: 'fire', file: 'e'.repeat(64), title: 'Fire', until: `${month}99` }]
    await save(wrong.coordinator, wrong.pageId, { documents })
    const right = await newDocument(6)
    await sendDocumentReminders()
    expect(await readEmails(right.coordinator.email)).toHaveLength(1)
  })

  test('the school’s task names what ends within a month and what has ended', async () => {
    const { school, coordinator, pageId } = await newDocument(31)
    expect(await findDisclosureWork(school.id)).toBeNull()
    const [soon, over] = [await dayFromNow(30), await dayFromNow(-1)]
    const document = { item: 'fire', file: 'd'.repeat(64), title: 'Fire', until: soon }
    await save(coordinator, pageId, {
      documents: [document, { ...document, item: 'water', title: 'Water', until: over }],
    })
    expect(await findDisclosureWork(school.id)).toEqual({
      pageId,
      documents: [
        { title: 'Fire', until: soon, hasEnded: false },
        { title: 'Water', until: over, hasEnded: true },
      ],
    })
  })
})
