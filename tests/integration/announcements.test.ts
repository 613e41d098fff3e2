import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  announcementRecipients,
  announcements,
  auditLog,
  liveSessionRegistrations,
  mailOutbox,
  schools,
  schoolTags,
  users,
} from '@/db/schema'
import {
  createAnnouncement,
  deleteAnnouncement,
  findAnnouncement,
  updateAnnouncement,
} from '@/lib/announcements/announcement'
import { purgeAnnouncementRecipients } from '@/lib/announcements/recipients'
import {
  cancelAnnouncement,
  enqueueDueAnnouncements,
  scheduleAnnouncement,
  sendTestAnnouncement,
} from '@/lib/announcements/schedule'
import { announcementForm } from '@/lib/announcements/schema'
import { sendDueMail } from '@/lib/housekeeping/send-mail'
import { unsubscribe } from '@/lib/mail/unsubscribe'
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
