import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi } from '../support/api-user'
import { type Site, startSite } from '../support/site'
import { createTeamUsers, type TeamUsers } from '../support/team-users'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let site: Site
let users: TeamUsers
beforeAll(async () => {
  database = await newTestDatabase()
  users = await createTeamUsers(database, (db) => db.execute(sql.raw(DAY_FUNCTION)))
  site = await startSite({ database })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** Each contact message moves the day of this site: a test cannot wait for midnight. */
const DAY_FUNCTION = `create or replace function day_in_india() returns date language sql stable
  as $$ select date '2026-12-01' + (select count(*)::int from contact_messages) $$`

async function moveToNextDay() {
  const message = { name: 'Asha', email: 'asha@school.example', subject: 'A day' }
  const body = { ...message, message: 'One more day has passed.' }
  expect((await callApi(site, '/api/contact', { body })).status).toBe(201)
}

const post = (path: string, body: object, token = users.editor.token) =>
  callApi(site, `/api/team/policies/${path}`, { body, headers: bearerHeader(token) })

async function readPage(path: string) {
  const { status, body } = await callApi(site, path)
  return status === 200 ? `${body}`.replaceAll('<!-- -->', '') : `${status}`
}

const readNotices = async () =>
  (await callApi(site, '/api/auth/user/me', { headers: bearerHeader(users.user.token) })).body

const expectOnPage = (path: string, text: string) =>
  expect.poll(() => readPage(path), { interval: 50 }).toContain(text)

const VERSION_2 = routes.privacyPolicyVersion('2')

async function publish(body: string, effectiveFrom: string, version: number) {
  const values = { body, effectiveFrom, summary: 'Sessions are recorded.' }
  expect((await post('privacy', { values, version })).status).toBe(200)
  return post('privacy/publish', { version: version + 1 })
}

test('a version is announced within two seconds, and in force on its day', async () => {
  expect(await readPage(routes.privacyPolicy)).toContain(
    'Version 1. In force since 25 November 2026.',
  )
  expect(await readPage(VERSION_2)).toBe('404')
  expect(await publish('## Recording\n\nWe record **sessions**.', '2026-12-02', 0)).toMatchObject({
    ...{ status: 200, body: { undo: { path: '/api/team/policies/privacy/withdraw' } } },
  })
  await expectOnPage(routes.privacyPolicy, 'Version 2 will be in force from 2 December 2026.')
  expect(await readPage(routes.privacyPolicy)).not.toContain('<strong>sessions</strong>')
  await expectOnPage(VERSION_2, 'This version is not yet in force.')
  expect(await readPage(VERSION_2)).toContain('<strong>sessions</strong>')
  expect(await readNotices()).toMatchObject({
    policies: [{ policy: 'privacy', number: 2, effective_from: '2026-12-02' }],
  })
  await moveToNextDay()
  await expectOnPage(routes.privacyPolicy, 'Version 2. In force since 2 December 2026.')
  const page = await readPage(routes.privacyPolicy)
  expect(page).toContain('<h2 id="recording">Recording</h2>')
  expect(page).toContain(`href="${routes.privacyPolicyVersion('1')}"`)
  expect(await readPage(routes.privacyPolicyVersion('1'))).toContain('What your browser stores')
  expect(await readPage('/sitemap.xml')).toMatch(
    /privacy-policy<\/loc>(?:\s*<xhtml:link [^>]*>)*\s*<lastmod>2026-12-02<\/lastmod>/,
  )
})

test('a notice is closed for one user, and for the version that was shown', async () => {
  const headers = bearerHeader(users.user.token)
  const close = (body: object) => callApi(site, '/api/account/notices/seen', { body, headers })
  expect((await close({ policy: 'privacy', number: 0 })).status).toBe(422)
  expect((await close({ policy: 'none' })).status).toBe(422)
  expect((await close({ policy: 'privacy', number: 2 })).status).toBe(200)
  expect(await readNotices()).not.toHaveProperty('policies')
})

test('a withdrawn version is on no page', async () => {
  await publish('Nothing is recorded.', '2026-12-31', 2)
  await expectOnPage(routes.privacyPolicy, 'Version 3 will be in force')
  expect((await post('privacy/withdraw', { number: '2' })).status).toBe(409)
  expect((await post('privacy/withdraw', { number: '3' })).status).toBe(200)
  await expect.poll(() => readPage(routes.privacyPolicy)).not.toContain('Version 3 will be')
  await expect.poll(() => readPage(routes.privacyPolicyVersion('3'))).toBe('404')
})

test.each(['0', '02', '2.0', '-2', '99', 'x'])('there is no version %s', async (number) => {
  expect(await readPage(routes.termsVersion(number))).toBe('404')
})
