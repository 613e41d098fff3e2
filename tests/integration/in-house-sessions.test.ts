import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { inHouseAttendances, inHouseSessions, memberships } from '@/db/schema'
import { getLearningRecord } from '@/lib/learning/record/record'
import { getTrainingByMembership } from '@/lib/learning/school-hours'
import { loadTrainingFile } from '@/lib/learning/training-file/load'
import { submitInHouseCode } from '@/lib/training/in-house/attendance'
import {
  cancelInHouseSession,
  planInHouseSession,
  saveInHouseAttendees,
} from '@/lib/training/in-house/plan'
import { getInHouseSession, listInHouseSessions } from '@/lib/training/in-house/session'
import { findDayInIndia } from '../support/day-in-india'
import {
  hoursFromNow,
  newInHouseSession,
  newStaff as newStaffIn,
} from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import { setClock } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const newStaff = () => newStaffIn(db)
const PLAN = { title: 'Lesson study', item: null, minutes: 60, standardDomain: null } as const
const tomorrow = findDayInIndia(1)

const listAttendees = async (sessionId: string) =>
  (await db.select().from(inHouseAttendances).where(eq(inHouseAttendances.sessionId, sessionId)))
    .map(({ userId }) => userId)
    .toSorted()

const notFound = { kind: 'notFound' }

test("only the school's present coordinator plans, reads, changes and cancels", async () => {
  const [own, other] = [await newStaff(), await newStaff()]
  const plan = { ...PLAN, day: tomorrow, time: '14:30' }
  const { id } = await planInHouseSession(own.coordinator, plan)
  const ticks = { added: [own.teacher.id], removed: [] }
  for (const viewer of [own.teacher, own.leaver])
    await expect(planInHouseSession(viewer, plan)).rejects.toMatchObject(notFound)
  for (const viewer of [own.teacher, own.leaver, other.coordinator]) {
    await expect(saveInHouseAttendees(viewer, id, ticks)).rejects.toMatchObject(notFound)
    await expect(cancelInHouseSession(viewer, id)).rejects.toMatchObject(notFound)
  }
  expect(await getInHouseSession(other.schoolId, id)).toBeNull()
  expect((await listInHouseSessions(other.schoolId)).rows).toEqual([])
  expect(await getInHouseSession(own.schoolId, id)).toMatchObject({ title: PLAN.title })
  await expect(saveInHouseAttendees(own.coordinator, id, ticks)).rejects.toMatchObject({
    kind: 'conflict',
  })
  await cancelInHouseSession(own.coordinator, id)
  await expect(cancelInHouseSession(own.coordinator, id)).rejects.toMatchObject(notFound)
})

test('the code records teachers of the school once, while it is open', async () => {
  const [own, other] = [await newStaff(), await newStaff()]
  const open = { startsAt: hoursFromNow(-1), attendanceCode: 'HJK347' }
  const { id } = await newInHouseSession(db, own.schoolId, [], open)
  await submitInHouseCode(own.teacher, ' hjk347 ')
  await submitInHouseCode(own.teacher, 'HJK347')
  expect(await listAttendees(id)).toEqual([own.teacher.id])
  const wrong = { code: 'attendanceCodeWrong' }
  await expect(submitInHouseCode(other.teacher, 'HJK347')).rejects.toMatchObject(wrong)
  await expect(submitInHouseCode(own.leaver, 'HJK347')).rejects.toMatchObject(notFound)
  for (const startsAt of [hoursFromNow(1), hoursFromNow(-26)]) {
    await db.update(inHouseSessions).set({ startsAt }).where(eq(inHouseSessions.id, id))
    await expect(submitInHouseCode(own.coordinator, 'HJK347')).rejects.toMatchObject(wrong)
  }
})

test('the code does not record a teacher who joined the school after the session', async () => {
  const { schoolId, teacher } = await newStaff()
  const past = { startsAt: hoursFromNow(-5), createdAt: hoursFromNow(-9), attendanceCode: 'HJK347' }
  const { id } = await newInHouseSession(db, schoolId, [], past)
  const joinAt = (joinedAt: Date) =>
    db.update(memberships).set({ joinedAt }).where(eq(memberships.userId, teacher.id))
  await joinAt(hoursFromNow(-3))
  const wrong = { code: 'attendanceCodeWrong' }
  await expect(submitInHouseCode(teacher, 'HJK347')).rejects.toMatchObject(wrong)
  await joinAt(hoursFromNow(-4.5))
  await submitInHouseCode(teacher, 'HJK347')
  expect(await listAttendees(id)).toEqual([teacher.id])
})

test('a session recorded afterwards counts for a teacher who joined in between', async () => {
  const { schoolId, teacher } = await newStaff()
  const [membership] = await db
    .update(memberships)
    .set({ joinedAt: new Date('2026-09-10T10:00+05:30') })
    .where(eq(memberships.userId, teacher.id))
    .returning()
  const startsAt = new Date('2026-09-09T10:00+05:30')
  await newInHouseSession(db, schoolId, [teacher.id], { startsAt })
  await setClock(db, "'2026-09-11 10:00+05:30'::timestamptz")
  const training = await getTrainingByMembership([membership?.id ?? ''])
  await setClock(db, 'now()')
  expect([...training.values()]).toMatchObject([{ shared: 60 }])
})

test('a teacher can try five codes in ten minutes', async () => {
  const { teacher } = await newStaff()
  const outcomes: string[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    await submitInHouseCode(teacher, 'WRONG7').catch((error: { kind: string }) =>
      outcomes.push(error.kind),
    )
  expect(outcomes).toEqual([...Array(5).fill('invalid'), 'tooMany'])
})

test('ticks record leavers with a seat at that time, and no one else', async () => {
  const { schoolId, coordinator, teacher, leaver } = await newStaff()
  const stranger = (await newStaff()).teacher
  const { id } = await newInHouseSession(db, schoolId, [], { startsAt: hoursFromNow(-48) })
  const save = (...added: string[]) => saveInHouseAttendees(coordinator, id, { added, removed: [] })
  for (const unknownId of [stranger.id, crypto.randomUUID()])
    await expect(save(teacher.id, unknownId)).rejects.toMatchObject({ code: 'attendeeWithoutSeat' })
  expect(await listAttendees(id)).toEqual([])
  await save(teacher.id, leaver.id)
  expect(await listAttendees(id)).toEqual([teacher.id, leaver.id].toSorted())
  await saveInHouseAttendees(coordinator, id, { added: [], removed: [teacher.id] })
  expect(await listAttendees(id)).toEqual([leaver.id])
})

/** The school year in the records follows the day in India, which would be another one in early April. */
const setToday = (day: string) =>
  db.execute(
    sql.raw(
      `create or replace function day_in_india() returns date language sql stable as $$ select date '${day}' $$`,
    ),
  )

test('hours count as in-house after the end: record, school and training file with leavers', async () => {
  await setToday('2025-06-20')
  const { schoolId, teacher, leaver } = await newStaff()
  await db.update(memberships).set({ joinedAt: new Date('2025-05-02T10:00+05:30') })
  const session = { startsAt: new Date('2025-06-18T10:00+05:30'), minutes: 90 }
  const { id } = await newInHouseSession(db, schoolId, [teacher.id, leaver.id], session)
  const record = await getLearningRecord(teacher.id)
  expect(record.split.minutes).toMatchObject({ 'in-house': 90, government: 0, other: 0 })
  expect(record.minutes).toMatchObject({ ours: 0, own: 90 })
  const file = await loadTrainingFile(schoolId)
  expect(file?.totals.minutes).toBe(180)
  expect(file?.calendar).toMatchObject([{ title: 'Lesson study', teachers: 2 }])
  const seat = and(eq(memberships.userId, teacher.id), eq(memberships.schoolId, schoolId))
  const [membership] = await db.select().from(memberships).where(seat)
  const training = await getTrainingByMembership([`${membership?.id}`])
  expect(training.get(`${membership?.id}`)).toMatchObject({ minutes: 0, shared: 90 })
  await db
    .update(inHouseSessions)
    .set({ cancelledAt: new Date() })
    .where(eq(inHouseSessions.id, id))
  expect((await loadTrainingFile(schoolId))?.totals.minutes).toBe(0)
  expect((await getLearningRecord(teacher.id)).split.all).toBe(0)
})
