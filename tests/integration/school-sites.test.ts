import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  files,
  mailOutbox,
  memberships,
  schoolSiteEditors,
  schoolSiteFiles,
  schoolSites,
  termReminders,
  terms,
} from '@/db/schema'
import { getErrorText } from '@/i18n/error-text'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { sendSiteEndNotices } from '@/lib/school-sites/end-notices'
import { addSiteFile, isOwnSiteFile, isPublicSiteFile } from '@/lib/school-sites/files'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { addPage, movePage, removePage, restorePage } from '@/lib/school-sites/pages/pages'
import { restorePageVersion, savePage } from '@/lib/school-sites/pages/save'
import { publishSite, republishSite, takeSiteOffline } from '@/lib/school-sites/publish'
import { filterPublicSlugs } from '@/lib/school-sites/serving/find-site'
import { buildSiteResponse, sendDraftPage } from '@/lib/school-sites/serving/site-response'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'
import { blockSite, unblockSite } from '@/lib/school-sites/site/block'
import { getLastSiteChange, listSiteChanges } from '@/lib/school-sites/site/changes'
import { createSite } from '@/lib/school-sites/site/create'
import {
  changeSiteEditor,
  listSiteTeachers,
  saveSiteSettings,
} from '@/lib/school-sites/site/settings'
import { mergeSchools } from '@/lib/team/merge-schools'
import { openInProcessDatabase } from '../support/in-process'
import { createCaptions, createPdf, createPng } from '../support/sample-files'
import { newSite, newText } from '../support/school-sites'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

const readHome = async (slug: string) => (await buildSiteResponse(slug, '')).response

describe('creating', () => {
  test('a starter site can be published at once, and names no person', async () => {
    const { coordinator, slug } = await newSite(site.db)
    expect((await readHome(slug)).status).toBe(404)
    await publishSite(coordinator)
    const { status, body } = await readHome(slug)
    expect(status).toBe(200)
    expect(body).toContain('Vidya Mandir')
    const { body: contact } = (await buildSiteResponse(slug, 'contact')).response
    expect(contact).toContain('4 Temple Road')
    for (const text of ['Murugan', 'Lakshmi', '9876', 'vidya.example'])
      expect(body + contact, text).not.toContain(text)
    // Empty pages are not in the menu.
    expect(body).not.toContain('Gallery')
  })

  test('a school has one site, also when two coordinators create one at once', async () => {
    const school = await newSchool(site.db)
    const slugs = ['twice-one', 'twice-two']
    const results = await Promise.allSettled(
      slugs.map((slug) => createSite(school.coordinator, { slug })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const rejection = results.find(({ status }) => status === 'rejected')
    expect(rejection).toMatchObject({ reason: { code: 'siteExists' } })
  })

  test.each([
    ['the same', 'shared-name'],
    ['a similar one', 'shared-narne'],
  ])('two schools cannot have %s', async (_, slug) => {
    const [one, other] = [await newSchool(site.db), await newSchool(site.db)]
    await createSite(one.coordinator, { slug: 'shared-name' }).catch(() => {})
    await expect(createSite(other.coordinator, { slug })).rejects.toMatchObject({
      errors: { slug: 'siteSlugTaken' },
    })
  })

  test('a teacher and a visitor of no school cannot create one', async () => {
    const school = await newSchool(site.db)
    const teacher = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    for (const user of [teacher, await newUser(site.db)])
      await expect(createSite(user, { slug: 'not-mine' })).rejects.toMatchObject({
        status: 404,
      })
  })
})

describe('who may edit', () => {
  const newTeacherOf = async (schoolId: string) => {
    const teacher = await newUser(site.db)
    await site.db.insert(memberships).values({ userId: teacher.id, schoolId, role: 'teacher' })
    return teacher
  }
  const nameEditor = async (slug: string, userId: string) => {
    const [row] = await site.db.select().from(schoolSites).where(eq(schoolSites.slug, slug))
    await site.db.insert(schoolSiteEditors).values({ siteId: row?.id ?? '', userId })
  }
  const save = (user: { id: string }, pageId: string) =>
    savePage(user, pageId, { version: 1, title: 'Home', blocks: [] })

  test('a teacher only once named, and no longer after leaving the school', async () => {
    const { school, slug, findPage } = await newSite(site.db)
    const { id } = findPage('')
    const teacher = await newTeacherOf(school.id)
    await expect(save(teacher, id)).rejects.toMatchObject({ status: 404 })
    await nameEditor(slug, teacher.id)
    expect(await save(teacher, id)).toEqual({ version: 2 })
    expect(await findSiteEditor(teacher)).toMatchObject({ role: 'teacher' })
    await expect(takeSiteOffline(teacher)).rejects.toMatchObject({ status: 404 })
    await site.db
      .update(memberships)
      .set({ leftAt: sql`now()` })
      .where(eq(memberships.userId, teacher.id))
    await expect(save(teacher, id)).rejects.toMatchObject({ status: 404 })
    expect(await findSiteEditor(teacher)).toBeNull()
  })

  test('an editor who moved to another school edits neither site', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    const teacher = await newTeacherOf(other.school.id)
    await nameEditor(own.slug, teacher.id)
    for (const { findPage } of [own, other])
      await expect(save(teacher, findPage('').id)).rejects.toMatchObject({ status: 404 })
  })

  test('a coordinator of another school gets 404 for every command', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    const { id } = other.findPage('about')
    const user = own.coordinator
    for (const attempt of [
      () => save(user, id),
      () => restorePageVersion(user, id, { restore: 1, version: 1 }),
      () => removePage(user, id),
      () => restorePage(user, id),
      () => movePage(user, id, { direction: 'up' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
  })
})

describe('two editors at once', () => {
  test('the second sees the newer version, and nothing is overwritten', async () => {
    const { coordinator, findPage } = await newSite(site.db)
    const { id, version } = findPage('about')
    const save = (text: string) =>
      savePage(coordinator, id, { version, title: 'About us', blocks: [newText(text)] })
    const results = await Promise.all([save('first'), save('second')])
    const conflicts = results.flatMap(({ conflict }) => conflict ?? [])
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]).toMatchObject({ version: 2, name: 'Meena' })
    const savedText = conflicts[0]?.blocks[0]
    expect(savedText).toMatchObject({ text: expect.stringMatching(/^(first|second)$/) })
    // The second then saves over it knowingly; the first stays in the history.
    const again = { version: 2, title: 'About us', blocks: [newText('merged')] }
    expect(await savePage(coordinator, id, again)).toEqual({ version: 3 })
    await restorePageVersion(coordinator, id, { restore: 2, version: 3 })
    const editor = await findSiteEditor(coordinator)
    const page = editor?.pages.find((candidate) => candidate.id === id)
    expect(page).toMatchObject({ version: 4, blocks: [savedText] })
  })

  test('settings of a colleague are not overwritten', async () => {
    const { coordinator } = await newSite(site.db)
    const editor = await findSiteEditor(coordinator)
    if (!editor) throw new Error('no editor')
    const input = { ...editor.settings, tagline: 'Learn', version: 1 }
    await saveSiteSettings(coordinator, input)
    await expect(saveSiteSettings(coordinator, input)).rejects.toMatchObject({ status: 409 })
  })
})

describe('publishing', () => {
  test('visitors see the release, not the draft', async () => {
    const { coordinator, slug, findPage } = await newSite(site.db)
    await publishSite(coordinator)
    const { id } = findPage('')
    await savePage(coordinator, id, { version: 1, title: 'Home', blocks: [newText('Newest')] })
    expect((await readHome(slug)).body).not.toContain('Newest')
    await publishSite(coordinator)
    expect((await readHome(slug)).body).toContain('Newest')
    await republishSite(coordinator, '1')
    expect((await readHome(slug)).body).not.toContain('Newest')
  })

  test.each([
    [
      'a picture without a description',
      { type: 'picture', file: '', alt: '', text: '' },
      'noPicture',
    ],
    [
      'a link without a host',
      { type: 'links', title: '', text: 'x | javascript:alert(1)' },
      'badLink',
    ],
    ['an empty text', { type: 'text', text: '  ' }, 'empty'],
    [
      'a notice that ends before it begins',
      { type: 'notice', title: 'x', text: '', from: '2026-02-02', until: '2026-02-01' },
      'badDays',
    ],
    [
      'a day that does not exist',
      { type: 'notice', title: 'x', text: '', from: '2026-02-30', until: '' },
      'badDays',
    ],
    ['a table with one row', { type: 'table', title: 'x', text: 'a | b' }, 'badTable'],
  ])('%s is saved, but not published', async (_, block, fault) => {
    const { coordinator, findPage } = await newSite(site.db)
    const blocks = [{ id: 'a', ...block }] as Parameters<typeof savePage>[2]['blocks']
    await savePage(coordinator, findPage('about').id, { version: 1, title: 'About', blocks })
    expect((await findSiteEditor(coordinator))?.faults).toMatchObject([{ block: 1, fault }])
    await expect(publishSite(coordinator)).rejects.toMatchObject({ code: 'siteNotReady' })
  })

  test('a page over 30 KB on the wire is not published', async () => {
    const { coordinator, findPage } = await newSite(site.db)
    const text = () => randomBytes(3_900).toString('hex')
    const blocks = Array.from({ length: 9 }, (_, index) => newText(text(), `b${index}`))
    await savePage(coordinator, findPage('about').id, { version: 1, title: 'About', blocks })
    expect((await findSiteEditor(coordinator))?.faults).toMatchObject([{ fault: 'tooLong' }])
  })

  test('needs a running term', async () => {
    const { coordinator, school } = await newSite(site.db)
    await site.db.delete(terms).where(eq(terms.schoolId, school.id))
    await expect(publishSite(coordinator)).rejects.toMatchObject({ code: 'siteNeedsTerm' })
  })

  test('a site that the team blocked cannot be published', async () => {
    const { coordinator, slug } = await newSite(site.db)
    await site.db.update(schoolSites).set({ blockReason: 'Spam' }).where(eq(schoolSites.slug, slug))
    await expect(publishSite(coordinator)).rejects.toMatchObject({ code: 'siteBlocked' })
  })

  test('offline means 404, and the draft stays', async () => {
    const { coordinator, slug, pages } = await newSite(site.db)
    await publishSite(coordinator)
    await takeSiteOffline(coordinator)
    expect((await readHome(slug)).status).toBe(404)
    expect(await filterPublicSlugs([slug])).toEqual([])
    expect((await findSiteEditor(coordinator))?.pages).toHaveLength(pages.length)
  })
})

test('coordinators are told twice that the website ends, and not after a renewal', async () => {
  const [own, offline] = [await newSite(site.db), await newSite(site.db)]
  await publishSite(own.coordinator)
  const endTerms = (days: number) =>
    site.db
      .update(terms)
      .set({ firstDay: sql`day_in_india() - 400`, lastDay: sql`day_in_india() - ${days}::int` })
      .where(inArray(terms.schoolId, [own.school.id, offline.school.id]))
  const coordinators = [own, offline].map(({ coordinator }) => coordinator.email)
  const listRecipients = async () => {
    await Promise.all([sendSiteEndNotices(), sendSiteEndNotices()])
    const emails = await site.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.template, 'siteEnds'), inArray(mailOutbox.recipient, coordinators)))
    return emails.map(({ recipient }) => recipient)
  }
  const owner = own.coordinator.email
  expect(await listRecipients()).toEqual([])
  await endTerms(1)
  expect(await listRecipients()).toEqual([owner])
  await endTerms(45)
  expect(await listRecipients()).toEqual([owner])
  await endTerms(46)
  expect(await listRecipients()).toEqual([owner, owner])
  await site.db.delete(termReminders)
  await endTerms(61)
  expect(await listRecipients()).toEqual([owner, owner])
  await endTerms(60)
  expect(await listRecipients()).toEqual([owner, owner, owner])
  await site.db.delete(termReminders)
  await site.db.insert(terms).values({
    ...{ schoolId: own.school.id, seats: 5, firstDay: sql`day_in_india() + 5` },
    lastDay: sql`day_in_india() + 300`,
  })
  expect(await listRecipients()).toEqual([owner, owner, owner])
})

test.each([
  [60, 200],
  [61, 410],
])('%i days after the last term, the site answers %i', async (days, status) => {
  const { coordinator, slug, school } = await newSite(site.db)
  await publishSite(coordinator)
  await site.db
    .update(terms)
    .set({
      firstDay: sql`day_in_india() - 500`,
      lastDay: sql`day_in_india() - ${sql.raw(`${days}`)}`,
    })
    .where(eq(terms.schoolId, school.id))
  expect((await readHome(slug)).status).toBe(status)
  expect(await findSiteEditor(coordinator)).toMatchObject({ isPublic: status === 200 })
})

describe('pages', () => {
  test('are added, moved, removed and restored, and home stays first', async () => {
    const { coordinator, findPage } = await newSite(site.db)
    const id = await addPage(coordinator, { title: 'Bus routes' })
    for (let step = 0; step < 7; step += 1) await movePage(coordinator, id, { direction: 'up' })
    await expect(movePage(coordinator, id, { direction: 'up' })).rejects.toMatchObject({
      code: 'homePageStays',
    })
    await expect(removePage(coordinator, findPage('').id)).rejects.toMatchObject({
      code: 'homePageStays',
    })
    const readPaths = async () =>
      (await findSiteEditor(coordinator))?.pages
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ path }) => path)
    expect((await readPaths())?.slice(0, 2)).toEqual(['', 'bus-routes'])
    await removePage(coordinator, id)
    expect(await readPaths()).not.toContain('bus-routes')
    await restorePage(coordinator, id)
    expect((await readPaths())?.at(-1)).toBe('bus-routes')
  })

  test('ten of its own at most, also at once', async () => {
    const { coordinator } = await newSite(site.db)
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => addPage(coordinator, { title: 'Page' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })
})

test('a change is listed once, in the order of its number, for the watcher', async () => {
  const [one, other] = [await newSite(site.db), await newSite(site.db)]
  const before = await getLastSiteChange()
  await Promise.all([one, other].map(({ coordinator }) => publishSite(coordinator)))
  const { changes, day } = await listSiteChanges(before)
  expect(changes.map(({ slug }) => slug).sort()).toEqual([one.slug, other.slug].sort())
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const last = await getLastSiteChange()
  expect(Math.max(...changes.map(({ change }) => change))).toBe(last)
  expect((await listSiteChanges(last)).changes).toEqual([])
})

test('a merged school brings its site to the remaining one', async () => {
  const { slug, school, coordinator } = await newSite(site.db)
  await publishSite(coordinator)
  const remaining = await newSchool(site.db)
  const manager = await newUser(site.db)
  await mergeSchools(manager, { from: school.id, into: remaining.id, name: 'Vidya Mandir' })
  expect((await readHome(slug)).status).toBe(200)
  expect(await findSiteEditor(remaining.coordinator)).toMatchObject({ slug })
})

describe('naming editors', () => {
  const addTeacher = async (schoolId: string) => {
    const teacher = await newUser(site.db)
    const [row] = await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId, role: 'teacher' })
      .returning()
    return { teacher, membershipId: row?.id ?? '' }
  }

  test('a coordinator names and ends an editor, also twice at once', async () => {
    const { coordinator, school } = await newSite(site.db)
    const { teacher, membershipId } = await addTeacher(school.id)
    const change = (allowed: 'yes' | 'no') =>
      changeSiteEditor(coordinator, { membershipId, allowed })
    await Promise.all([change('yes'), change('yes')])
    expect(await listSiteTeachers(school.id)).toMatchObject([{ membershipId, isEditor: true }])
    expect(await findSiteEditor(teacher)).not.toBeNull()
    await Promise.all([change('no'), change('no')])
    expect(await findSiteEditor(teacher)).toBeNull()
  })

  test('an editor cannot name others, and nobody of another school can be named', async () => {
    const { coordinator, school } = await newSite(site.db)
    const { teacher, membershipId } = await addTeacher(school.id)
    await changeSiteEditor(coordinator, { membershipId, allowed: 'yes' })
    const colleague = await addTeacher(school.id)
    const stranger = await addTeacher((await newSchool(site.db)).id)
    const attempts = [
      [teacher, colleague.membershipId],
      [coordinator, stranger.membershipId],
    ] as const
    for (const [user, id] of attempts)
      await expect(
        changeSiteEditor(user, { membershipId: id, allowed: 'yes' }),
      ).rejects.toMatchObject({ status: 404 })
  })
})

describe('the preview', () => {
  test('shows the draft to its editors, and 404 to everyone else', async () => {
    const { coordinator, findPage } = await newSite(site.db)
    const blocks = [newText('Only a draft')]
    await savePage(coordinator, findPage('gallery').id, {
      version: 1,
      title: 'Gallery',
      blocks,
    })
    const response = await sendDraftPage(coordinator, 'gallery')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toContain('Only a draft')
    expect(html).toContain('noindex')
    // Empty pages are in the preview’s menu.
    expect(html).toContain('/my-school/website/preview/results')
    const others = [await newUser(site.db), (await newSite(site.db)).coordinator]
    await expect(sendDraftPage(others[0] ?? coordinator, '')).rejects.toMatchObject({
      status: 404,
    })
    const ownHtml = await (await sendDraftPage(others[1] ?? coordinator, 'gallery')).text()
    expect(ownHtml).not.toContain('Only a draft')
  })
})

describe('pictures and files', () => {
  const send = (user: { id: string }, bytes: Buffer, hasConsent = true, name = 'hall.png') =>
    addSiteFile(user, {
      name,
      kind: /\.(pdf|exe)$/.test(name) ? 'pdf' : 'picture',
      hasConsent,
      stream: { bytes: bytes.length, chunks: yieldOnce(bytes), drain: async () => {} },
    })
  async function* yieldOnce(bytes: Buffer) {
    yield bytes
  }
  const publishPicture = async (own: Awaited<ReturnType<typeof newSite>>, file: string) => {
    const blocks = [{ id: 'p', type: 'picture' as const, file, alt: 'The hall', text: '' }]
    await savePage(own.coordinator, own.findPage('').id, { version: 1, title: 'Home', blocks })
    await publishSite(own.coordinator)
  }

  test('a picture is drawn again, shown with its size, and public only once published', async () => {
    const own = await newSite(site.db)
    const { id } = await send(own.coordinator, createPng(320, 200))
    expect(await isPublicSiteFile(own.slug, id)).toBe(false)
    expect(await isOwnSiteFile(own.coordinator, id)).toBe(true)
    await publishPicture(own, id)
    expect((await readHome(own.slug)).body).toContain('width="320" height="200"')
    expect(await isPublicSiteFile(own.slug, id)).toBe(true)
    const [row] = await site.db.select().from(files).where(eq(files.id, id))
    expect(row?.type).toBe('image/webp')
    await takeSiteOffline(own.coordinator)
    expect(await isPublicSiteFile(own.slug, id)).toBe(false)
  })

  test('a file of another school is neither shown nor opened', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    const { id } = await send(other.coordinator, createPng(21, 20))
    expect(await isOwnSiteFile(own.coordinator, id)).toBe(false)
    await expect(publishPicture(own, id)).rejects.toMatchObject({ code: 'siteNotReady' })
    expect(await isPublicSiteFile(own.slug, id)).toBe(false)
  })

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.svg',
    ],
    [
      'an SVG named as a picture',
      Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'),
      'a.png',
    ],
    ['HTML', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'a.webp'],
    ['a broken picture', createPng(20, 20).subarray(0, 60), 'a.png'],
    ['captions', Buffer.from(createCaptions()), 'a.vtt'],
  ])('%s is refused and removed', async (_, bytes, name) => {
    const { coordinator } = await newSite(site.db)
    const filesBefore = await site.db.$count(files)
    await expect(send(coordinator, bytes, true, name)).rejects.toThrow()
    expect(await site.db.$count(files)).toBe(filesBefore)
  })

  test('a picture without consent is refused; a PDF needs none', async () => {
    const { coordinator } = await newSite(site.db)
    await expect(send(coordinator, createPng(22, 20), false)).rejects.toMatchObject({
      code: 'siteConsentMissing',
    })
    expect(await send(coordinator, createPdf(), false, 'form.pdf')).toMatchObject({ kind: 'pdf' })
  })

  test('the reason for a wrong file names only what the field takes', async () => {
    const { coordinator } = await newSite(site.db)
    const readReason = (bytes: Buffer, name: string) =>
      send(coordinator, bytes, true, name).then(
        () => '',
        (error) => getErrorText(error.code, error.values),
      )
    const program = Buffer.from('MZ\x90\0'.padEnd(64, '\0'), 'latin1')
    const reasons = [
      await readReason(program, 'virus.pdf'),
      await readReason(program, 'virus.png'),
      await readReason(createPng(25, 20), 'hall.pdf'),
      await readReason(createPdf(), 'form.png'),
    ]
    for (const reason of reasons) expect(reason).not.toMatch(/^$|MP4|caption|Word|PowerPoint/i)
    expect(reasons[2]).toContain('Choose a file of this kind: PDF')
    expect(reasons[3]).toContain('Choose a file of this kind: Picture')
    expect(
      await site.db.$count(schoolSiteFiles, eq(schoolSiteFiles.uploadedBy, coordinator.id)),
    ).toBe(0)
  })

  test('a stranger, and more than 4 MB, are refused before the file is read', async () => {
    const { coordinator } = await newSite(site.db)
    const stranger = await newUser(site.db)
    await expect(send(stranger, createPng(20, 20))).rejects.toMatchObject({ status: 404 })
    await expect(send(coordinator, Buffer.alloc(5 * 1024 * 1024))).rejects.toMatchObject({
      code: 'siteFileTooLarge',
    })
  })

  test('200 MB in all', async () => {
    const own = await newSite(site.db)
    const { id: fileId } = await send(own.coordinator, createPng(23, 20))
    await site.db
      .update(schoolSiteFiles)
      .set({ bytes: 200 * 1024 * 1024 })
      .where(eq(schoolSiteFiles.fileId, fileId))
    await expect(send(own.coordinator, createPng(24, 20))).rejects.toMatchObject({
      code: 'siteFull',
    })
  })

  test.each([
    '"><script>alert(1)</script>.pdf',
    '../../etc/passwd.pdf',
    'a\r\nSet-Cookie: x=1.pdf',
  ])('a file named %j stays data', async (name) => {
    const own = await newSite(site.db)
    const { id } = await send(own.coordinator, createPdf(), false, encodeURIComponent(name))
    const response = await sendStoredFile(new Request('http://x/'), await getFile(id), {
      publicSeconds: 600,
    })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w .()-]+"/,
    )
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  })
})

describe('safety', () => {
  test('the team takes a site offline with a reason, and lifts it', async () => {
    const { coordinator, slug, school } = await newSite(site.db)
    const manager = await newUser(site.db)
    await publishSite(coordinator)
    const before = await getLastSiteChange()
    await blockSite(manager, school.id, { reason: 'It copies another school.' })
    expect((await readHome(slug)).status).toBe(404)
    expect((await listSiteChanges(before)).changes).toMatchObject([{ slug }])
    expect(await findSiteEditor(coordinator)).toMatchObject({
      blockReason: 'It copies another school.',
    })
    const attempts = [() => publishSite(coordinator), () => republishSite(coordinator, '1')]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'siteBlocked' })
    await unblockSite(manager, school.id)
    await publishSite(coordinator)
    expect((await readHome(slug)).status).toBe(200)
  })

  test('the download has every page and file, and links that work from a folder', async () => {
    const own = await newSite(site.db)
    const copyNames = async () =>
      (await listStaticCopy(own.coordinator)).files.map(({ name }) => name)
    expect(await copyNames()).toEqual([
      'index.html',
      'about.html',
      'admissions.html',
      'contact.html',
    ])
    await publishSite(own.coordinator)
    await site.db
      .update(terms)
      .set({ firstDay: sql`day_in_india() - 500`, lastDay: sql`day_in_india() - 100` })
      .where(eq(terms.schoolId, own.school.id))
    // Also after the end, when visitors get 410.
    expect((await readHome(own.slug)).status).toBe(410)
    const { files: copies } = await listStaticCopy(own.coordinator)
    const html = `${await copies[0]?.read()}`
    expect(html).toContain('href="about.html"')
    expect(html).not.toMatch(/href="\/|noindex|canonical/)
    await expect(listStaticCopy(await newUser(site.db))).rejects.toMatchObject({ status: 404 })
  })
})
