// @module-tag ci
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { listTextFields } from '@/lib/texts/fields'
import { toTextId } from '@/lib/texts/kinds'
import { bearerHeader, callApi, newTeacher, register } from '../support/api-user'
import { type Site, startSite } from '../support/site'
import { createTeamUsers, type TeamUsers } from '../support/team-users'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let site: Site
let users: TeamUsers
beforeAll(async () => {
  database = await newTestDatabase()
  users = await createTeamUsers(database)
  site = await startSite({ database })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

const postAsEditor = (path: string, body: object) =>
  callApi(site, `/api/team/texts/${path}`, { body, headers: bearerHeader(users.editor.token) })

const readPage = async (path: string, cookie = '') =>
  `${(await callApi(site, path, { headers: { cookie } })).body}`

async function saveAndPublish(name: string, values: Record<string, string>, version: number) {
  expect((await postAsEditor(name, { values, version })).body).toMatchObject({
    version: version + 1,
  })
  const { status, body } = await postAsEditor(`${name}/publish`, { version: version + 1 })
  expect(status).toBe(200)
  return body
}

const expectOnPage = (path: string, text: string, cookie = '') =>
  expect.poll(() => readPage(path, cookie), { interval: 50 }).toContain(text)

test('facts are on the contact page, in the footer and for search engines within two seconds', async () => {
  expect(await readPage(routes.contact)).toContain('+91 00000 00000')
  const values = {
    ...{ address: '7 Temple Street, Thanjavur', phone: '+91 44 2345 6789' },
    ...{ hours: 'Monday to Friday, <9> to 5', facebook: 'https://www.facebook.com/uns' },
  }
  await postAsEditor('contact', { values, version: 0 })
  expect(await readPage(routes.contact)).not.toContain('Thanjavur')
  expect(await readPage(routes.teamTextPreview('contact', 'en'), users.editor.cookie)).toContain(
    '7 Temple Street, Thanjavur',
  )
  await postAsEditor('contact/publish', { version: 1 })
  await expectOnPage(routes.contact, '7 Temple Street, Thanjavur')
  await expectOnPage(routes.privacyPolicy, '7 Temple Street, Thanjavur')
  const contactPage = await readPage(routes.contact)
  expect(contactPage).toContain('href="tel:+914423456789"')
  expect(contactPage).toContain('Monday to Friday, &lt;9&gt; to 5')
  await expectOnPage(routes.home, '"sameAs":["https://www.facebook.com/uns"]')
  const home = await readPage(routes.home)
  expect(home).toContain('"streetAddress":"7 Temple Street, Thanjavur"')
  expect(home).toContain('"telephone":"+91 44 2345 6789"')
})

test('a notice is on every kind of page until its last day, and an undo brings it back', async () => {
  const notice = { text: 'Closed on Friday', link: '/series', linkText: 'See the sessions' }
  await saveAndPublish('notice', { ...notice, until: '2999-12-31' }, 0)
  const pages = [
    [routes.about, ''],
    [routes.series, ''],
    [routes.ebook, users.subscriber.cookie],
    [routes.profile, users.user.cookie],
    ['/no-such-page', ''],
  ] as const
  for (const [path, cookie] of pages) await expectOnPage(path, 'Closed on Friday', cookie)
  const { undo } = await saveAndPublish('notice', { ...notice, until: '2020-01-01' }, 1)
  await expect.poll(() => readPage(routes.about)).not.toContain('Closed on Friday')
  expect(undo).toEqual({ path: '/api/team/texts/notice/restore', body: { number: '1' } })
  await callApi(site, undo.path, { body: undo.body, headers: bearerHeader(users.editor.token) })
  await expectOnPage(routes.about, 'Closed on Friday')
})

test('soon after an edit, an email has its new sentences', async () => {
  const values = { subject: 'Good to have you, {firstname}', body: 'Start with the free e-books.' }
  await saveAndPublish('emailWelcome', values, 0)
  const { body } = await postAsEditor('emailWelcome', {
    values: { ...values, body: 'Dear {surname}' },
    version: 1,
  })
  expect(body).toMatchObject({ version: 2 })
  const rejected = await postAsEditor('emailWelcome/publish', { version: 2 })
  expect(rejected).toMatchObject({
    status: 422,
    body: { errors: { body: expect.stringContaining('{surname}') } },
  })
  const registerForMail = async () => {
    const teacher = newTeacher({ firstname: 'Kavya' })
    await register(site, teacher)
    const findMail = () => site.mails().find(({ to }) => to === teacher.email)
    await expect.poll(findMail).toBeDefined()
    return findMail()
  }
  // The email of the first may be written before the site knows of the edit.
  await expect.poll(registerForMail, { interval: 500 }).toMatchObject({
    subject: 'Good to have you, Kavya',
    text: expect.stringContaining('Start with the free e-books.'),
  })
})

test('a text in Hindi changes the Hindi page only, first in the preview', async () => {
  const title = 'हम शिक्षकों के साथ हैं'
  await postAsEditor('about-hi', { values: { title }, version: 0 })
  const preview = await readPage(routes.teamTextPreview('about', 'hi'), users.editor.cookie)
  expect(preview).toContain('<html lang="hi-IN"')
  expect(preview).toContain(title)
  expect(preview).toContain('href="/team/texts/about-hi"')
  for (const language of ['en', 'ta'])
    expect(
      await readPage(routes.teamTextPreview('about', language), users.editor.cookie),
    ).not.toContain(title)
  await postAsEditor('about-hi/publish', { version: 1 })
  await expectOnPage('/hi/about', title)
  for (const path of ['/about', '/ta/about']) expect(await readPage(path)).not.toContain(title)
})

test.each(['/team/texts/about/preview/xx', '/team/texts/about-hi/preview/hi'])(
  '%s does not exist',
  async (path) => {
    const { status } = await callApi(site, path, { headers: { cookie: users.editor.cookie } })
    expect(status).toBe(404)
  },
)

const MAX_HOME_BYTES = 60 * 1024
/** The first pictures of home, and response headers. */
const PICTURE_BYTES = 10 * 1024

test.each(languageCodes)(
  'home (%s) stays small with the longest text in every field',
  async (language) => {
    const fields = (['home', 'homeThemes', 'homeCards'] as const).map((name) => {
      const id = toTextId(name, language)
      const values = listTextFields(id).map(({ name: field, maxLength }, index) => [
        field,
        createTextIn(language, index, maxLength),
      ])
      return [id, Object.fromEntries(values)] as const
    })
    for (const [name, values] of fields) await saveAndPublish(name, values, 0)
    const path = addLanguage(routes.home, language)
    await expectOnPage(path, createTextIn(language, 0, 90))
    const { headers } = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'br' } })
    const [, fontPath] = /<([^>]+\.woff2)>/.exec(headers.get('link') ?? '') ?? []
    const font = await (await fetch(`${site.url}${fontPath}`)).arrayBuffer()
    expect(headers.get('content-encoding')).toBe('br')
    const pageBytes = Number(headers.get('content-length'))
    expect(pageBytes).toBeGreaterThan(10 * 1024)
    expect(pageBytes + font.byteLength + PICTURE_BYTES).toBeLessThan(MAX_HOME_BYTES)
  },
)

const FIRST_LETTERS: Partial<Record<Language, number>> = { hi: 0x09_05, ta: 0x0b_85 }

/** In the script of the language; a letter then has three bytes. */
const createTextIn = (language: Language, seed: number, length: number) =>
  createVariedText(seed, length).replaceAll(/\w/g, (letter) => {
    const first = FIRST_LETTERS[language]
    return first ? String.fromCodePoint(first + Number.parseInt(letter, 36)) : letter
  })

/** Differs in each field, so that it compresses like a text. */
const createVariedText = (seed: number, length: number) =>
  Array.from({ length: Math.ceil(length / 5) }, (_, word) =>
    ((seed * 7919 + word * 104_729) % 1_679_616).toString(36).padStart(4, 'a'),
  )
    .join(' ')
    .slice(0, length)
    .trim()
