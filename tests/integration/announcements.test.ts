import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  announcementRecipients,
  announcements,
  auditLog,
  liveSessionRegistrations,
  mailOutbox,
  schoolResponsibles,
  schools,
  schoolTags,
  teamRoles,
  users,
} from '@/db/schema'
import {
  createAnnouncement,
  deleteAnnouncement,
  describeTickedSchools,
  findAnnouncement,
  updateAnnouncement,
} from '@/lib/announcements/announcement'
import { listAnnouncements } from '@/lib/announcements/list'
import { moveAudience, purgeAnnouncementRecipients } from '@/lib/announcements/recipients'
import {
  cancelAnnouncement,
  enqueueDueAnnouncements,
  scheduleAnnouncement,
  sendTestAnnouncement,
} from '@/lib/announcements/schedule'
import { announcementForm } from '@/lib/announcements/schema'
import { composeEmail } from '@/lib/housekeeping/email-templates'
import { sendAnnouncementPreview } from '@/lib/housekeeping/preview-announcement'
import { sendDueMail } from '@/lib/housekeeping/send-mail'
import { renderEmailHtml } from '@/lib/mail/render'
import { unsubscribe } from '@/lib/mail/unsubscribe'
import { formatChosenSchools } from '@/lib/schools/team-filters'
import { searchSchools } from '@/lib/team/search/search'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newSchool, newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let manager: { id: string }

beforeAll(async () => {
  const instance = await openInProcessDatabase({ ANNOUNCEMENTS_PER_DAY: '40' })
  db = instance.db
  closeSite = instance.close
  manager = await newUser(db)
})
afterAll(() => closeSite())
afterEach(async () => {
  await db.delete(announcements)
  await db.delete(mailOutbox)
  // Nobody of this test is a recipient in the next one.
  await db.update(users).set({ wantsNews: false, emailConfirmedAt: null })
})

const write = (target: string, district?: string) =>
  createAnnouncement(
    manager,
    announcementForm.parse({ target, district, subject: 'Hello', body: 'Text' }),
  )

async function schedule(id: string) {
  await scheduleAnnouncement(manager, id, { day: null, time: null })
  await db.update(announcements).set({ startsAt: sql`now()` }).where(eq(announcements.id, id))
}

async function send(target: string, district?: string) {
  const id = await write(target, district)
  await schedule(id)
  await enqueueDueAnnouncements()
  return id
}

const listRecipients = async (id: string) =>
  (
    await db
      .select({ userId: announcementRecipients.userId })
      .from(announcementRecipients)
      .where(eq(announcementRecipients.announcementId, id))
  )
    .map(({ userId }) => userId)
    .sort()

const listActions = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id))
    .map(({ action }) => action)
    .sort()

const allowNews = (ids: string[]) =>
  db.update(users).set({ wantsNews: true }).where(sql`${users.id} in ${ids}`)

const newUsers = async (count: number) =>
  (await newConfirmedUsers(db, count)).map(({ id }) => id).sort()

test('news goes to users who allow it, with a link to unsubscribe', async () => {
  const [reader, other, failed, unconfirmed] = await newUsers(4)
  await allowNews([reader, failed, unconfirmed].map(String))
  await db
    .update(users)
    .set({ emailFailedAt: sql`now()` })
    .where(eq(users.id, String(failed)))
  await db
    .update(users)
    .set({ emailConfirmedAt: null })
    .where(eq(users.id, String(unconfirmed)))
  const id = await send('news')
  expect(await listRecipients(id)).toEqual([reader])
  expect(await listRecipients(id)).not.toContain(other)
  const [mail] = await db.select().from(mailOutbox)
  expect(mail).toMatchObject({ template: 'news', bulk: true, data: { userId: reader } })
})

test('consent is read when sending starts', async () => {
  const [reader, leaver] = await newUsers(2)
  await allowNews([String(reader), String(leaver)])
  const id = await write('news')
  await schedule(id)
  await db
    .update(users)
    .set({ wantsNews: false })
    .where(eq(users.id, String(leaver)))
  await enqueueDueAnnouncements()
  expect(await listRecipients(id)).toEqual([reader])
})

test('emails of news that wait in the outbox follow consent and failed addresses', async () => {
  const [reader, leaver, failed] = await newUsers(3)
  await allowNews([reader, leaver, failed].map(String))
  const id = await send('news')
  expect(await listRecipients(id)).toHaveLength(3)
  await unsubscribe({ userId: String(leaver), kind: 'news' })
  await db
    .update(users)
    .set({ emailFailedAt: sql`now()` })
    .where(eq(users.id, String(failed)))
  await sendDueMail()
  const mails = await db.select().from(mailOutbox)
  const outcomes = mails.map(({ outcome, sentAt }) => outcome ?? (sentAt ? 'sent' : 'waiting'))
  expect(outcomes.sort()).toEqual(['sent', 'withheld', 'withheld'])
})

test('a test goes to its writer without consent to news, and is recorded', async () => {
  const id = await write('news')
  const writer = { id: manager.id, firstname: 'Mala', email: 'mala@uns.example' }
  await sendTestAnnouncement(writer, id)
  await sendDueMail()
  const [mail] = await db.select().from(mailOutbox)
  expect(mail).toMatchObject({ recipient: writer.email, outcome: null, sentAt: expect.any(Date) })
  expect(await listActions(id)).toEqual(['announcement.created', 'announcement.tested'])
})

test('only a draft is deleted, once, and only by its subject', async () => {
  await allowNews(await newUsers(1))
  const id = await write('news')
  const remove = (typed = 'Hello') => deleteAnnouncement(manager, id, typed)
  await expect(remove('hello')).rejects.toMatchObject({ errors: { typed: 'subjectNotTyped' } })
  await scheduleAnnouncement(manager, id, { day: null, time: null })
  await expect(remove()).rejects.toMatchObject({ code: 'announcementNotDraft' })
  await cancelAnnouncement(manager, id)
  const results = await Promise.allSettled([remove(), remove()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await findAnnouncement(id)).toBeNull()
  expect((await listActions(id)).filter((name) => name === 'announcement.deleted')).toHaveLength(1)
})

test('an operational email has a link to unsubscribe and respects it', async () => {
  const { id: liveSessionId } = await newPastLiveSession(db)
  const [reader, leaver] = await newUsers(2)
  for (const userId of [String(reader), String(leaver)])
    await db.insert(liveSessionRegistrations).values({ liveSessionId, userId, state: 'registered' })
  await unsubscribe({ userId: String(leaver), kind: 'reminders' })
  const id = await send(`registered:${liveSessionId}`)
  expect(await listRecipients(id)).toEqual([reader])
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'announcement'))
  expect(mails.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ userId: reader, unsubscribe: 'reminders' }),
  )
})

test('a school, its board, its district, its tag, its members and its coordinator', async () => {
  const { id: schoolId, coordinator } = await newSchool(db)
  await db
    .update(schools)
    .set({ affiliationBoard: 'IB', address: '1 Temple Road, Madurai' })
    .where(eq(schools.id, schoolId))
  await db.insert(schoolTags).values({ schoolId, tag: 'pilot' })
  await db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, coordinator.id))
  const other = await newSchool(db)
  await db.insert(schoolTags).values({ schoolId: other.id, tag: 'pilots' })
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, other.coordinator.id))
  for (const [target, district] of [
    [`school:${schoolId}`],
    ['board:IB'],
    ['district', 'madurai'],
    ['tag:pilot'],
    ['members'],
    ['coordinators'],
  ])
    expect(await listRecipients(await send(String(target), district)), target).toEqual([
      coordinator.id,
    ])
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(eq(users.id, other.coordinator.id))
  expect(await listRecipients(await send('members'))).toHaveLength(2)
})

test('registered and absent users of a session', async () => {
  const { id: liveSessionId } = await newPastLiveSession(db)
  const [present, absent] = await newUsers(2)
  for (const userId of [String(present), String(absent)])
    await db.insert(liveSessionRegistrations).values({ liveSessionId, userId, state: 'registered' })
  await insertAttendances(db, liveSessionId, [{ id: String(present) }])
  expect(await listRecipients(await send(`registered:${liveSessionId}`))).toEqual([present, absent])
  expect(await listRecipients(await send(`absent:${liveSessionId}`))).toEqual([absent])
})

test('the daily limit postpones the rest; each recipient gets one email', async () => {
  await allowNews(await newUsers(50))
  const id = await write('news')
  await schedule(id)
  await Promise.all([enqueueDueAnnouncements(), enqueueDueAnnouncements()])
  expect(await listRecipients(id)).toHaveLength(40)
  expect(await findAnnouncement(id)).toMatchObject({
    ...{ state: 'sending', recipients: 40, waiting: 10 },
  })
  await db.update(announcementRecipients).set({ createdAt: sql`now() - interval '1 day'` })
  await enqueueDueAnnouncements()
  expect(await listRecipients(id)).toHaveLength(50)
  expect(await db.$count(mailOutbox)).toBe(50)
  expect(await findAnnouncement(id)).toMatchObject({ state: 'sent', waiting: 0 })
})

test('a scheduled one is not sent early, and can be cancelled', async () => {
  await allowNews(await newUsers(1))
  const id = await write('news')
  await scheduleAnnouncement(manager, id, { day: null, time: null })
  await enqueueDueAnnouncements()
  expect(await db.$count(mailOutbox)).toBe(0)
  await cancelAnnouncement(manager, id)
  expect(await findAnnouncement(id)).toMatchObject({ state: 'draft', startsAt: null })
  expect(await listActions(id)).toEqual([
    'announcement.cancelled',
    'announcement.created',
    'announcement.scheduled',
  ])
})

test('the second to save learns of the first', async () => {
  const id = await write('news')
  const form = { target: 'news', district: null, subject: 'Mine', body: 'Text', version: 1 }
  expect(await updateAnnouncement(manager, id, form)).toBeNull()
  expect(await updateAnnouncement(manager, id, { ...form, subject: 'Later' })).toMatchObject({
    version: 2,
    theirs: { subject: 'Mine' },
  })
})

test('results outlive the list of recipients', async () => {
  const readers = await newUsers(3)
  await allowNews(readers)
  const id = await send('news')
  const outcomes = ['delivered', 'bounced', 'complained'] as const
  const mails = await db.select({ id: mailOutbox.id }).from(mailOutbox)
  for (const [index, mail] of mails.entries())
    await db
      .update(mailOutbox)
      .set({ sentAt: sql`now()`, outcome: outcomes[index] })
      .where(eq(mailOutbox.id, mail.id))
  await db.update(announcements).set({ finishedAt: sql`now() - interval '29 days'` })
  await purgeAnnouncementRecipients(db)
  await db.delete(mailOutbox)
  expect(await listRecipients(id)).toEqual([])
  expect(await findAnnouncement(id)).toMatchObject({
    ...{ recipients: 3, sent: 3, delivered: 1, bounced: 1, complained: 1 },
  })
})

test('a school is found by a part of its name or address', async () => {
  const { id } = await newSchool(db, { institution_name: 'Kaveri Public School' })
  expect((await searchSchools('kaveri')).map((school) => school.id)).toEqual([id])
  expect(await searchSchools('nowhere at all')).toEqual([])
  expect(await searchSchools('')).toEqual([])
})

test('a saved view: those with a seat in schools that match while it is sent; “mine” is the author', async () => {
  const mine = await newSchool(db, { affiliation_board: 'IB', institution_name: 'Neem School' })
  const other = await newSchool(db, { affiliation_board: 'IB' })
  await db.delete(teamRoles)
  await db.insert(teamRoles).values({ userId: manager.id, role: 'manager' })
  await db.insert(schoolResponsibles).values({ schoolId: mine.id, userId: manager.id })
  await confirmCoordinators(mine, other)
  const filters = { board: 'IB', responsible: 'mine' }
  const target = `schools:${formatChosenSchools({ name: 'My IB schools', filters })}`
  const id = await write(target)
  expect(await findAnnouncement(id)).toMatchObject({ matches: 1, targetName: 'My IB schools' })
  await db.insert(schoolResponsibles).values({ schoolId: other.id, userId: manager.id })
  await schedule(id)
  await enqueueDueAnnouncements()
  expect(await listRecipients(id)).toEqual([mine.coordinator.id, other.coordinator.id].sort())
})

test('ticked schools, also after one was merged into another', async () => {
  const [first, second] = [await newSchool(db), await newSchool(db)]
  await confirmCoordinators(first, second)
  const chosen = await describeTickedSchools(`${first.id},nonsense`)
  if (!chosen) throw new Error('no school')
  const id = await write(`schools:${formatChosenSchools(chosen)}`)
  expect(await findAnnouncement(id)).toMatchObject({ matches: 1, targetName: chosen.name })
  await db.transaction((tx) => moveAudience(tx, { from: first.id, into: second.id }))
  await schedule(id)
  await enqueueDueAnnouncements()
  expect(await listRecipients(id)).toEqual([second.coordinator.id])
  expect(await describeTickedSchools('nonsense')).toBeNull()
})

test('a view without a filter is no target', () => {
  const fields = { subject: 'Hello', body: 'Text' }
  for (const target of ['schools:', 'schools:name=All', 'schools:name=x&ids=nonsense'])
    expect(announcementForm.safeParse({ target, ...fields }).success).toBe(false)
})

test('says before sending what waits for tomorrow', async () => {
  const ids = await newUsers(43)
  await allowNews(ids.map(String))
  const id = await write('news')
  expect(await findAnnouncement(id)).toMatchObject({ matches: 43, today: 40, later: 3 })
  await schedule(id)
  await enqueueDueAnnouncements()
  expect(await findAnnouncement(id)).toMatchObject({ state: 'sending', waiting: 3 })
  const { rows } = await listAnnouncements({})
  expect(rows.find((row) => row.id === id)).toMatchObject({ waiting: 3 })
})

test('the preview is the email that is sent, and runs nothing', async () => {
  const reader = { id: (await newUser(db)).id, firstname: 'Asha' }
  const id = await createAnnouncement(
    manager,
    announcementForm.parse({
      ...{ target: 'members', subject: 'Hello' },
      body: '<script>alert(1)</script> [link](javascript:alert(1))',
    }),
  )
  const response = await sendAnnouncementPreview(reader, id)
  const html = await response.text()
  expect(html).toContain('Dear Asha')
  expect(html).not.toMatch(/<script|href="javascript:/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  await sendTestAnnouncement({ ...reader, email: 'asha@uns.example' }, id)
  const [mail] = await db.select().from(mailOutbox)
  const sent = await renderEmailHtml(
    composeEmail(mail?.template as 'announcement', mail?.data as never),
  )
  expect(html).toBe(sent)
})

const confirmCoordinators = (...list: Awaited<ReturnType<typeof newSchool>>[]) =>
  db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(sql`${users.id} in ${list.map(({ coordinator }) => coordinator.id)}`)
