import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { files, inHouseAttendances, inHouseSessions, items } from '@/db/schema'
import {
  closeInHouseAttendance,
  reopenInHouseAttendance,
  submitInHouseCode,
} from '@/lib/training/in-house/attendance'
import {
  sendHandout,
  sendSchoolCertificate,
  sendSignatureList,
} from '@/lib/training/in-house/papers'
import {
  cancelInHouseSession,
  changeInHouseSession,
  saveInHouseAttendees,
} from '@/lib/training/in-house/plan'
import { listSessionItems } from '@/lib/training/in-house/session'
import {
  addSignedList,
  findSignedList,
  purgeSignedLists,
} from '@/lib/training/in-house/signed-list'
import { sendPoster } from '@/lib/training/poster'
import { hoursFromNow, newInHouseSession, newStaff } from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import { readPdfTexts } from '../support/pdf-pages'
import { createCaptions, createPng } from '../support/sample-files'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const PLAN = { title: 'Peer observation', item: null, minutes: 90, standardDomain: null } as const
const changeTo = (hours: number, version = 1, item: string | null = null) => {
  const indiaTime = hoursFromNow(hours + 5.5).toISOString()
  return { ...PLAN, item, day: indiaTime.slice(0, 10), time: indiaTime.slice(11, 16), version }
}
const notFound = { kind: 'notFound' }
const ATTENDED = { startsAt: hoursFromNow(-48) }

const readSession = async (id: string) =>
  (await db.select().from(inHouseSessions).where(eq(inHouseSessions.id, id)))[0]

const readText = async (response: Response) =>
  (await readPdfTexts(new Uint8Array(await response.arrayBuffer()))).join(' ')

async function* yieldOnce(bytes: Uint8Array) {
  yield bytes
}
const upload = (bytes: Buffer) => ({
  name: 'list.png',
  stream: { bytes: bytes.length, chunks: yieldOnce(bytes), drain: async () => {} },
})

test('another school, a former coordinator and a teacher reach none of the calls', async () => {
  const [own, other] = [await newStaff(db), await newStaff(db)]
  const { id } = await newInHouseSession(db, own.schoolId, [own.teacher.id], ATTENDED)
  await addSignedList(own.coordinator, id, upload(createPng(20, 20)))
  for (const viewer of [other.coordinator, own.leaver, own.teacher])
    for (const call of [
      () => changeInHouseSession(viewer, id, changeTo(-24)),
      () => closeInHouseAttendance(viewer, id),
      () => reopenInHouseAttendance(viewer, id),
      () => addSignedList(viewer, id, upload(createPng(10, 10))),
      () => findSignedList(viewer, id),
      () => sendHandout(viewer, id),
      () => sendSignatureList(viewer, id),
    ])
      await expect(call()).rejects.toMatchObject(notFound)
  expect((await findSignedList(own.coordinator, id))?.kind).toBe('picture')
})

test('a change counts versions, and the form opened before it is rejected', async () => {
  const { schoolId, coordinator } = await newStaff(db)
  const { id } = await newInHouseSession(db, schoolId, [], { startsAt: hoursFromNow(24) })
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => changeInHouseSession(coordinator, id, changeTo(72))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readSession(id)).toMatchObject({ title: PLAN.title, minutes: 90, version: 2 })
  await expect(changeInHouseSession(coordinator, id, changeTo(72))).rejects.toMatchObject({
    code: 'inHouseSessionChanged',
  })
})

test('a new material must be published, while one that no longer is may stay', async () => {
  const { schoolId, coordinator } = await newStaff(db)
  const itemId = await anyVideo()
  const { id } = await newInHouseSession(db, schoolId, [], ATTENDED)
  const change = (version: number, item: string | null) =>
    changeInHouseSession(coordinator, id, changeTo(-48, version, item))
  await expect(change(1, 'nothing')).rejects.toMatchObject({ errors: { item: 'valueInvalid' } })
  await change(1, itemId)
  await db
    .update(items)
    .set({ state: 'draft' })
    .where(eq(items.id, `${itemId}`))
  await change(2, itemId)
  expect(await readSession(id)).toMatchObject({ itemId, version: 3 })
})

test('the poster lists live and own sessions of the month, for coordinators only', async () => {
  const [own, other] = [await newStaff(db), await newStaff(db)]
  const soon = { startsAt: hoursFromNow(0.1) }
  await newInHouseSession(db, own.schoolId, [], { ...soon, title: 'Own topic' })
  await newInHouseSession(db, own.schoolId, [], { ...soon, title: 'Off', cancelledAt: new Date() })
  await newInHouseSession(db, other.schoolId, [], { ...soon, title: 'Their topic' })
  for (const viewer of [own.teacher, own.leaver])
    await expect(sendPoster(viewer)).rejects.toMatchObject(notFound)
  const text = await readText(await sendPoster(own.coordinator))
  expect(text).toContain('Own topic')
  expect(text).toContain('In our school')
  expect(text).not.toMatch(/Their topic|Off/)
})

test('recorded teachers must have had a seat at the new time, which is not in the future', async () => {
  const { schoolId, coordinator, teacher, leaver } = await newStaff(db)
  const present = [teacher.id, leaver.id]
  const { id } = await newInHouseSession(db, schoolId, present, ATTENDED)
  const elsewhere = { code: 'inHouseAttendeesElsewhere' }
  const change = (hours: number) => changeInHouseSession(coordinator, id, changeTo(hours))
  await expect(change(48)).rejects.toMatchObject(elsewhere)
  // After the leaver left.
  await expect(change(-12)).rejects.toMatchObject(elsewhere)
  expect(await readSession(id)).toMatchObject({ version: 1 })
  await change(-24 * 5)
  expect(await readSession(id)).toMatchObject({ version: 2 })
})

test('a closed attendance stays as it is until it is opened again', async () => {
  const { schoolId, coordinator, teacher, leaver } = await newStaff(db)
  const running = { startsAt: hoursFromNow(-1), minutes: 120, attendanceCode: 'KLM347' }
  const { id } = await newInHouseSession(db, schoolId, [], running)
  await expect(closeInHouseAttendance(coordinator, id)).rejects.toMatchObject({
    code: 'inHouseSessionNotOver',
  })
  await db.update(inHouseSessions).set({ minutes: 30 }).where(eq(inHouseSessions.id, id))
  await closeInHouseAttendance(coordinator, id)
  const closed = { code: 'inHouseAttendanceClosed' }
  const ticks = { added: [leaver.id], removed: [] }
  for (const call of [
    () => closeInHouseAttendance(coordinator, id),
    () => changeInHouseSession(coordinator, id, changeTo(-24)),
    () => saveInHouseAttendees(coordinator, id, ticks),
  ])
    await expect(call()).rejects.toMatchObject(closed)
  await expect(submitInHouseCode(teacher, 'KLM347')).rejects.toMatchObject({
    code: 'attendanceCodeWrong',
  })
  await reopenInHouseAttendance(coordinator, id)
  await submitInHouseCode(teacher, 'KLM347')
  expect(await db.$count(inHouseAttendances, eq(inHouseAttendances.sessionId, id))).toBe(1)
})

test('a signed list replaces the one before, and goes with a cancelled session', async () => {
  const { schoolId, coordinator } = await newStaff(db)
  const { id } = await newInHouseSession(db, schoolId, [], ATTENDED)
  const before = await db.$count(files)
  await expect(
    addSignedList(coordinator, id, upload(Buffer.from(createCaptions()))),
  ).rejects.toMatchObject({ code: 'photoNotFound' })
  await addSignedList(coordinator, id, upload(createPng(21, 20)))
  await addSignedList(coordinator, id, upload(createPng(22, 20)))
  expect(await db.$count(files)).toBe(before + 1)
  await cancelInHouseSession(coordinator, id)
  expect(await db.$count(files)).toBe(before)
  const old = await newInHouseSession(db, schoolId, [], {
    startsAt: hoursFromNow(-24 * 365 * 3 + 1),
  })
  await addSignedList(coordinator, old.id, upload(createPng(23, 20)))
  await purgeSignedLists(db)
  expect((await readSession(old.id))?.signedListFileId).not.toBeNull()
  const tooOld = { startsAt: hoursFromNow(-24 * (365 * 3 + 1)) }
  await db.update(inHouseSessions).set(tooOld).where(eq(inHouseSessions.id, old.id))
  await db.delete((await import('@/db/schema')).uploads)
  await purgeSignedLists(db)
  expect(await db.$count(files)).toBe(before)
})

test('the papers name the school, the session and those who had a seat', async () => {
  const { schoolId, coordinator, teacher } = await newStaff(db)
  const { id } = await newInHouseSession(db, schoolId, [], {
    ...ATTENDED,
    itemId: await anyVideo(),
  })
  expect(await readText(await sendHandout(coordinator, id))).toContain('Lesson study')
  const list = await readText(await sendSignatureList(coordinator, id))
  expect(list).toContain(`${teacher.firstname} ${teacher.lastname}`)
})

const anyVideo = async () => {
  return (await listSessionItems())[0]?.value ?? null
}

test('the certificate is of the school: after closing, for attendees only, without a number', async () => {
  const { schoolId, coordinator, teacher, leaver } = await newStaff(db)
  const { id } = await newInHouseSession(db, schoolId, [leaver.id], ATTENDED)
  await expect(sendSchoolCertificate(leaver, id)).rejects.toMatchObject(notFound)
  await closeInHouseAttendance(coordinator, id)
  for (const viewer of [teacher, coordinator])
    await expect(sendSchoolCertificate(viewer, id)).rejects.toMatchObject(notFound)
  const text = await readText(await sendSchoolCertificate(leaver, id))
  expect(text).toContain('Certificate of in-house training')
  expect(text).toContain('This is not a certificate of UNS.')
  expect(text).not.toMatch(/UNS-|Certificate number/)
  await cancelInHouseSession(coordinator, id)
  await expect(sendSchoolCertificate(leaver, id)).rejects.toMatchObject(notFound)
})
