import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as tableRoute } from '@/app/(account)/my-school/website/enquiries/download/route'
import { GET as formRoute, POST as sendRoute } from '@/app/(public)/s/[slug]/enquiry/form/route'
import { POST as saveRoute } from '@/app/api/school/website/enquiries/[id]/route'
import { formatIndiaDay } from '@/base/india-time'
import {
  mailOutbox,
  memberships,
  schoolSiteEditors,
  schoolSiteEnquiries,
  schoolSiteMessages,
  schoolSites,
  schools,
  users,
} from '@/db/schema'
import { schoolSiteEnquiry as english } from '@/i18n/en/school-site-enquiry'
import { schoolSiteEnquiry as hindi } from '@/i18n/hi/school-site-enquiry'
import { schoolSiteEnquiry as tamil } from '@/i18n/ta/school-site-enquiry'
import { createSessionCookies } from '@/lib/auth/cookies'
import { countAttempt } from '@/lib/auth/rate-limits'
import { answerEnquiry } from '@/lib/school-sites/enquiries/answer'
import {
  findNewEnquiries,
  listEnquiries,
  purgeEnquiries,
  removeEnquiry,
  saveEnquiry,
} from '@/lib/school-sites/enquiries/enquiries'
import { listAdmissionYears } from '@/lib/school-sites/enquiries/years'
import type { SiteLanguage } from '@/lib/school-sites/kinds'
import { sendSiteMessage } from '@/lib/school-sites/messages'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'
import { saveSiteSettings } from '@/lib/school-sites/site/settings'
import { bearerHeader } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { newSite } from '../support/school-sites'
import { newUser } from '../support/schools'
import { newLogin, newUserToken } from '../support/team'

/** Emails stay in the outbox. */
replaceAfter(() => {})

const DOMAIN = 'schools.example'
let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_CONTACT: '500/60', SITES_DOMAIN: DOMAIN })
})
afterAll(() => site?.close())

const [NEXT_YEAR = '', THIS_YEAR = ''] = listAdmissionYears(formatIndiaDay(new Date()))

const admission: SiteBlock = {
  ...{ id: 'adm', type: 'admission', title: 'Join us', text: 'We have **places**.' },
  classes: 'LKG\nClass 6\n',
}

type NewOptions = { language?: SiteLanguage; blocks?: SiteBlock[] }

/** A public website that asks for enquiries, of a school with a confirmed address. */
async function openSite({ language = 'en', blocks = [admission] }: NewOptions = {}) {
  const own = await newSite(site.db)
  const { coordinator, findPage, school } = own
  await savePage(coordinator, findPage('').id, { version: 1, title: 'Home', blocks })
  const name = 'Lotus Valley School'
  const design = { name, tagline: '', design: 'simple', colour: '#1d4f91' } as const
  await saveSiteSettings(coordinator, { ...design, language, version: 1 })
  await publishSite(coordinator)
  await site.db
    .update(schools)
    .set({ confirmedEmail: schools.email })
    .where(eq(schools.id, school.id))
  const [row] = await site.db.select().from(schools).where(eq(schools.id, school.id))
  return { ...own, email: row?.email ?? '' }
}

const PARENT = {
  ...{ block: 'adm', name: 'Asha Rao', phone: '+91 98765-43210', email: 'asha@home.example' },
  ...{ class: 'Class 6', year: NEXT_YEAR, message: 'Is there a bus?\r\nFrom Salem.' },
}

type PostOptions = { host?: string; headers?: Record<string, string> }

function newPost(
  slug: string,
  fields: Record<string, string>,
  { host = 'localhost:3000', headers = {} }: PostOptions = {},
) {
  return new Request(`http://${host}/s/${slug}/enquiry/form`, {
    method: 'POST',
    headers: {
      ...{ host, origin: `http://${host}` },
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams({ ...PARENT, ...fields }),
  })
}

async function send(
  slug: string,
  fields: Record<string, string> = {},
  { host = 'localhost:3000', headers = {} }: PostOptions = {},
) {
  const request = newPost(slug, fields, { host, headers })
  const response = await sendRoute(request, { params: Promise.resolve({ slug }) })
  const { status } = response
  return {
    status,
    location: response.headers.get('location'),
    response,
    body: await response.text(),
  }
}

const listStored = async (slug: string) =>
  site.db
    .select({ enquiry: schoolSiteEnquiries })
    .from(schoolSiteEnquiries)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteEnquiries.siteId))
    .where(eq(schoolSites.slug, slug))
    .then((rows) => rows.map(({ enquiry }) => enquiry))

const listMails = (recipient: string) =>
  site.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.template, 'siteEnquiry')))

const read = async (slug: string, path: string, hasOwnHost = false) =>
  (await buildSiteResponse(slug, path, { hasOwnHost })).response

describe('the form', () => {
  test('asks for what a first call needs, and never for the child’s name', async () => {
    const { slug } = await openSite()
    const { body, headers } = await read(slug, '')
    const names = [...body.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)]
    expect(names.map(([, name]) => name)).toEqual([
      ...['block', 'name', 'phone', 'email', 'class', 'year', 'message'],
    ])
    expect(body).toContain(english.consent)
    expect(body).toContain(`action="/s/${slug}/enquiry/form"`)
    expect(body).toContain('<option value="LKG">LKG</option>')
    expect(body).toMatch(new RegExp(`<option value="${NEXT_YEAR}">.*<option value="${THIS_YEAR}">`))
    const policy = headers['content-security-policy']
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("form-action 'self'")
    const about = await read(slug, 'about')
    expect(about.headers['content-security-policy']).toContain("form-action 'none'")
  })

  test('posts to its own host, and has a page of its own there', async () => {
    const { slug } = await openSite()
    expect((await read(slug, '', true)).body).toContain('action="/enquiry/form"')
    expect((await read(slug, 'enquiry/form', true)).body).toContain('action="/enquiry/form"')
    expect((await read(slug, 'enquiry/sent', true)).body).toContain(english.sent.title)
    expect((await read(slug, 'enquiry/other')).status).toBe(404)
  })

  test('is on no website without the block', async () => {
    const { slug } = await openSite({ blocks: [{ id: 't', type: 'text', text: 'Welcome' }] })
    for (const path of ['enquiry/form', 'enquiry/sent'])
      expect((await read(slug, path)).status).toBe(404)
    expect((await send(slug)).status).toBe(404)
  })

  test.each([
    ['en', english],
    ['hi', hindi],
    ['ta', tamil],
    ['te', english],
  ] as const)('a website in %s answers in its language', async (language, text) => {
    const { slug } = await openSite({ language })
    const page = await read(slug, '')
    expect(page.body).toContain(text.button)
    expect((await read(slug, 'enquiry/sent')).body).toContain(text.sent.title)
    const refused = await send(slug, { name: '' })
    expect(refused.body).toContain(text.errors.name)
    expect(refused.body).toContain(text.problems.incomplete)
    // Our words are marked where they are not in the language of the website.
    expect(page.body.includes('novalidate lang="en" dir="ltr"')).toBe(language === 'te')
  })

  test('a downloaded copy links to the form, because it has no server', async () => {
    const { coordinator, slug } = await openSite()
    const { files } = await listStaticCopy(coordinator)
    const home = files.find(({ name }) => name === 'index.html')
    const markup = (await home?.read())?.toString() ?? ''
    expect(markup).not.toContain('<form')
    expect(markup).toContain(`${slug}.${DOMAIN}`)
    expect(markup).toContain('/enquiry/form"')
  })
})

describe('an enquiry', () => {
  test('is stored, emailed to the school’s address, and a page of its own confirms it', async () => {
    const { slug, email } = await openSite()
    const { status, location, response } = await send(slug)
    expect([status, location]).toEqual([303, `/s/${slug}/enquiry/sent`])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await listStored(slug)).toMatchObject([
      {
        ...{ name: 'Asha Rao', phone: '9876543210', email: 'asha@home.example' },
        ...{ className: 'Class 6', schoolYear: NEXT_YEAR, state: 'new', note: '' },
        message: 'Is there a bus?\nFrom Salem.',
      },
    ])
    const [mail] = await listMails(email)
    expect(mail?.data).toMatchObject({ name: 'Asha Rao', phone: '9876543210' })
    expect((await listStored(slug))[0]?.mailId).toBe(mail?.id)
    const answer = await send(slug, { name: 'B' }, { host: `${slug}.${DOMAIN}` })
    expect(answer.location).toBe('/enquiry/sent')
  })

  test.each([
    ['98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['(044) 2345 6789', '4423456789'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['௯௮௭௬௫ ௪௩௨௧௦', '9876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ])('the phone number %s is %s', async (typed, stored) => {
    const { slug } = await openSite()
    expect((await send(slug, { phone: typed, email: '' })).status).toBe(303)
    expect(await listStored(slug)).toMatchObject([{ phone: stored, email: null }])
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u200b' }],
    ['phone', { phone: '98765' }],
    ['phone', { phone: '00000 00000' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: ' ', email: '' }],
    ['email', { email: 'asha at home' }],
    ['email', { email: 'asha@home.example\nBcc: all@home.example' }],
    ['class', { class: '' }],
    ['class', { class: 'Class 13' }],
    ['year', { year: '1999-00' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['name', { name: 'x'.repeat(121) }],
  ])('a wrong %s is marked, and nothing typed is lost', async (wrong, fields) => {
    const { slug } = await openSite()
    const typed = { ...PARENT, ...fields }
    const { status, body } = await send(slug, fields)
    expect(status).toBe(422)
    expect(body).toContain(`id="adm-${wrong}-error"`)
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(body).toMatch(
      new RegExp(
        `name="${wrong}" aria-invalid="true" aria-describedby="adm-${wrong}-error[^"]*" autofocus`,
      ),
    )
    if (wrong !== 'email') expect(body).toContain(`value="${typed.email}"`)
    if (wrong !== 'class') expect(body).toContain('<option value="Class 6" selected>')
    if (wrong !== 'message') expect(body).toContain('Is there a bus?\nFrom Salem.</textarea>')
    expect(await listStored(slug)).toEqual([])
  })

  test('text that looks like markup is escaped in the answer', async () => {
    const { slug } = await openSite()
    const attack = '"><script>alert(1)</script></textarea>'
    const { body } = await send(slug, {
      name: attack,
      message: attack,
      phone: attack,
      block: attack,
    })
    expect(body).not.toContain('<script')
    expect(body.match(/<\/textarea>/g)).toHaveLength(1)
  })

  test('pressing twice at once stores and emails one; another question is another one', async () => {
    const { slug, email } = await openSite()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(slug)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await listStored(slug)).toHaveLength(1)
    expect(await listMails(email)).toHaveLength(1)
    await send(slug, { class: 'LKG' })
    expect(await listStored(slug)).toHaveLength(2)
  })

  test('a class that was offered until the last release is asked for again', async () => {
    const { slug, coordinator, findPage } = await openSite()
    const blocks = [{ ...admission, classes: 'LKG' } as SiteBlock]
    await savePage(coordinator, findPage('').id, { version: 2, title: 'Home', blocks })
    await publishSite(coordinator)
    const { status, body } = await send(slug)
    expect(status).toBe(422)
    expect(body).toContain(english.errors.class)
    expect(body).toContain('value="Asha Rao"')
  })

  test('a failure of the database shows the form with what was typed', async () => {
    const { slug } = await openSite()
    await site.db.execute(sql`alter table school_site_enquiries rename to hidden_enquiries`)
    const { status, body } = await send(slug).finally(() =>
      site.db.execute(sql`alter table hidden_enquiries rename to school_site_enquiries`),
    )
    expect(status).toBe(500)
    expect(body).toContain(english.problems.failed)
    expect(body).toContain('value="+91 98765-43210"')
  })
})

describe('who may send', () => {
  test.each([
    ['another website', { origin: 'https://evil.example' }],
    ['another school’s host', { origin: `http://other.${DOMAIN}` }],
    ['a page of the same company', { 'sec-fetch-site': 'same-site' }],
  ])('a form of %s is refused', async (_, headers) => {
    const { slug } = await openSite()
    expect((await send(slug, {}, { headers })).status).toBe(403)
    expect(await listStored(slug)).toEqual([])
  })

  test('a login of the main site neither stops nor signs an enquiry', async () => {
    const { slug, coordinator } = await openSite()
    const { sessionId } = await newLogin(site.db, coordinator.id)
    const [cookie = ''] = createSessionCookies(sessionId)
    const { status } = await send(slug, {}, { headers: { cookie } })
    expect(status).toBe(303)
  })

  test('other kinds of bodies and sizes are refused, and other methods', async () => {
    const { slug } = await openSite()
    const json = await send(slug, {}, { headers: { 'content-type': 'application/json' } })
    expect(json.status).toBe(415)
    expect((await send(slug, { message: 'x'.repeat(70_000) })).status).toBe(413)
    const request = new Request(`http://localhost:3000/s/${slug}/enquiry/form`)
    const page = await formRoute(request, { params: Promise.resolve({ slug }) })
    expect(page.status).toBe(200)
  })

  test('a website that is offline, over or unknown takes none', async () => {
    const { slug, coordinator } = await openSite()
    expect((await send('no-such-school')).status).toBe(404)
    await site.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, coordinator.id))
    expect((await send(slug)).status).toBe(404)
    expect(await listStored(slug)).toEqual([])
  })
})

describe('many enquiries', () => {
  /** A route of the tests cannot know another network. */
  const sendFrom = (ip: string, slug: string, message: string) =>
    answerEnquiry(newPost(slug, { message }), slug, ip)

  test('from one network, five a day are emailed and a hundred stored; others go on', async () => {
    const { slug, email } = await openSite()
    for (let count = 0; count < 100; count += 1)
      await sendFrom(`198.51.100.${count}`, slug, `${count}`)
    const refused = await sendFrom('198.51.100.7', slug, 'one more')
    expect(refused.status).toBe(429)
    const body = await refused.text()
    expect(body).toContain(english.problems.tooMany)
    expect(body).toContain('one more</textarea>')
    expect([(await listMails(email)).length, (await listStored(slug)).length]).toEqual([5, 100])
    await sendFrom('198.51.101.7', slug, 'from elsewhere')
    expect((await listMails(email)).length).toBe(6)
  })

  test('twenty a day are emailed, and they take nothing from the messages', async () => {
    const { slug, email } = await openSite()
    for (let count = 0; count < 24; count += 1) await sendFrom(`203.0.${count}.1`, slug, `${count}`)
    expect([(await listMails(email)).length, (await listStored(slug)).length]).toEqual([20, 24])
    const message = { name: 'Asha', email: 'asha@home.example', message: 'When is sports day?' }
    await sendSiteMessage(slug, message, '203.0.1.1')
    const [stored] = await site.db
      .select({ mailId: schoolSiteMessages.mailId })
      .from(schoolSiteMessages)
      .innerJoin(schoolSites, eq(schoolSites.id, schoolSiteMessages.siteId))
      .where(eq(schoolSites.slug, slug))
    expect(stored?.mailId).toBeTruthy()
  })

  test('from one address, the limit of all public forms holds', async () => {
    const { slug } = await openSite()
    for (let count = 0; count < 500; count += 1) await countAttempt('CONTACT', '192.0.2.77')
    expect((await sendFrom('192.0.2.77', slug, 'a')).status).toBe(429)
    expect((await sendFrom('192.0.2.78', slug, 'a')).status).toBe(303)
  })

  test('nothing is emailed to an address that was not confirmed', async () => {
    const { slug, email, school } = await openSite()
    await site.db.update(schools).set({ confirmedEmail: null }).where(eq(schools.id, school.id))
    await send(slug)
    expect((await listStored(slug)).length).toBe(1)
    expect(await listMails(email)).toEqual([])
  })
})

describe('the school’s office', () => {
  const OPEN = { filter: 'open' } as const

  async function openWithEnquiry() {
    const own = await openSite()
    await send(own.slug)
    const [row] = (await listEnquiries(own.coordinator, OPEN))?.rows ?? []
    if (!row) throw new Error('no enquiry')
    return { ...own, row }
  }

  test('notes what it did; the task of the school ends with the first call', async () => {
    const { coordinator, school, row } = await openWithEnquiry()
    expect(await findNewEnquiries(school.id)).toEqual({ count: 1, names: ['Asha Rao'] })
    await saveEnquiry(coordinator, row.id, { state: 'called', note: ' Visit? ', version: 1 })
    expect(await findNewEnquiries(school.id)).toEqual({ count: 0, names: [] })
    const called = await listEnquiries(coordinator, { filter: 'called' })
    expect(called?.rows).toMatchObject([{ state: 'called', note: 'Visit?', version: 2 }])
    expect(called?.counts).toEqual({ open: 1, new: 0, called: 1, visit: 0, closed: 0 })
    await saveEnquiry(coordinator, row.id, { state: 'closed', note: '', version: 2 })
    expect((await listEnquiries(coordinator, OPEN))?.rows).toEqual([])
    expect((await listEnquiries(coordinator, { filter: 'closed' }))?.rows).toHaveLength(1)
  })

  test('of two colleagues at once, one saves and the other is told', async () => {
    const { coordinator, row } = await openWithEnquiry()
    const results = await Promise.allSettled(
      (['called', 'visit', 'closed'] as const).map((state) =>
        saveEnquiry(coordinator, row.id, { state, note: state, version: 1 }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(
      saveEnquiry(coordinator, row.id, { state: 'new', note: '', version: 1 }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('nobody else reads, changes, deletes or downloads it', async () => {
    const { school, slug, row } = await openWithEnquiry()
    const [teacher, writer] = [await newUser(site.db), await newUser(site.db)]
    const seat = { schoolId: school.id, role: 'teacher' as const }
    await site.db
      .insert(memberships)
      .values([teacher, writer].map(({ id }) => ({ userId: id, ...seat })))
    // Who may write the website reads no parent's number.
    const [{ siteId = '' } = {}] = await listStored(slug)
    await site.db.insert(schoolSiteEditors).values({ siteId, userId: writer.id })
    const strangers = [teacher, writer, (await openSite()).coordinator, await newUser(site.db)]
    for (const other of strangers) {
      expect((await listEnquiries(other, OPEN))?.rows ?? []).toEqual([])
      const change = saveEnquiry(other, row.id, { state: 'closed', note: 'x', version: 1 })
      await expect(change).rejects.toMatchObject({ status: 404 })
      await expect(removeEnquiry(other, row.id)).rejects.toMatchObject({ status: 404 })
      expect((await download(other.id)).body).not.toContain('Asha Rao')
    }
    for (const { id } of [teacher, writer]) expect((await download(id)).status).toBe(404)
    expect(await listStored(slug)).toMatchObject([{ state: 'new', note: '' }])
  })

  test.each([
    { state: 'gone', note: '', version: 1 },
    { state: 'called', note: 'x'.repeat(1001), version: 1 },
    { state: 'called', note: '' },
  ])('a wrong change is refused', async (body) => {
    const { coordinator, row } = await openWithEnquiry()
    const token = await newUserToken(site.db, coordinator.id)
    const request = new Request('http://localhost:3000/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearerHeader(token) },
      body: JSON.stringify(body),
    })
    const response = await saveRoute(request, { params: Promise.resolve({ id: row.id }) })
    expect(response.status).toBe(422)
  })

  test('downloads a table in which no cell is a formula', async () => {
    const { coordinator, slug, row } = await openWithEnquiry()
    await send(slug, { name: 'Bela', message: '=HYPERLINK("http://evil.example")', phone: '' })
    await saveEnquiry(coordinator, row.id, { state: 'visit', note: '+1', version: 1 })
    const { status, body } = await download(coordinator.id)
    expect(status).toBe(200)
    expect(body.split('\r\n')[0]).toContain('"Received","Name","Phone"')
    expect(body).toContain('"Asha Rao","9876543210"')
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(body).toContain(`"Visit arranged","'+1"`)
  })

  test('deletes one, which the audit log keeps without its words', async () => {
    const { coordinator, slug, row } = await openWithEnquiry()
    await removeEnquiry(coordinator, row.id)
    expect(await listStored(slug)).toEqual([])
    await expect(removeEnquiry(coordinator, row.id)).rejects.toMatchObject({ status: 404 })
  })

  test('keeps one for a year after its last change', async () => {
    const { coordinator, slug, row } = await openWithEnquiry()
    const age = (days: number) =>
      site.db
        .update(schoolSiteEnquiries)
        .set({
          createdAt: sql`now() - interval '900 days'`,
          changedAt: sql`now() - make_interval(days => ${days})`,
        })
        .where(eq(schoolSiteEnquiries.id, row.id))
    await age(364)
    await purgeEnquiries(site.db)
    expect(await listStored(slug)).toHaveLength(1)
    await age(366)
    await saveEnquiry(coordinator, row.id, { state: 'visit', note: '', version: 1 })
    await purgeEnquiries(site.db)
    expect(await listStored(slug)).toHaveLength(1)
    await age(366)
    await purgeEnquiries(site.db)
    expect(await listStored(slug)).toHaveLength(0)
  })

  async function download(userId: string) {
    const token = await newUserToken(site.db, userId)
    const request = new Request('http://localhost:3000/my-school/website/enquiries/download', {
      headers: bearerHeader(token),
    })
    const response = await tableRoute(request, { params: Promise.resolve({}) })
    return { status: response.status, body: await response.text() }
  }
})

test('the names of the task are those of the newest enquiries', async () => {
  const { slug, school } = await openSite()
  for (const name of ['Asha', 'Bela', 'Chitra', 'Devi']) await send(slug, { name })
  expect(await findNewEnquiries(school.id)).toEqual({
    count: 4,
    names: ['Devi', 'Chitra', 'Bela'],
  })
})
