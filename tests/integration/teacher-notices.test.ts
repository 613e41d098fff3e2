import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, mailOutbox, users } from '@/db/schema'
import {
  announceInHouseSession,
  announceLiveSession,
  remindTeachersWithoutHours,
} from '@/lib/learning/notify-teachers'
import { hoursFromNow, newInHouseSession, newStaff } from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase({ RATE_LIMIT_SCHOOL_NOTICES: '1/604800' })
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

type Staff = Awaited<ReturnType<typeof newStaff>>

async function listEmails({ coordinator, teacher, leaver }: Staff) {
  const emails = [coordinator, teacher, leaver].map(({ email }) => email)
  return db.select().from(mailOutbox).where(inArray(mailOutbox.recipient, emails))
}

const notFound = { kind: 'notFound' }
const sent = { code: 'schoolNoticeSent' }
const tomorrow = () => ({ startsAt: hoursFromNow(24) })

test('another school, a former coordinator and a teacher can send nothing', async () => {
  const [own, other] = [await newStaff(db), await newStaff(db)]
  const { id } = await newInHouseSession(db, own.schoolId, [], tomorrow())
  const { slug } = await newLiveSession(db, tomorrow())
  for (const viewer of [own.teacher, own.leaver]) {
    await expect(remindTeachersWithoutHours(viewer)).rejects.toMatchObject(notFound)
    await expect(announceLiveSession(viewer, slug)).rejects.toMatchObject(notFound)
    await expect(announceInHouseSession(viewer, id)).rejects.toMatchObject(notFound)
  }
  await expect(announceInHouseSession(other.coordinator, id)).rejects.toMatchObject(notFound)
  expect(await listEmails(own)).toEqual([])
  // An attempt without a sent text does not count.
  expect(await announceInHouseSession(own.coordinator, id)).toBe(1)
})

test('a reminder reaches present teachers without hours once a week, and names who sent it', async () => {
  const own = await newStaff(db)
  const presses = await Promise.allSettled(
    [1, 2, 3].map(() => remindTeachersWithoutHours(own.coordinator)),
  )
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [email, ...others] = await listEmails(own)
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: own.teacher.email, template: 'trainingReminder' })
  expect(email?.data).toMatchObject({ userId: own.teacher.id })
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.schoolId, own.schoolId))
    .orderBy(auditLog.id)
  const actions = entries.map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('school.'))).toEqual([
    'school.teachers-reminded',
  ])
})

test('a teacher with hours, or who unsubscribed, is not reminded', async () => {
  const own = await newStaff(db)
  const held = { startsAt: hoursFromNow(-2), minutes: 60 }
  await newInHouseSession(db, own.schoolId, [own.teacher.id], held)
  const nobody = { code: 'noTeacherToNotify' }
  await expect(remindTeachersWithoutHours(own.coordinator)).rejects.toMatchObject(nobody)
  const other = await newStaff(db)
  await db.update(users).set({ wantsReminders: false }).where(eq(users.id, other.teacher.id))
  await expect(remindTeachersWithoutHours(other.coordinator)).rejects.toMatchObject(nobody)
})

test('a session that has not started is announced without its meeting link', async () => {
  const own = await newStaff(db)
  const { slug } = await newLiveSession(db, {
    ...tomorrow(),
    ...{ title: 'Water', meetingUrl: 'https://meet.example/secret' },
  })
  const past = await newLiveSession(db, { startsAt: hoursFromNow(-1) })
  await expect(announceLiveSession(own.coordinator, past.slug)).rejects.toMatchObject(notFound)
  expect(await announceLiveSession(own.coordinator, slug)).toBe(1)
  await expect(announceLiveSession(own.coordinator, slug)).rejects.toMatchObject(sent)
  const [email] = await listEmails(own)
  expect(email?.data).toMatchObject({ title: 'Water', link: expect.stringContaining(slug) })
  expect(JSON.stringify(email?.data)).not.toContain('meet.example')
})
