import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  mailOutbox,
  memberships,
  schoolSiteApprovals,
  schoolSiteEditors,
  schoolSites,
} from '@/db/schema'
import { findSiteEditor, listSiteReleases } from '@/lib/school-sites/pages/editor'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite, republishSite } from '@/lib/school-sites/publish'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { findApproval, returnDraft, setApproval } from '@/lib/school-sites/site/approval'
import { openInProcessDatabase } from '../support/in-process'
import { newSite, newText } from '../support/school-sites'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

/** A published website with a writer and a second coordinator. */
async function newWrittenSite({ needsApproval = true } = {}) {
  const created = await newSite(site.db)
  const [writer, colleague] = [await newUser(site.db), await newUser(site.db)]
  const schoolId = created.school.id
  await site.db.insert(memberships).values([
    { userId: writer.id, schoolId, role: 'teacher' },
    { userId: colleague.id, schoolId, role: 'coordinator' },
  ])
  const [row] = await site.db.select().from(schoolSites).where(eq(schoolSites.slug, created.slug))
  const siteId = row?.id ?? ''
  await site.db.insert(schoolSiteEditors).values({ siteId, userId: writer.id })
  await publishSite(created.coordinator)
  if (needsApproval) await setApproval(created.coordinator, { needed: 'yes' })
  return { ...created, writer, colleague, siteId, schoolId }
}

async function write(user: { id: string }, text: string) {
  const page = (await findSiteEditor(user))?.pages.find(({ path }) => path === '')
  if (!page) throw new Error('no home page')
  const { id, title, version } = page
  await savePage(user, id, { title, version, blocks: [newText(text)] })
}

const readHome = async (slug: string) => (await buildSiteResponse(slug, '')).response.body

const countMails = async (address: string) => {
  const rows = await site.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.template, 'siteApprovalAsked'), eq(mailOutbox.recipient, address)))
  return rows.length
}

describe('every setting and role', () => {
  test.each([
    ['off', 'coordinator', 'publishes'],
    ['off', 'writer', 'publishes'],
    ['off', 'teacher', 'is refused'],
    ['off', 'stranger', 'is refused'],
    ['on', 'coordinator', 'publishes'],
    ['on', 'colleague', 'publishes'],
    ['on', 'writer', 'asks'],
    ['on', 'teacher', 'is refused'],
    ['on', 'stranger', 'is refused'],
  ] as const)('approval %s: a %s %s', async (setting, role, outcome) => {
    const created = await newWrittenSite({ needsApproval: setting === 'on' })
    const teacher = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId: created.schoolId, role: 'teacher' })
    const users = { ...created, teacher, stranger: await newUser(site.db) }
    await write(created.coordinator, 'Sports day on Friday')
    if (outcome === 'is refused') {
      await expect(publishSite(users[role])).rejects.toMatchObject({ status: 404 })
    } else {
      expect((await publishSite(users[role])).isAsked).toBe(outcome === 'asks')
    }
    expect((await readHome(created.slug)).includes('Sports day on Friday')).toBe(
      outcome === 'publishes',
    )
  })

  test('a writer publishes no earlier version either, and decides nothing', async () => {
    const { writer, coordinator, slug } = await newWrittenSite()
    await write(coordinator, 'Second version')
    await publishSite(coordinator)
    const [, first] = await listSiteReleases(coordinator)
    await expect(republishSite(writer, `${first?.number}`)).rejects.toMatchObject({
      code: 'siteNeedsApproval',
    })
    await publishSite(writer)
    await expect(setApproval(writer, { needed: 'no' })).rejects.toMatchObject({ status: 404 })
    await expect(returnDraft(writer, { reason: 'x' })).rejects.toMatchObject({ status: 404 })
    expect(await readHome(slug)).toContain('Second version')
  })
})

describe('a question', () => {
  test('waits with its writer’s name until a coordinator publishes', async () => {
    const { writer, colleague, schoolId, slug } = await newWrittenSite()
    await write(writer, 'From the writer')
    await publishSite(writer)
    expect(await findApproval(schoolId)).toMatchObject({ state: 'waiting', note: null })
    expect(await readHome(slug)).not.toContain('From the writer')
    await publishSite(colleague)
    expect(await findApproval(schoolId)).toBeNull()
    expect(await readHome(slug)).toContain('From the writer')
  })

  test('comes back with a sentence, and can be asked again', async () => {
    const { writer, coordinator, schoolId } = await newWrittenSite()
    await publishSite(writer)
    await returnDraft(coordinator, { reason: 'Name no children, please.' })
    expect(await findApproval(schoolId)).toMatchObject({
      ...{ state: 'returned', note: 'Name no children, please.' },
    })
    await expect(returnDraft(coordinator, { reason: 'Again' })).rejects.toMatchObject({
      status: 404,
    })
    await publishSite(writer)
    expect(await findApproval(schoolId)).toMatchObject({ state: 'waiting', note: null })
  })

  test('sends each coordinator one email a day, also after it was answered', async () => {
    const { writer, coordinator, colleague, siteId } = await newWrittenSite()
    await Promise.all([publishSite(writer), publishSite(writer)])
    await returnDraft(coordinator, { reason: 'Not yet' })
    await publishSite(writer)
    await publishSite(coordinator)
    await publishSite(writer)
    for (const { email } of [coordinator, colleague]) expect(await countMails(email)).toBe(1)
    await site.db
      .update(schoolSiteApprovals)
      .set({ mailedOn: sql`day_in_india() - 1` })
      .where(eq(schoolSiteApprovals.siteId, siteId))
    await publishSite(writer)
    expect(await countMails(coordinator.email)).toBe(2)
  })

  test('is refused while the draft has faults', async () => {
    const { writer, schoolId } = await newWrittenSite()
    await write(writer, ' ')
    await expect(publishSite(writer)).rejects.toMatchObject({ code: 'siteNotReady' })
    expect(await findApproval(schoolId)).toBeNull()
  })
})

describe('when something changes while a draft waits', () => {
  test('turning the setting off ends the question, and the writer publishes', async () => {
    const { writer, coordinator, schoolId, slug } = await newWrittenSite()
    await write(writer, 'Waited')
    await publishSite(writer)
    await setApproval(coordinator, { needed: 'no' })
    expect(await findApproval(schoolId)).toBeNull()
    expect(await readHome(slug)).not.toContain('Waited')
    expect((await publishSite(writer)).isAsked).toBe(false)
    expect(await readHome(slug)).toContain('Waited')
  })

  test('turning it on changes nothing that visitors see', async () => {
    const { coordinator, writer, slug } = await newWrittenSite({ needsApproval: false })
    await write(writer, 'Published before')
    await publishSite(writer)
    await setApproval(coordinator, { needed: 'yes' })
    expect(await readHome(slug)).toContain('Published before')
  })

  test('a writer who becomes coordinator publishes; one who leaves asks no more', async () => {
    const { writer, schoolId, coordinator } = await newWrittenSite()
    await publishSite(writer)
    const isWriter = eq(memberships.userId, writer.id)
    await site.db.update(memberships).set({ role: 'coordinator' }).where(isWriter)
    expect((await publishSite(writer)).isAsked).toBe(false)
    await site.db.update(memberships).set({ role: 'teacher', leftAt: sql`now()` }).where(isWriter)
    await expect(publishSite(writer)).rejects.toMatchObject({ status: 404 })
    expect((await publishSite(coordinator)).isAsked).toBe(false)
    expect(await findApproval(schoolId)).toBeNull()
  })
})
