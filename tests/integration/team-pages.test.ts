// @module-tag ci

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '@/db/migrate'
import { contactMessages, users } from '@/db/schema'
import { userActor } from '@/lib/audit/audit-log'
import { hashPassword } from '@/lib/auth/passwords'
import { sendContactMessage } from '@/lib/contact/send'
import { rejectApplication } from '@/lib/schools/application/decide'
import { bearerHeader, callApi, logIn, readCredentials } from '../support/api-user'
import { newApplication, newTeamMember } from '../support/applications'
import { forgetProcessState } from '../support/process-state'
import { newInstitution, newSchool, newUser } from '../support/schools'
import { type Site, startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'

const PASSWORD = 'chalk-and-board'
const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}\${7}`
const RTL = '\u202Eevil\u202C مدرسة'
const LONG_TEXT = 'ள'.repeat(199)

let site: Site
let database: Awaited<ReturnType<typeof newTestDatabase>>
let fixtures: Awaited<ReturnType<typeof createFixtures>>
let accounts: Record<'editor' | 'manager' | 'teacher', ReturnType<typeof readCredentials>>

beforeAll(async () => {
  database = await newTestDatabase()
  const settings = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    TEAM_SECOND_FACTOR: 'optional',
    RATE_LIMIT_UNSOLICITED_MAIL: '100000/60',
  }
  for (const [name, value] of Object.entries({ ...settings, ...database.env }))
    vi.stubEnv(name, value)
  forgetProcessState()
  fixtures = await createFixtures()
  vi.unstubAllEnvs()
  site = await startSite({ database, env: { TEAM_SECOND_FACTOR: 'optional' } })
  const logInAs = async (email: string) =>
    readCredentials(await logIn(site, { email, password: PASSWORD }))
  const { editor, manager, teacher } = fixtures
  accounts = {
    editor: await logInAs(editor),
    manager: await logInAs(manager),
    teacher: await logInAs(teacher),
  }
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** Users of each role, and one record of each kind with the worst accepted input. */
async function createFixtures() {
  const { closeDatabase, database: openDatabase } = await import('@/db/client')
  await migrate()
  const db = await openDatabase()
  const [editor, manager] = [await newTeamMember(db, 'editor'), await newTeamMember(db, 'manager')]
  const teacher = await newUser(db)
  await db.update(users).set({ passwordHash: await hashPassword(PASSWORD), firstname: MARKUP })
  const hostileDetails = {
    institution_name: MARKUP,
    school_address: `${RTL} ${MARKUP}`,
    correspondent_name: RTL,
    branches: LONG_TEXT,
    representatives: MARKUP,
  }
  const waitingApplication = await newApplication(hostileDetails)
  const duplicateApplication = await newApplication({
    ...hostileDetails,
    school_email: waitingApplication.sent.school_email,
  })
  const { id: school } = await newSchool(db, hostileDetails)
  await rejectApplication(duplicateApplication.id, { reason: MARKUP, actor: userActor(editor.id) })
  const messageInput = {
    name: MARKUP,
    email: 'a@x.example',
    subject: RTL,
    message: `${MARKUP}\n${LONG_TEXT}`,
  }
  await sendContactMessage({ ...messageInput, subject: MARKUP })
  await sendContactMessage(messageInput)
  const [message] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.subject, MARKUP))
  await db.execute(sql`update mail_outbox set due_at = null, last_error = '422 validation_error'
    where template in ('teamContact', 'institutionReceived')`)
  await closeDatabase()
  return {
    ...{ editor: editor.email, manager: manager.email, teacher: teacher.email },
    ...{
      user: teacher.id,
      form: waitingApplication.id,
      school,
      twin: duplicateApplication.schoolId,
      message: message?.id ?? '',
    },
  }
}

const PAGES = (): [path: string, expected: 'editor' | 'manager'][] => [
  ['/team', 'editor'],
  ['/team/applications?state=all', 'manager'],
  [`/team/applications/${fixtures.form}`, 'manager'],
  ['/team/schools', 'manager'],
  [`/team/schools/${fixtures.school}`, 'manager'],
  [`/team/schools/${fixtures.school}/merge?into=${fixtures.twin}`, 'manager'],
  ['/team/messages?state=all', 'editor'],
  [`/team/messages/${fixtures.message}`, 'editor'],
  ['/team/mail', 'manager'],
  ['/team/jobs', 'manager'],
  ['/team/log', 'manager'],
  ['/team/people', 'manager'],
  ['/team/people/export', 'manager'],
  [`/team/people/${fixtures.user}`, 'manager'],
  [`/team/people/${fixtures.user}/merge`, 'manager'],
  ...['school', 'requests', 'certificates', 'history'].map((tab): [string, 'manager'] => [
    `/team/people/${fixtures.user}?tab=${tab}`,
    'manager',
  ]),
  [`/team/search?q=${encodeURIComponent('evil')}`, 'editor'],
]

const openPage = async (path: string, cookie = '') => {
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

test('every page shows user input as text and still works', async () => {
  for (const [path] of PAGES()) {
    const { status, text } = await openPage(path, accounts.manager.cookie)
    expect([path, status]).toEqual([path, 200])
    expect(text, path).not.toContain('<img src=x')
    expect(text, path).not.toContain('<script>alert')
    // Detects a template engine that evaluates the braces after the script.
    expect(text, path).not.toMatch(/\/script(>|&gt;|\\u003e)49/)
  }
  const { text } = await openPage(`/team/applications/${fixtures.form}`, accounts.manager.cookie)
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('an editor sees only what the role allows', async () => {
  for (const [path, minimumRole] of PAGES())
    expect([path, (await openPage(path, accounts.editor.cookie)).status]).toEqual([
      path,
      minimumRole === 'editor' ? 200 : 404,
    ])
  const { text } = await openPage('/team', accounts.editor.cookie)
  expect(text).not.toMatch(/team\/(people|schools|applications|mail|log)/)
})

describe('an API call', () => {
  test('reports invalid fields, and conflicts to the second of two concurrent saves', async () => {
    const headers = bearerHeader(accounts.manager.token)
    const invalidResponse = await callApi(site, `/api/team/applications/${fixtures.form}/approve`, {
      body: { firstDay: '2026-02-31', months: '0', seats: '501', paymentNote: '' },
      headers,
    })
    expect(invalidResponse.status).toBe(422)
    expect(Object.keys(invalidResponse.body.errors)).toEqual(['firstDay', 'months', 'seats'])
    const details = { ...newInstitution(), branches: 'Mine', was: { branches: 'Theirs' } }
    const path = `/api/team/schools/${fixtures.school}`
    const conflictResponse = await callApi(site, path, { body: details, headers })
    expect(conflictResponse.status).toBe(409)
    expect(conflictResponse.body.errors.branches).toContain(LONG_TEXT)
    expect(conflictResponse.body.now).toEqual({ branches: LONG_TEXT })
    const retryBody = { ...details, was: conflictResponse.body.now }
    expect((await callApi(site, path, { body: retryBody, headers })).status).toBe(200)
  })

  test('that approves returns the next page and how to undo it', async () => {
    const headers = bearerHeader(accounts.manager.token)
    const approval = { firstDay: '', months: '12', seats: '40', paymentNote: 'UPI 1' }
    const path = `/api/team/applications/${fixtures.form}/approve`
    const { status, body } = await callApi(site, path, { body: approval, headers })
    expect([status, body.next]).toEqual([200, '/team'])
    expect((await callApi(site, path, { body: approval, headers })).status).toBe(409)
    expect((await callApi(site, body.undo.path, { method: 'POST', headers })).status).toBe(200)
    expect((await callApi(site, path, { body: approval, headers })).status).toBe(200)
  })
})
