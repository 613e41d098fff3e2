// @module-tag once
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Db, database as openDatabase } from '@/db/client'
import { mailOutbox, webhookDeliveries } from '@/db/schema'
import { errorPageText } from '@/i18n/error-pages'
import { getErrorText } from '@/i18n/error-text'
import { runInLanguage } from '@/i18n/request-language'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  newSubscriber,
  newTeacher,
  register,
} from '../support/api-user'
import { fillDatabase } from '../support/in-process'
import { newSite, newText } from '../support/school-sites'
import { createStaffRoomToken, setSeats } from '../support/schools'
import { type Site, startSite } from '../support/site'
import { newTestDatabase, type TestDatabase } from '../support/test-database'
import { waitFor } from '../support/wait-for'
import { startWebhookReceiver } from '../support/webhook-receiver'
import { newWebhook } from '../support/webhooks'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const VISITORS = 6

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let database: TestDatabase
let site: Site
let school: Awaited<ReturnType<typeof fillSchool>>

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  database = await newTestDatabase()
  const env = { WEBHOOK_TRIAL_ORIGINS: receiver.origin }
  school = await fillDatabase({ ...database, env: { ...database.env, ...env } }, fillSchool)
  site = await startSite({ database, env })
})
afterAll(async () => {
  receiver?.close()
  await site?.stop()
  await database?.drop()
})

/** A school with a website and a webhook, on a site where drafts and released websites cannot be read. */
async function fillSchool(db: Db) {
  const { coordinator, slug, findPage, school } = await newSite(db)
  const page = { version: 1, title: 'Home', blocks: [newText('Welcome')] }
  await savePage(coordinator, findPage('').id, page)
  await publishSite(coordinator)
  await setSeats(db, school.id, 40)
  const manager = { userId: coordinator.id, schoolId: school.id }
  await newWebhook(db, { url: `${receiver.origin}/hook`, manager })
  await db.execute(sql`alter table drafts rename to drafts_out_of_reach`)
  await db.execute(sql`alter table school_site_releases rename to releases_out_of_reach`)
  return { slug, token: await createStaffRoomToken(coordinator) }
}

const listLines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const findLines = (fields: Record<string, unknown>) =>
  listLines().filter((line) => Object.entries(fields).every(([key, value]) => line[key] === value))

const getId = ({ headers }: { headers: Headers }) => `${headers.get('x-request-id')}`

const inParallel = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: VISITORS }, work))

test('a line logged inside a request has its id', async () => {
  const answers = await inParallel(async () => {
    const { cookie } = await logInNewTeacher(site)
    return callApi(site, '/api/auth/user/logout', { body: {}, headers: { cookie } })
  })
  expect(new Set(answers.map(getId)).size).toBe(VISITORS)
  for (const answer of answers) {
    expect(answer.status).toBe(403)
    expect(findLines({ event: 'request.csrf-failed', requestId: getId(answer) })).toHaveLength(1)
  }
})

test('an error of the API names the request: in its header, and in the sentence for the user', async () => {
  const { token } = await logInNewTeacher(site)
  const path = `/api/drafts/${randomUUID()}/remove`
  const answer = await callApi(site, path, { body: {}, headers: bearerHeader(token) })
  const code = getId(answer).slice(0, 8)
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({ msg: getErrorText('internalErrorNamed', { code }) })
  expect(answer.body.msg).toContain(code)
  expect(findLines({ event: 'request.failed', requestId: getId(answer) })).toHaveLength(1)
})

const readCode = (html: string) => />[^<]*: ([0-9a-f]{8})</.exec(html)?.[1]

test('each visitor of a page that fails gets a code of their own, in their language', async () => {
  const { cookie } = await newSubscriber(site)
  for (const [prefix, language] of [
    ['', 'en'],
    ['/hi', 'hi'],
    ['/ta', 'ta'],
  ] as const) {
    const pages = await inParallel(async () => {
      const response = await fetch(`${site.url}${prefix}/my-drafts`, { headers: { cookie } })
      return { response, html: await response.text() }
    })
    for (const { response, html } of pages) {
      const id = getId(response)
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
      const sentence = runInLanguage(language, () => errorPageText().broken.code(id.slice(0, 8)))
      expect(html).toContain(sentence)
      expect(findLines({ event: 'page.failed', requestId: id })).toHaveLength(1)
      await waitFor(() => expect(findLines({ requestId: id, status: 500 })).toHaveLength(1))
    }
    expect(new Set(pages.map(({ html }) => readCode(html))).size).toBe(VISITORS)
  }
  // Next would print it with its values.
  expect(site.output()).not.toContain('Failed query')
})

test('the router shows the digest of the error, which the log has beside the id', async () => {
  const { cookie } = await newSubscriber(site)
  const response = await fetch(`${site.url}/my-drafts?_rsc=1`, { headers: { cookie, rsc: '1' } })
  const digest = /"digest":"(\d+)"/.exec(await response.text())?.[1]
  expect(digest).toBeDefined()
  const [line] = findLines({ event: 'page.failed', digest }).slice(-1)
  await waitFor(() =>
    expect(findLines({ requestId: line?.requestId, route: '/my-drafts' }).length).toBeGreaterThan(
      0,
    ),
  )
})

test('visitors who wait for one shared rendering get a code each; a shared page has none', async () => {
  const failed = await inParallel(async () => {
    const response = await fetch(`${site.url}/s/${school.slug}`)
    return { response, html: await response.text() }
  })
  const ids = failed.map(({ response }) => getId(response))
  expect(new Set(ids).size).toBe(VISITORS)
  for (const { response, html } of failed) {
    expect(response.status).toBe(500)
    expect(readCode(html)).toBe(getId(response).slice(0, 8))
    expect(findLines({ event: 'response.failed', requestId: getId(response) })).toHaveLength(1)
  }
  const missing = await inParallel(async () => {
    const response = await fetch(`${site.url}/no-such-page`)
    return {
      status: response.status,
      id: response.headers.get('x-request-id'),
      html: await response.text(),
    }
  })
  expect(missing.map(({ status, id }) => [status, id])).toEqual(missing.map(() => [404, null]))
  expect(new Set(missing.map(({ html }) => html)).size).toBe(1)
})

test('requests at once keep their ids: in the log, the email, the webhook and its header', async () => {
  const teachers = await inParallel(async () => {
    const teacher = newTeacher()
    const registration = await register(site, teacher)
    const { body } = await logIn(site, teacher)
    const headers = bearerHeader(body.token)
    const joining = await callApi(site, `/api/school/join/${school.token}`, { body: {}, headers })
    expect([registration.status, joining.status]).toEqual([201, 200])
    return {
      ...{ email: teacher.email, userId: `${body.user.id}` },
      ...{ registration: getId(registration), joining: getId(joining) },
    }
  })
  await waitFor(() => expect(receiver.requests).toHaveLength(VISITORS))
  expect(
    receiver.requests.map(({ headers, body }) => [
      JSON.parse(body).data.teacher_id,
      headers['x-request-id'],
    ]),
  ).toEqual(expect.arrayContaining(teachers.map(({ userId, joining }) => [userId, joining])))
  await waitFor(() => {
    for (const { registration, joining } of teachers) {
      const sent = findLines({ event: 'mail.written-to-folder', requestId: registration })
      expect(sent.map(({ template }) => template)).toEqual(['welcome'])
      expect(findLines({ event: 'webhooks.delivered', requestId: joining })).toHaveLength(1)
      expect(findLines({ requestId: joining, route: '/api/school/join/:token' })).toHaveLength(1)
    }
  })
  await site.stop()
  const stored = await readStored()
  for (const { email, userId, registration, joining } of teachers) {
    expect(stored.mails).toContainEqual({ email, requestId: registration })
    expect(stored.events).toContainEqual({ userId, requestId: joining })
  }
})

/** The site must not run: the embedded database is opened by one process at a time. */
const readStored = () =>
  fillDatabase(database, async () => {
    const db = await openDatabase()
    return {
      mails: await db
        .select({ email: mailOutbox.recipient, requestId: mailOutbox.requestId })
        .from(mailOutbox),
      events: await db
        .select({ userId: webhookDeliveries.userId, requestId: webhookDeliveries.requestId })
        .from(webhookDeliveries),
    }
  })
