import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET, HEAD } from '@/app/(account)/profile/data/copy/[token]/route'
import { ORIGINAL_POLICY_DAYS } from '@/base/policy-kinds'
import { certificates, contactMessages, dataExports, liveSessions, users } from '@/db/schema'
import { changeDetails, updateMailPreferences } from '@/lib/accounts/details'
import { accountDetails } from '@/lib/accounts/schema'
import { findViewerBySession, startSession } from '@/lib/auth/sessions'
import { sendContactMessage } from '@/lib/contact/send'
import {
  consumeDataExportLink,
  createDataExportLink,
  sendDataExport,
} from '@/lib/privacy/data-export'
import { buildNotices, markNoticeSeen } from '@/lib/privacy/notices'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { replaceAfter } from '../support/next-server'
import { newRegisteredUser, runConcurrently } from '../support/registered-users'
import { newUserWithAllData, UNIQUE_VALUES } from '../support/user-with-all-data'

/** Emails stay in the outbox. */
replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>

beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

type DataExportTeacher = { id: string; sessionId: string; password: string }
const createExportLink = (teacher: DataExportTeacher) =>
  createDataExportLink(teacher, { password: teacher.password })

async function unpackArchive(bytes: Buffer) {
  const { default: Zip } = await import('jszip')
  const zip = await Zip.loadAsync(bytes, { checkCRC32: true })
  const readEntry = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  return { data: JSON.parse(await readEntry('data.json')), page: await readEntry('your-data.html') }
}

async function downloadArchive(id: string) {
  const response = await sendDataExport(new Request('http://localhost/'), id)
  return unpackArchive(Buffer.from(await response.arrayBuffer()))
}

test('the archive contains all personal data, as JSON and HTML, and no secrets', async () => {
  const teacher = await newUserWithAllData(site.db)
  const { data, page } = await downloadArchive(teacher.id)
  const expectedTexts = Object.entries(UNIQUE_VALUES).filter(([name]) => name !== 'letter')
  for (const [name, text] of expectedTexts) {
    expect(JSON.stringify(data), name).toContain(text)
    expect(page, name).toContain(text)
  }
  for (const secret of [teacher.passwordHash, `session ${teacher.id}`, `copy ${teacher.id}`])
    expect(JSON.stringify(data) + page).not.toContain(secret)
  expect(data.account[0]).not.toHaveProperty('passwordHash')
})

test('user input cannot run as a script in the HTML page', async () => {
  const teacher = await newRegisteredUser(site.db, { firstname: '<img src=x onerror=alert(1)>&"' })
  const { page } = await downloadArchive(teacher.id)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;')
  expect(page).not.toContain('<img')
})

test('excludes messages sent from an unconfirmed email', async () => {
  const teacher = await newRegisteredUser(site.db)
  await sendContactMessage({
    name: 'Ravi',
    email: teacher.email,
    subject: 'Hello',
    message: 'somebody-elses-words',
  })
  const { data, page } = await downloadArchive(teacher.id)
  expect(JSON.stringify(data) + page).not.toContain('somebody-elses-words')
})

test('the link needs the password and works once, for an hour, for its owner only', async () => {
  const [teacher, otherTeacher] = [
    await newRegisteredUser(site.db),
    await newRegisteredUser(site.db),
  ]
  await expect(createDataExportLink(teacher, { password: 'wrong' })).rejects.toMatchObject({
    code: 'wrongCurrentPassword',
  })
  const token = await createExportLink(teacher)
  expect(await consumeDataExportLink(otherTeacher, token)).toBe(false)
  for (const invalidToken of [token.slice(1), 'A'.repeat(43), '', '\0'])
    expect(await consumeDataExportLink(teacher, invalidToken)).toBe(false)
  const results = await runConcurrently(RACER_COUNT, () => consumeDataExportLink(teacher, token))
  expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(1)
  expect(await consumeDataExportLink(teacher, token)).toBe(false)
  const expiredToken = await createExportLink(teacher)
  await site.db.update(dataExports).set({ expiresAt: sql`now()` })
  expect(await consumeDataExportLink(teacher, expiredToken)).toBe(false)
  const [olderToken, newerToken] = [
    await createExportLink(teacher),
    await createExportLink(teacher),
  ]
  expect(await consumeDataExportLink(teacher, olderToken)).toBe(false)
  expect(await consumeDataExportLink(teacher, newerToken)).toBe(true)
})

test('the URL sends the file to its owner once, and nothing to another user or for HEAD', async () => {
  const [teacher, otherTeacher] = [
    await newRegisteredUser(site.db),
    await newRegisteredUser(site.db),
  ]
  const createAuthorization = async ({ id: userId, passwordHash }: typeof teacher) =>
    `Bearer ${(await startSession(site.db, { userId, passwordHash }))?.token}`
  const token = await createExportLink(teacher)
  const requestExport = async (handler: typeof GET, authorization: string) =>
    handler(
      new Request('http://localhost/', {
        method: handler === HEAD ? 'HEAD' : 'GET',
        headers: { authorization },
      }),
      {
        params: Promise.resolve({ token }),
      },
    )
  const ownAuthorization = await createAuthorization(teacher)
  expect((await requestExport(HEAD, ownAuthorization)).status).toBe(404)
  expect((await requestExport(GET, await createAuthorization(otherTeacher))).status).toBe(404)
  expect((await requestExport(GET, 'Bearer nobody')).status).toBe(401)
  const response = await requestExport(GET, ownAuthorization)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { data } = await unpackArchive(Buffer.from(await response.arrayBuffer()))
  expect(data.account[0].email).toBe(teacher.email)
  expect((await requestExport(GET, ownAuthorization)).status).toBe(404)
})

test('creates an archive with 500 certificates', async () => {
  const teacher = await newRegisteredUser(site.db)
  await site.db.execute(sql`
    with made as (
      insert into ${liveSessions} (slug, kind, title, summary, host, host_bio, starts_at, minutes,
        meeting_url, audience, attendance_method)
      select 'many-' || n, 'series', 'Ethics', 'A session', 'A host', 'of the team', now(), 60,
        'https://meet.example', 'user', 'joining' from generate_series(1, 500) n
      returning id)
    insert into ${certificates} (number, live_session_id, user_id, name)
    select 'UNS-' || id, id, ${teacher.id}, 'Meena Iyer' from made`)
  const { data } = await downloadArchive(teacher.id)
  expect(data.certificates).toHaveLength(500)
})

test('changes details by the rules of registration, and email preferences by choice', async () => {
  const teacher = await newRegisteredUser(site.db)
  const details = { firstname: ' Asha ', lastname: 'Rao', phone_number: '+91 98765-43210' }
  const parsedDetails = accountDetails.parse(details)
  const updatedViewer = await changeDetails(
    { ...teacher, isSubscribed: false, sessionId: '' } as never,
    parsedDetails,
  )
  expect(updatedViewer).toMatchObject({ id: teacher.id, name: 'Asha Rao', email: teacher.email })
  await updateMailPreferences(teacher, { reminders: false, news: true })
  const [row] = await site.db.select().from(users).where(eq(users.id, teacher.id))
  expect(row).toMatchObject({
    firstname: 'Asha',
    phoneNumber: '9876543210',
    wantsReminders: false,
    wantsNews: true,
  })
  expect(accountDetails.safeParse({ ...details, phone_number: '12' }).success).toBe(false)
})

test('shows a new privacy notice until it is closed', async () => {
  const teacher = await newRegisteredUser(site.db)
  const { id: userId, passwordHash } = teacher
  const session = await startSession(site.db, { userId, passwordHash })
  const readNotices = async () => buildNotices((await findViewerBySession(session?.id ?? '')) ?? {})
  expect(teacher).toMatchObject({
    noticeSeen: ORIGINAL_POLICY_DAYS.privacy,
    noticeSeenAt: expect.any(Date),
  })
  expect(await readNotices()).toEqual({})
  await site.db.update(users).set({ noticeSeen: '2025-01-01' }).where(eq(users.id, teacher.id))
  expect(await readNotices()).toEqual({ notice: ORIGINAL_POLICY_DAYS.privacy })
  await markNoticeSeen(teacher.id, {})
  expect(await readNotices()).toEqual({})
})

test('a message about personal data is due for reply in thirty days', async () => {
  const contactMessage = {
    name: 'Ravi',
    email: 'ravi@school.example',
    message: 'Please send me a copy.',
  }
  await sendContactMessage({ ...contactMessage, subject: ' about my DATA ' })
  await sendContactMessage({ ...contactMessage, subject: 'About the books' })
  const rows = await site.db
    .select({
      subject: contactMessages.subject,
      days: sql<number | null>`answer_by - day_in_india()`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.email, contactMessage.email))
    .orderBy(contactMessages.createdAt)
  expect(rows.map(({ days }) => days)).toEqual([30, null])
})
