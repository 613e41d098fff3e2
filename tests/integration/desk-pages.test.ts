import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '../support/database'
import { newForm, newMember } from '../support/desk'
import { bearer, call, logIn, seatOf } from '../support/person'
import { form, newPerson, newSchool } from '../support/schools'
import { type Site, startSite } from '../support/site'

/** The team's desk as it answers: to whom it is there, and what becomes of text that strangers typed. */

const PASSWORD = 'chalk-and-board'
const MARKUP = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}\${7}`
const RTL = '\u202Eevil\u202C مدرسة'
const LONG = 'ள'.repeat(199)

let site: Site
let database: Awaited<ReturnType<typeof freshDatabase>>
let made: Awaited<ReturnType<typeof furnish>>
let who: Record<'editor' | 'manager' | 'teacher', ReturnType<typeof seatOf>>

beforeAll(async () => {
  database = await freshDatabase()
  const settings = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    TEAM_SECOND_FACTOR: 'optional',
    RATE_LIMIT_UNASKED_MAIL: '100000/60',
  }
  for (const [name, value] of Object.entries({ ...settings, ...database.env }))
    vi.stubEnv(name, value)
  vi.resetModules()
  made = await furnish()
  vi.unstubAllEnvs()
  site = await startSite({ database, env: { TEAM_SECOND_FACTOR: 'optional' } })
  const seat = async (email: string) => seatOf(await logIn(site, { email, password: PASSWORD }))
  const { editor, manager, teacher } = made
  who = { editor: await seat(editor), manager: await seat(manager), teacher: await seat(teacher) }
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** People of each kind, and one of each thing with the worst that a form lets through. */
async function furnish() {
  const { migrate } = await import('@/db/migrate')
  const { closeDatabase, database: open } = await import('@/db/client')
  const { contacts, users } = await import('@/db/schema')
  const { hashPassword } = await import('@/lib/auth/passwords')
  const { sendMessage } = await import('@/lib/contact/commands/send')
  const { rejectApplication } = await import('@/lib/schools/commands/decide')
  const { aPerson } = await import('@/lib/audit/record')
  await migrate()
  const db = await open()
  const [editor, manager] = [await newMember(db, 'editor'), await newMember(db, 'manager')]
  const teacher = await newPerson(db)
  await db.update(users).set({ passwordHash: await hashPassword(PASSWORD), firstname: MARKUP })
  const odd = {
    institution_name: MARKUP,
    school_address: `${RTL} ${MARKUP}`,
    correspondent_name: RTL,
    branches: LONG,
    representatives: MARKUP,
  }
  const waiting = await newForm(odd)
  const twin = await newForm({ ...odd, school_email: waiting.sent.school_email })
  const { id: school } = await newSchool(db, odd)
  await rejectApplication(twin.id, { reason: MARKUP, by: aPerson(editor.id) })
  const text = { name: MARKUP, email: 'a@x.example', subject: RTL, message: `${MARKUP}\n${LONG}` }
  await sendMessage({ ...text, subject: MARKUP })
  await sendMessage(text)
  const [message] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.subject, MARKUP))
  await db.execute(sql`update mail_outbox set due_at = null, last_error = '422 validation_error'
    where template in ('teamContact', 'institutionReceived')`)
  await closeDatabase()
  return {
    ...{ editor: editor.email, manager: manager.email, teacher: teacher.email },
    ...{
      person: teacher.id,
      form: waiting.id,
      school,
      twin: twin.schoolId,
      message: message?.id ?? '',
    },
  }
}

const PAGES = (): [path: string, expected: 'editor' | 'manager'][] => [
  ['/team', 'editor'],
  ['/team/applications?state=all', 'manager'],
  [`/team/applications/${made.form}`, 'manager'],
  ['/team/schools', 'manager'],
  [`/team/schools/${made.school}`, 'manager'],
  [`/team/schools/${made.school}/merge?into=${made.twin}`, 'manager'],
  ['/team/messages?state=all', 'editor'],
  [`/team/messages/${made.message}`, 'editor'],
  ['/team/mail', 'manager'],
  ['/team/log', 'manager'],
  ['/team/people', 'manager'],
  ['/team/people/export', 'manager'],
  [`/team/people/${made.person}`, 'manager'],
  [`/team/search?q=${encodeURIComponent('evil')}`, 'editor'],
]

const open = async (path: string, cookie = '') => {
  const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

test('what strangers typed is text on every page, and no page breaks of it', async () => {
  for (const [path] of PAGES()) {
    const { status, text } = await open(path, who.manager.cookie)
    expect([path, status]).toEqual([path, 200])
    expect(text, path).not.toContain('<img src=x')
    expect(text, path).not.toContain('<script>alert')
    // What a template would make of the braces behind the script.
    expect(text, path).not.toMatch(/\/script(>|&gt;|\\u003e)49/)
  }
  const { text } = await open(`/team/applications/${made.form}`, who.manager.cookie)
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('an editor sees what an editor may', async () => {
  for (const [path, may] of PAGES())
    expect([path, (await open(path, who.editor.cookie)).status]).toEqual([
      path,
      may === 'editor' ? 200 : 404,
    ])
  const { text } = await open('/team', who.editor.cookie)
  expect(text).not.toMatch(/team\/(people|schools|applications|mail|log)/)
})

describe('a call', () => {
  test('is told in words what is wrong, and the second of two who save what the first has changed', async () => {
    const headers = bearer(who.manager.token)
    const wrong = await call(site, `/api/team/applications/${made.form}/approve`, {
      body: { firstDay: '2026-02-31', months: '0', seats: '501', paymentNote: '' },
      headers,
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.errors)).toEqual(['firstDay', 'months', 'seats'])
    const details = { ...form(), branches: 'Mine', was: { branches: 'Theirs' } }
    const path = `/api/team/schools/${made.school}`
    const second = await call(site, path, { body: details, headers })
    expect(second.status).toBe(409)
    expect(second.body.errors.branches).toContain(LONG)
    expect(second.body.now).toEqual({ branches: LONG })
    const again = { ...details, was: second.body.now }
    expect((await call(site, path, { body: again, headers })).status).toBe(200)
  })

  test('that approves says what is next and how it is taken back', async () => {
    const headers = bearer(who.manager.token)
    const wish = { firstDay: '', months: '12', seats: '40', paymentNote: 'UPI 1' }
    const path = `/api/team/applications/${made.form}/approve`
    const { status, body } = await call(site, path, { body: wish, headers })
    expect([status, body.next]).toEqual([200, '/team'])
    expect((await call(site, path, { body: wish, headers })).status).toBe(409)
    expect((await call(site, body.undo.path, { method: 'POST', headers })).status).toBe(200)
    expect((await call(site, path, { body: wish, headers })).status).toBe(200)
  })
})
