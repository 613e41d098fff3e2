import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi } from '../support/api-user'
import { type Site, startSite } from '../support/site'
import { createTeamUsers, type TeamUsers } from '../support/team-users'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

const MAX_DELAY_MS = 2_000

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
  expect.poll(() => readPage(path, cookie), { timeout: MAX_DELAY_MS, interval: 50 }).toContain(text)

test('facts are on the contact page, in the footer and for search engines within two seconds', async () => {
  expect(await readPage(routes.contact)).toContain('+91 00000 00000')
  const values = {
    ...{ address: '7 Temple Street, Thanjavur', phone: '+91 44 2345 6789' },
    ...{ hours: 'Monday to Friday, <9> to 5', facebook: 'https://www.facebook.com/uns' },
  }
  await postAsEditor('contact', { values, version: 0 })
  expect(await readPage(routes.contact)).not.toContain('Thanjavur')
  expect(await readPage(routes.teamTextPreview('contact'), users.editor.cookie)).toContain(
    '7 Temple Street, Thanjavur',
  )
  await postAsEditor('contact/publish', { version: 1 })
  await expectOnPage(routes.contact, '7 Temple Street, Thanjavur')
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
