import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { inHouseAttendances, inHouseSessions, memberships } from '@/db/schema'
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
let modules: Awaited<ReturnType<typeof loadModules>>

const loadModules = async () => ({
  ...(await import('@/lib/training/in-house/plan')),
  ...(await import('@/lib/training/in-house/attendance')),
  ...(await import('@/lib/training/in-house/session')),
  ...(await import('@/lib/learning/training-file/load')),
  ...(await import('@/lib/learning/record/record')),
  ...(await import('@/lib/learning/school-hours')),
})

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  modules = await loadModules()
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
  const { id } = await modules.planInHouseSession(own.coordinator, plan)
  const ticks = { added: [own.teacher.id], removed: [] }
  for (const viewer of [own.teacher, own.leaver])
    await expect(modules.planInHouseSession(viewer, plan)).rejects.toMatchObject(notFound)
  for (const viewer of [own.teacher, own.leaver, other.coordinator]) {
    await expect(modules.saveInHouseAttendees(viewer, id, ticks)).rejects.toMatchObject(notFound)
    await expect(modules.cancelInHouseSession(viewer, id)).rejects.toMatchObject(notFound)
  }
  expect(await modules.getInHouseSession(other.schoolId, id)).toBeNull()
  expect((await modules.listInHouseSessions(other.schoolId)).rows).toEqual([])
  expect(await modules.getInHouseSession(own.schoolId, id)).toMatchObject({ title: PLAN.title })
  await expect(modules.saveInHouseAttendees(own.coordinator, id, ticks)).rejects.toMatchObject({
    kind: 'conflict',
  })
  await modules.cancelInHouseSession(own.coordinator, id)
  await expect(modules.cancelInHouseSession(own.coordinator, id)).rejects.toMatchObject(notFound)
})

test('the code records teachers of the school once, while it is open', async () => {
  const [own, other] = [await newStaff(), await newStaff()]
  const open = { startsAt: hoursFromNow(-1), attendanceCode: 'HJK347' }
  const { id } = await newInHouseSession(db, own.schoolId, [], open)
  await modules.submitInHouseCode(own.teacher, ' hjk347 ')
  await modules.submitInHouseCode(own.teacher, 'HJK347')
  expect(await listAttendees(id)).toEqual([own.teacher.id])
  const wrong = { code: 'attendanceCodeWrong' }
  await expect(modules.submitInHouseCode(other.teacher, 'HJK347')).rejects.toMatchObject(wrong)
  await expect(modules.submitInHouseCode(own.leaver, 'HJK347')).rejects.toMatchObject(notFound)
  for (const startsAt of [hoursFromNow(1), hoursFromNow(-26)]) {
    await db.update(inHouseSessions).set({ startsAt }).where(eq(inHouseSessions.id, id))
    await expect(modules.submitInHouseCode(own.coordinator, 'HJK347')).rejects.toMatchObject(wrong)
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
  await expect(modules.submitInHouseCode(teacher, 'HJK347')).rejects.toMatchObject(wrong)
  await joinAt(hoursFromNow(-4.5))
  await modules.submitInHouseCode(teacher, 'HJK347')
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
  const training = await modules.getTrainingByMembership([membership?.id ?? ''])
  await setClock(db, 'now()')
  expect([...training.values()]).toMatchObject([{ shared: 60 }])
})

test('a teacher can try five codes in ten minutes', async () => {
  const { teacher } = await newStaff()
  const outcomes: string[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    await modules
      .submitInHouseCode(teacher, 'WRONG7')
      .catch((error: { kind: string }) => outcomes.push(error.kind))
  expect(outcomes).toEqual([...Array(5).fill('invalid'), 'tooMany'])
})

test('ticks record leavers with a seat at that time, and no one else', async () => {
  const { schoolId, coordinator, teacher, leaver } = await newStaff()
  const stranger = (await newStaff()).teacher
  const { id } = await newInHouseSession(db, schoolId, [], { startsAt: hoursFromNow(-48) })
  const save = (...added: string[]) =>
    modules.saveInHouseAttendees(coordinator, id, { added, removed: [] })
  for (const unknownId of [stranger.id, crypto.randomUUID()])
    await expect(save(teacher.id, unknownId)).rejects.toMatchObject({ code: 'attendeeWithoutSeat' })
  expect(await listAttendees(id)).toEqual([])
  await save(teacher.id, leaver.id)
  expect(await listAttendees(id)).toEqual([teacher.id, leaver.id].toSorted())
  await modules.saveInHouseAttendees(coordinator, id, { added: [], removed: [teacher.id] })
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
  const record = await modules.getLearningRecord(teacher.id)
  expect(record.split.minutes).toMatchObject({ 'in-house': 90, government: 0, other: 0 })
  expect(record.minutes).toMatchObject({ ours: 0, own: 90 })
  const file = await modules.loadTrainingFile(schoolId)
  expect(file?.totals.minutes).toBe(180)
  expect(file?.calendar).toMatchObject([{ title: 'Lesson study', teachers: 2 }])
  const seat = and(eq(memberships.userId, teacher.id), eq(memberships.schoolId, schoolId))
  const [membership] = await db.select().from(memberships).where(seat)
  const training = await modules.getTrainingByMembership([`${membership?.id}`])
  expect(training.get(`${membership?.id}`)).toMatchObject({ minutes: 0, shared: 90 })
  await db
    .update(inHouseSessions)
    .set({ cancelledAt: new Date() })
    .where(eq(inHouseSessions.id, id))
  expect((await modules.loadTrainingFile(schoolId))?.totals.minutes).toBe(0)
  expect((await modules.getLearningRecord(teacher.id)).split.all).toBe(0)
})
